import type { Figure } from '../figure.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { drapery } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { locks } from '../kit/hair.ts';
import { grip } from '../kit/hands.ts';
import { arm } from '../kit/limbs.ts';
import { leaf } from '../kit/plants.ts';
import { scales } from '../kit/scales.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Centaur, pacing to the left with the thyrsus in his hand: Menkent and iota the shoulders, psi and eta the arm, kappa the hand, nu and zeta the trunk, epsilon the horse's
 * breast, gamma and delta its back, pi the tail, Rigil Kentaurus a fetlock, Hadar a knee, lambda the hock.
 */
export const figure: Figure = {
  draw(pen) {
    // cloak behind, from the right shoulder over the arm
    drapery(pen, '470,150 570,190 640,250 720,270', '500,200 540,300 590,380 640,440', { folds: 4, hem: 22, tone: 12, top: false });
    // tail
    locks(
      pen,
      [
        '812,560 880,560 936,640 944,800',
        '810,576 864,590 908,680 904,860',
        '806,590 848,620 872,710 858,880',
        '800,606 830,650 838,730 822,840',
      ],
      '0-1 7x38, 0-0.65 5x34',
      { w: 2.3, curl: 0.08 },
    );
    // far legs
    hoofedLeg(pen, '700,590 634,694 684,800 630,888 608,948', 130, { hind: true, front: 1 });
    hoofedLeg(pen, '440,570 400,640 272,656 278,764 252,826', 120, { front: 1 });
    // trunk of the horse
    const trunk = pen.part(
      '520,400 560,430 610,446 664,450 724,470 790,510 834,566 846,630 800,680 720,690 640,700 560,712 480,702 410,664 356,610 330,540 340,474 372,430',
      { ink: '0-7 9-16', w: 3.3 },
    );
    pen.shade(trunk, '9-13', 44, { spacing: 5.6 });
    // near legs
    hoofedLeg(pen, '770,590 704,700 790,826 758,908 742,966', 156, { hind: true, front: 1 });
    hoofedLeg(pen, '452,590 430,660 @bet+2,10 384,876 366,942', 138, { front: 1 });
    pen.line('470,480 452,560 470,640', 2.1, SOFT);
    pen.band('470,480 452,560 470,640', 26, { side: -1 });
    pen.line('700,520 676,590 690,650', 2.1, SOFT);
    pen.band('700,520 676,590 690,650', 24, { side: 1 });
    pen.lines(['560,560 552,610 562,660', '600,556 594,610 604,664', '640,560 634,604 642,650'], 1.5, SOFT);
    // the thyrsus
    const staff = pen.at('90,352', 80);
    staff.part('-270,-7! 560,-7! 560,7! -270,7!', { w: 2.4 });
    for (const [x, side] of [
      [-226, 1],
      [-226, -1],
      [-206, 1],
      [-206, -1],
    ] as const)
      leaf(staff, `${x},0`, `${x + 46},${side * 40}`, 26, { w: 2, bend: 0.1 * side });
    const cone = staff.part('-228,-20 -226,20 -256,30 -296,24 -328,0 -296,-24 -256,-30', { w: 2.8 });
    scales(staff, '-228,-24 -222,0 -228,24', '-330,-12 -334,0 -330,12', 6, 4, { clip: cone.region, w: 1.8, kind: 'line' });
    // far arm: shoulder, elbow, hand at kappa
    arm(pen, '318,176 222,274 112,348', 78, { back: -1 });
    grip(pen.at('116,346', 176, 1.0, true));
    // trunk of the man
    const chest = pen.part(
      '376,136 340,144 300,160 288,196 306,250 324,310 330,370 352,440 380,520 450,560 520,470 534,400 520,330 536,270 556,220 548,176 500,152 448,140',
      { ink: '0-3 4-7 10-13 15-17', w: 3.2 },
    );
    pen.shade(chest, '10-14', 44);
    const front = pen.at('414,172', 0, 0.94);
    front.line('-14,6 -22,50 -24,95 -16,160 -4,230', 1.9, { taper: [0.2, 0.3] });
    front.line('-104,70 -84,104 -50,108 -24,92', 2.3, { taper: [0.25, 0.3] });
    front.line('110,66 80,110 20,114 -22,92', 2.3, { taper: [0.25, 0.3] });
    front.band('-22,94 20,114 80,110 108,68', 22, { side: -1, angle: 70 });
    front.band('-102,74 -84,104 -50,108 -26,94', 14, { side: -1, angle: 70 });
    front.lines(['-30,4 -70,-2 -108,10', '0,6 50,4 100,18'], 1.9, SOFT);
    front.line('-26,114 -58,150 -68,200', 1.7, SOFT);
    front.line('-18,114 40,148 62,200 60,250', 1.8, SOFT);
    front.lines(['-54,156 -36,162 -22,154', '-54,200 -34,206 -16,198', '-18,154 8,160 30,150', '-12,198 14,204 38,194'], 1.4, SOFT);
    front.dot('-74,80', 2.4);
    front.dot('62,82', 2.6);
    front.line('-12,238 -7,244 0,238', 1.8);
    // hair where man becomes horse
    locks(pen, ['346,430 352,462 372,500', '400,450 412,486 424,520', '460,440 470,476 478,508', '524,408 528,440 540,466'], '0-1 8x27', {
      w: 1.9,
      curl: 0.1,
    });
    // near arm, thrown back, the hand on the cloak
    arm(pen, '522,190 612,282 690,226', 84, { back: 1 });
    pen.line('532,163 544,168 553,175', 3, { taper: [0, 0] });
    grip(pen.at('686,228', -34, 1.02));
    // head
    const neck = pen.part('384,90 378,138 400,168 450,160 462,136 456,80', { ink: '0-1 4-5', w: 2.8 });
    pen.shade(neck, '3-5', 26);
    const head = pen.at('412,88', 180, 1, true);
    profile(head, { stern: true });
    locks(
      head,
      ['-14,10 -18,40 -8,70 4,88', '4,24 6,50 16,80 24,100', '26,28 32,52 40,78 42,96', '42,22 52,34 56,52 54,70'],
      '0.25-1 6x21, 0-0.6 6x19',
      { w: 2, curl: 0.08 },
    );
    head.line('22,26 34,21 46,24', 2.2, { taper: [0.4, 0.2] });
    locks(
      head,
      [
        '34,-44 24,-60 4,-70 -16,-70',
        '26,-40 0,-54 -26,-60 -48,-42',
        '12,-32 -14,-38 -40,-26 -56,0',
        '0,-20 -22,-14 -44,6 -48,34',
        '-16,-6 -28,10 -38,28 -36,48',
      ],
      '0.35-1 7x24, 0-0.65 7x22',
      { w: 2, curl: 0.1 },
    );
  },
};
