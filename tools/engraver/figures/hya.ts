import type { Figure } from '../figure.ts';
import { lock } from '../kit/hair.ts';
import { serpent } from '../kit/serpents.ts';
import { SOFT } from '../style.ts';

/**
 * The Water Serpent: epsilon the crown, sigma the nostril, Ukdah the neck, Alphard the heart; the tail ends beyond the fifty-eighth star. Between nu and gamma its back is
 * left smooth from above: there stand the Cup and the Raven.
 */
export const figure: Figure = {
  draw(pen) {
    serpent(
      pen,
      '40,952 100,962 150,930 150,876 98,842 46,806 40,744 @58 @pi 226,590 @gam 330,622 350,672 344,724 326,776 328,826 352,866 390,880 428,864 450,822 452,770 446,716 @ksi 536,596 546,522 556,476 580,446 606,438 632,446 656,476 666,522 666,600 662,680 676,728 698,752 722,758 746,750 772,722 786,672 778,616 754,570 738,534 736,500 748,466 760,428 766,386 794,346 838,334',
      [3, 16, 26, 34, 44, 54, 64, 72, 78, 82, 82, 80, 76, 72, 66, 62],
      { belly: 1, bands: 20, rows: 3 },
    );
    const head = pen.at('868,336', 18);
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
