import type { Figure } from '../figure.ts';
import { drapery } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { bareFoot } from '../kit/feet.ts';
import { locks } from '../kit/hair.ts';
import { grip, openHand } from '../kit/hands.ts';
import { river } from '../kit/serpents.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Water Bearer on one knee: Sadalmelik and Sadalsuud the shoulders, zeta the jar, Albali the hand with the cloth, Ancha the side, iota the loins, Skat the knee
 * that is up; the water goes over lambda, psi and 88 towards the mouth of the Southern Fish.
 */
export const figure: Figure = {
  draw(pen) {
    // the mantle he holds out
    const mantle = drapery(pen, '646,400 672,500 660,610 690,700 664,770', '930,466 946,560 918,650 962,740 940,816', {
      folds: 7,
      hem: 22,
      tone: 0,
      top: false,
    });
    for (const way of ['700,520 690,610 716,700 700,770', '800,530 790,620 824,710 806,790', '896,520 880,640 920,730 906,800'])
      pen.band(way, 26, { side: -1, angle: 66, spacing: 6.4, clip: mantle.region });
    // the stream
    river(
      pen,
      '284,300 262,352 220,408 150,442 92,486 62,560 84,650 @88-10,0 164,830 202,920 206,944',
      [44, 58, 68, 76, 82, 84, 86, 84, 80, 66, 40],
      { current: 4 },
    );
    pen.lines(['150,938 176,958 206,956 222,940 210,928', '262,936 244,958 216,966 190,976', '120,952 146,974 176,980'], 2.2, {
      taper: [0.2, 0.3],
    });
    // the leg he kneels on
    bareFoot(pen.at('752,856', 80, 1.05, true));
    const shin = pen.part('520,800 600,808 690,826 752,834 760,876 700,892 590,904 490,904', { ink: '0-3 4-7', w: 3 });
    pen.shade(shin, '4-7', 26, { spacing: 6 });
    const kneeling = pen.part('420,620 410,720 424,820 452,884 500,908 548,894 584,830 606,740 600,620', { ink: '0-7', w: 3.1 });
    pen.shade(kneeling, '4-7', 34, { spacing: 6 });
    pen.line('446,850 470,836 500,844', 1.8, SOFT);
    // the leg that is up
    bareFoot(pen.at('290,872', 178, 1.08, true));
    const calf = pen.part('206,604 204,680 228,760 268,862 312,860 320,790 306,720 270,650', { ink: '0-3 4-7', w: 3 });
    pen.shade(calf, '4-7', 24);
    pen.line('246,690 262,750 284,810', 1.6, SOFT);
    const thigh = pen.part('420,520 350,536 280,556 222,580 196,606 204,644 250,668 330,684 430,690 480,640', { ink: '0-8', w: 3.2 });
    pen.shade(thigh, '5-8', 32, { spacing: 6 });
    pen.line('220,606 246,600 262,622', 1.9, SOFT);
    pen.line('226,640 248,646 262,632', 1.7, SOFT);
    // the arm with the cloth
    const fore = pen.part('796,436 850,442 894,452 892,490 846,504 796,508 776,478', { ink: '0-2 3-5', w: 3 });
    pen.shade(fore, '3-5', 20);
    const upper = pen.part('640,320 692,336 744,374 800,430 812,470 792,500 744,490 690,462 640,434', { ink: '0-8', w: 3.1 });
    pen.shade(upper, '4-7', 28, { spacing: 6 });
    pen.line('704,360 708,396 692,424', 1.8, SOFT);
    grip(pen.at('888,470', 4, 1.02));
    // trunk
    const trunk = pen.part(
      '574,236 562,258 520,254 474,246 452,290 452,340 424,420 392,490 366,560 430,640 560,630 590,550 604,490 636,440 690,400 676,340 640,300 640,262',
      { ink: '0-3 5-8 11-13', w: 3.2 },
    );
    pen.shade(trunk, '11-13', 40, { spacing: 6 });
    pen.line('566,318 540,370 512,430 494,486', 1.9, { taper: [0.2, 0.3] });
    pen.line('640,424 600,434 560,418 534,388', 2, { taper: [0.3, 0.4], end: [0.1, 0.1] });
    pen.line('528,388 500,396 474,380', 2.1, { taper: [0.2, 0.4] });
    pen.line('586,318 626,338 656,366', 1.8, { taper: [0.2, 0.5] });
    pen.line('552,306 528,284 500,276', 1.8, { taper: [0.2, 0.5] });
    pen.lines(
      [
        '520,420 544,436 566,438',
        '506,452 530,466 556,464',
        '500,424 478,420 462,408',
        '584,456 570,484 566,506',
        '440,420 446,450 436,480',
      ],
      1.6,
      SOFT,
    );
    // overfold about the hips
    drapery(pen, '388,476 344,524 306,590 312,676', '610,486 650,560 660,650 634,760', { folds: 5, hem: 22, tone: 15, top: false });
    pen.part('384,464 450,500 530,516 614,478 618,504 534,544 446,528 376,494', { w: 2.7, tone: 12 });
    // jar
    const jar = pen.at('370,206', 136, 1.06);
    tube(jar, '22,64 52,104 92,92 100,34', [15, 14, 13, 12], { w: 2.6, tone: 5 });
    const clay = jar.part(
      '-132,-32! -118,-34! -110,-16 -88,-34 -52,-66 -8,-78 30,-64 58,-36 74,-24 96,-28 112,-44! 116,0 112,44! 96,28 74,24 58,36 30,64 -8,78 -52,66 -88,34 -110,16 -118,34! -132,32!',
      { w: 3.1 },
    );
    pen.shade(clay, '2-8', 44, { spacing: 5.4 });
    const mouth = jar.part(oval(114, 0, 12, 44, 14), { w: 2.5 });
    jar.band('106,-40 103,0 106,40', 16, { side: -1, angle: 85, spacing: 5, clip: mouth.region });
    jar.line('-110,-16 -106,0 -110,16', 2, { taper: [0.05, 0.05] });
    for (const [x, y] of [
      [-44, 69],
      [-34, 72],
      [24, 66],
      [34, 60],
    ] as const)
      jar.line(`${x},${-y} ${x + 15},${-y * 0.4} ${x + 15},${y * 0.4} ${x},${y}`, 1.9, { taper: [0.03, 0.03] });
    for (let k = -2; k <= 3; k++)
      jar.at(`${14 - k * k * 1.4},${k * 20}`).line('-22,-8 -6,-10 -2,0 -12,4 -15,-2', 1.6, { taper: [0.1, 0.1] });
    // the arm about the jar
    const low = pen.part('452,414 404,420 372,376 336,330 366,306 410,340 452,366', { ink: '0-3 4-6', w: 3 });
    pen.shade(low, '0-2', 18);
    const top = pen.part('530,262 486,240 448,262 426,310 404,366 396,410 430,430 462,410 488,366 510,330', { ink: '0-9', w: 3.1 });
    pen.shade(top, '6-9', 24, { spacing: 6 });
    pen.line('470,274 486,310 480,340', 1.7, SOFT);
    openHand(pen.at('354,322', 226, 0.98, true), { spread: 0.9 });
    // neck and head, looking after the water
    const neck = pen.part('580,226 574,256 560,284 600,316 658,322 638,270 636,180', { ink: '4-6', w: 2.9 });
    pen.shade(neck, '4-6', 22);
    const head = pen.at('604,180', 168, 1.08, true);
    profile(head);
    locks(
      head,
      [
        '36,-40 38,-58 20,-74 -4,-74',
        '30,-44 8,-62 -22,-70 -46,-52',
        '20,-38 -10,-50 -42,-44 -64,-14',
        '6,-26 -18,-32 -46,-16 -66,22',
        '-6,-16 -24,-12 -46,14 -62,52',
        '-16,-4 -26,8 -36,32 -46,66',
      ],
      '0.4-1 9x22, 0.2-0.8 8x20, 0-0.5 7x17',
      { w: 2.1, curl: 0.13 },
    );
    head.lines(['36,-36 2,-46 -36,-34 -56,-6', '38,-29 4,-39 -32,-28 -52,0'], 2.2, { taper: [0.05, 0.05] });
  },
};
