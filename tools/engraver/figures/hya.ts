import type { Figure } from '../figure.ts';
import { lock } from '../kit/hair.ts';
import { serpent } from '../kit/serpents.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Water Serpent: epsilon the crown, sigma the nostril, Ukdah the neck, Alphard the heart; the tail ends beyond the fifty-eighth star. Between nu and gamma its back is
 * left smooth from above: there stand the Cup and the Raven.
 */
export const figure: Figure = {
  draw(pen) {
    serpent(
      pen,
      '40,952 100,966 152,934 150,876 98,836 52,794 46,736 @58 @pi 228,602 @gam 322,624 336,692 332,764 356,826 404,846 450,816 468,750 482,690 518,636 546,572 588,520 650,506 716,512 782,546 820,616 806,694 742,742 668,726 632,664 648,590 696,536 744,492 768,446 780,396 830,346',
      [3, 18, 30, 40, 50, 60, 70, 78, 84, 88, 88, 86, 84, 80, 76, 70],
      { belly: 1, bands: 18, rows: 3 },
    );
    const head = pen.at('860,330', 16, 1.14);
    // frill: a web between five spines
    head.part('-30,-50 -96,-100! -98,-70 -130,-54! -122,-28 -146,2! -122,28 -130,58! -98,70 -92,104! -40,52', { w: 2.7 });
    for (const [from, to] of [
      ['-40,-44', '-96,-98'],
      ['-56,-24', '-128,-53'],
      ['-62,0', '-144,2'],
      ['-56,26', '-128,57'],
      ['-44,44', '-91,101'],
    ] as const)
      head.line(`${from} ${to}`, 2.2, { taper: [0.6, 0.05], end: [0.05, 0.8] });
    // lower jaw, tongue
    const jaw = head.part('-56,36 -30,62 10,78 50,92 76,90 84,78 66,70 30,54 -6,28', { ink: '0-7', w: 2.8 });
    head.shade(jaw, '1-4', 12);
    head.line('0,40 40,50 76,48 100,56', 3, { taper: [0.1, 0.05] });
    head.lines(['98,55 114,54 124,46', '98,55 112,62 122,70'], 2.2, { taper: [0.05, 0.5] });
    for (const [x, y] of [
      [70, 74],
      [52, 66],
    ])
      lock(head, `${x},${y}`, `${Number(x) + 6},${Number(y) - 18}`, 8, { bend: 0.05, w: 1.6, inner: 0 });
    const skull = head.part('-72,-36 -40,-54 0,-56 36,-48 70,-36 98,-30 114,-14 108,4 92,14 60,12 26,18 0,36 -40,52 -72,40', {
      ink: '0-12',
      w: 3,
    });
    head.shade(skull, '8-12', 14);
    for (const [x, y] of [
      [88, 14],
      [68, 13],
    ])
      lock(head, `${x},${Number(y) - 3}`, `${Number(x) + 1},${Number(y) + 20}`, 8, { bend: 0.08, w: 1.6, inner: 0 });
    head.line('2,-30 18,-44 36,-40 46,-26', 3, { taper: [0.3, 0.1] });
    head.line('4,-29 24,-20 44,-26', 1.7);
    head.line('26,-40 28,-32 26,-24', 3.4);
    head.line('-10,-40 16,-56 48,-44', 2, SOFT);
    head.line('90,-22 98,-26 102,-18', 2.2, { taper: [0.3, 0.3] });
    head.line('44,-16 70,-12 88,-4', 1.5, SOFT);
    head.line('-34,-50 -22,-8 -36,40', 2, SOFT);
    head.band('-34,-46 -22,-8 -36,36', 20, { spacing: 5 });
  },
};
