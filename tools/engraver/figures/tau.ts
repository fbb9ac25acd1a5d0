import type { Figure } from '../figure.ts';
import { along, piece, through } from '../geometry.ts';
import { locks } from '../kit/hair.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../line-styles.ts';

/** The Bull, coming down from the right: Aldebaran the eye, the horns to Elnath and Tianguan, the Pleiades on the shoulder. */
export const figure: Figure = {
  bleeds: ['right'],
  draw(pen) {
    const head = pen.at('582,490', 35.5, 1.1);
    // body behind the head, running out of the frame on the right
    const body = pen.part(
      '560,400 606,344 660,296 722,256 786,236 850,250 930,258 1030,268 1160,262 1160,690 1040,706 900,744 820,770 740,780 664,752 616,692 584,620 560,540',
      { ink: '0-8 9-11 13-17', w: 3.3, taper: [0.06, 0.06] },
    );
    pen.shade(body, '9-12', 80, { bend: 0.14, profile: (u) => 0.5 + 0.5 * u });
    pen.shade(body, '13-16', 44);
    pen.shade(body, '1-4', 22, { spacing: 5.5 });
    // far foreleg, stretched forward
    const far = pen.part(
      '650,690 596,726 540,756 506,782 490,806 462,842 440,868 420,884 404,908 402,930 440,936 470,924 474,900 486,880 512,852 538,834 572,826 630,812 700,796',
      { ink: '0-18', w: 3 },
    );
    pen.shade(far, '11-17', 28);
    pen.line('420,884 446,894 476,898', 2.4);
    pen.line('442,896 434,934', 1.8);
    pen.band('424,888 446,895 472,899', 14);
    pen.line('432,872 458,882 484,884', 1.5, { taper: [0.3, 0.3] });
    pen.line('506,784 520,806 540,832', 1.5, { taper: [0.4, 0.4], kind: 'hatch' });
    const chest = pen.part('560,540 700,560 800,620 820,740 740,780 664,752 616,692 584,620', { ink: '4-0', w: 3.3, wash: false });
    pen.shade(chest, '4-0', 56);
    pen.line('640,640 652,690 690,736', 2, SOFT);
    pen.band('640,640 652,690 690,736', 20, { side: -1 });
    // near foreleg, folded: cannon first, then the forearm
    const cannon = pen.part('692,776 700,814 748,842 790,860 810,880 826,906 862,914 886,896 872,864 838,842 800,824 764,800 730,772', {
      ink: '0-11',
      w: 3,
    });
    pen.shade(cannon, '1-5', 20);
    pen.line('810,882 836,870 872,864', 2.2);
    pen.line('842,911 852,886', 1.8);
    pen.line('818,872 842,858 866,856', 1.4, { taper: [0.4, 0.4], kind: 'hatch' });
    const forearm = pen.part(
      '742,640 708,700 682,744 672,776 684,804 712,810 750,796 800,788 850,782 890,760 906,720 904,640 860,560 800,560',
      { ink: '0-10', w: 3.2, taper: [0.2, 0.15] },
    );
    pen.shade(forearm, '4-10', 44);
    pen.line('694,748 712,766 712,794', 1.8, { taper: [0.4, 0.4] });
    pen.line('760,690 740,730 738,770', 1.5, FAINT);
    // shoulder
    pen.line('840,380 812,470 806,560 830,640 872,700', 2.6, { taper: [0.5, 0.4], end: [0.05, 0.05] });
    pen.band('826,430 806,500 808,580 836,650 872,700', 44, { side: -1 });
    pen.line('930,690 956,620 950,560', 2.2, { taper: [0.3, 0.6], end: [0.3, 0.05] });
    pen.band('930,690 956,620 950,560', 30, { angle: 110 });
    // neck folds and ribs
    for (const fold of ['664,320 690,380 724,430 760,520 752,600', '716,284 744,360 778,440 788,520', '640,600 690,640 740,636 776,600']) {
      pen.line(fold, 2, SOFT);
      pen.band(fold, 24, { side: -1 });
    }
    pen.band('800,250 870,266 950,272 1060,278 1150,276', 26, { spacing: 6, w: 1.1, jitter: 0.5 });
    for (let k = 0; k < 6; k++) {
      pen.line(`${930 + k * 34},${400 + k * 8} ${948 + k * 34},500 ${938 + k * 34},${620 - k * 12}`, 1.5, FAINT);
    }
    // ears
    for (const side of head.both()) {
      side.part('-66,58 -84,86 -84,118 -62,146 -42,142 -30,116 -34,88 -44,64', { ink: '0-7', w: 2.8 });
      side.strands(['-62,72 -66,100 -52,144', '-50,70 -48,100 -46,140', '-44,70 -38,96 -40,126'], 12, { w: 1.5 });
    }
    // horns
    for (const axis of ['540,412 552,344 524,272 452,210 340,164 @bet', '490,486 438,520 364,526 276,500 180,444 @zet']) {
      const horn = tube(pen, axis, [54, 50, 42, 32, 20, 3], { w: 3, tip: true });
      pen.band(piece(horn.left, 0, 0.85), 19, { clip: horn.ring.region });
      for (const t of [0.05, 0.09, 0.13, 0.17, 0.22, 0.28])
        pen.line(through([...along(horn.left, [t]), ...along(horn.axis, [t + 0.022]), ...along(horn.right, [t])]), 1.6, {
          taper: [0.3, 0.3],
        });
    }
    // head
    const skull = head.part(
      '-96,0 -92,36 -70,58 -34,68 2,70 36,60 70,47 100,46 126,50 146,42 162,22 166,0 162,-22 146,-42 126,-50 100,-46 70,-47 36,-60 2,-70 -34,-68 -70,-58 -92,-36',
      { ink: '2-20', w: 3.3 },
    );
    pen.shade(skull, '3-7', 26);
    pen.shade(skull, '16-19', 12, { w: 1.1 });
    for (const side of head.both()) {
      side.line('-14,40 -6,52 6,56 16,46', 3, { taper: [0.3, 0.3] });
      side.line('-12,40 2,38 16,46', 2, { taper: [0.3, 0.3] });
      side.dot('2,47', 5);
      side.line('-34,34 -24,54 -6,64 14,62', 2.2, { taper: [0.4, 0.4], end: [0.05, 0.05] });
      side.line('22,44 26,52 22,58', 1.4, { taper: [0.4, 0.4], kind: 'hatch' });
      side.line('20,32 52,26 84,25 106,32', 1.9, { taper: [0.4, 0.4], end: [0.05, 0.05] });
      side.band('20,33 52,27 84,26 104,32', 16);
      side.line('108,30 118,37 130,32 134,20', 2.8, { taper: [0.4, 0.5], end: [0.1, 0.1] });
      side.line('118,24 124,28 130,22', 4.5, { taper: [0.4, 0.4], end: [0.1, 0.1] });
    }
    head.line('150,-38 148,-20 152,0 148,20 150,38', 2.2, { taper: [0.3, 0.3] });
    head.line('132,0 151,0', 1.8);
    head.line('104,-28 100,0 104,28', 1.6, { taper: [0.4, 0.4], kind: 'hatch' });
    // poll tuft and forelock
    locks(
      head,
      ['-84,-46 -104,-44 -120,-34', '-84,-22 -108,-20 -128,-12', '-84,0 -110,0 -130,4', '-84,22 -108,22 -126,22', '-84,46 -102,46 -116,42'],
      '0-1 9x17',
      { w: 2.1, curl: 0.1, inner: 2 },
    );
    locks(
      head,
      [
        '-104,-40 -70,-52 -44,-46 -20,-34',
        '-108,-20 -70,-26 -36,-24 2,-18',
        '-110,0 -70,0 -30,0 18,0',
        '-108,20 -70,26 -36,24 2,18',
        '-104,40 -70,52 -44,46 -20,34',
      ],
      '0.3-1 9x19, 0.1-0.75 9x19, 0-0.5 9x18',
      { w: 2.1, curl: 0.12, inner: 2 },
    );
  },
};
