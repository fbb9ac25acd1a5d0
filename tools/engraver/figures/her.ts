import type { Figure } from '../figure.ts';
import { drapery } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { bareFoot } from '../kit/feet.ts';
import { lock, locks } from '../kit/hair.ts';
import { grip, openHand } from '../kit/hands.ts';
import { coat, pelt } from '../kit/pelts.ts';
import { plainBeard, plainHair } from '../kit/plain-hair.ts';
import { FAINT, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * Hercules, kneeling and head down as he stands in the sky, so drawn upright and turned: Rasalgethi the head, Kornephoros and gamma the arm with the
 * club, delta the breast, mu the arm with the lion's skin, the Keystone waist and thighs, theta the knee, iota the foot, sigma and tau the leg he kneels on.
 */
export const figure: Figure = {
  draw(pen) {
    const hero = pen.at('1000,1000', 180);
    skin(hero);
    // club behind the shoulder
    const club = hero.part(
      '266,40 236,64 196,108 150,156 110,190 92,214 64,232 34,270 30,310 52,336 88,334 114,306 134,286 150,246 186,206 226,148 256,100 286,66',
      { w: 3 },
    );
    hero.shade(club, '1-8', 18, { spacing: 7 });
    for (const [place, size] of [
      ['72,290', 1.1],
      ['110,244', 1],
      ['148,198', 0.8],
      ['84,250', 0.7],
    ] as const)
      hero.at(place, 40, size).line('-11,1 -4,-6 8,-4 11,2 2,7 -8,5', 1.8, { taper: [0.2, 0.4] });
    hero.lines(['58,316 84,296 110,266', '170,172 200,130 230,90'], 1.4, FAINT);
    // the arm that swings it
    const forearm = hero.part('196,250 190,190 210,130 236,92 276,104 282,150 272,200 262,240', { ink: '0-3 4-7', w: 3 });
    hero.shade(forearm, '0-3', 22, { spacing: 7 });
    grip(hero.at('254,104', -80, 1.06, true));
    const upper = hero.part('440,214 390,216 340,232 300,226 262,216 216,216 192,246 200,290 240,312 300,326 350,350 400,390 450,340', {
      ink: '0-5 6-11',
      w: 3.1,
    });
    hero.shade(upper, '0-4', 28, { spacing: 7 });
    hero.lines(
      ['446,226 396,244 372,290 392,350', '360,236 320,256 296,300', '224,160 242,204 236,252', '264,126 270,180 256,236'],
      1.9,
      SOFT,
    );
    hero.line('262,222 252,250 262,280', 1.7, SOFT);
    hero.line('326,300 290,292 262,296', 1.6, SOFT);
    // the leg he kneels on: shin back along the ground
    bareFoot(hero.at('140,900', 96, 0.94, true));
    const shin = hero.part('350,850 296,852 232,858 176,876 132,884 122,924 170,940 240,960 310,972 360,968', { ink: '0-9', w: 3 });
    hero.shade(shin, '0-4', 28, { spacing: 7 });
    const thigh = hero.part(
      '396,560 352,640 322,720 304,800 300,870 304,930 326,970 372,976 410,950 424,890 446,820 480,740 500,660 490,580',
      {
        ink: '0-11',
        w: 3.1,
      },
    );
    hero.shade(thigh, '0-4', 34, { spacing: 7 });
    hero.line('338,910 354,892 384,896 398,918', 1.8, { taper: [0.3, 0.4] });
    hero.line('304,870 320,900 316,950', 1.8, SOFT);
    hero.lines(['452,640 400,740 374,850', '484,660 448,760 410,880', '346,730 330,800 334,880'], 1.9, SOFT);
    hero.band('484,670 450,760 414,860', 20, { side: 1, spacing: 7 });
    // the other leg, its knee before him
    bareFoot(hero.at('658,914', 2, 1.14));
    const calf = hero.part('790,690 784,740 752,790 712,840 692,900 688,926 636,926 632,890 640,820 656,760 690,710 740,670', {
      ink: '0-5 6-10',
      w: 3.1,
    });
    hero.shade(calf, '6-10', 24, { spacing: 7 });
    hero.lines(['736,730 690,800 664,880', '764,730 730,800 700,850', '672,776 660,840 662,900'], 1.8, SOFT);
    const lap = hero.part(
      '480,560 540,574 610,592 690,612 752,630 796,656 808,696 788,724 742,732 680,724 610,736 540,750 480,744 430,700',
      {
        ink: '0-12',
        w: 3.1,
      },
    );
    hero.shade(lap, '0-5', 36, { spacing: 7 });
    hero.line('754,652 782,668 784,700', 1.8, { taper: [0.3, 0.3] });
    hero.lines(['530,604 620,640 704,662', '520,690 600,694 690,690', '700,632 736,652 738,690'], 1.9, SOFT);
    // torso
    const torso = hero.part(
      '520,180 470,206 420,214 374,262 380,330 372,400 376,470 372,530 380,590 440,630 520,620 568,590 566,530 586,470 600,410 640,350 650,290 630,240 580,214',
      { ink: '2-7 11-15 17-18', w: 3.2 },
    );
    hero.shade(torso, '2-7', 36, { spacing: 7 });
    hero.line('380,340 410,372 460,378 500,356', 2.4, { taper: [0.25, 0.3] });
    hero.band('384,346 410,372 460,378 496,358', 14, { side: 1, angle: 70 });
    hero.line('632,350 596,384 548,382 504,356', 2.4, { taper: [0.25, 0.3] });
    hero.band('504,358 548,382 596,384 628,352', 14, { side: -1, angle: 70 });
    hero.line('510,240 502,300 504,360 494,430 478,510 470,580', 1.9, { taper: [0.2, 0.3] });
    hero.lines(['500,236 452,234 400,250', '522,236 576,240 622,262'], 1.9, { taper: [0.2, 0.5] });
    hero.line('498,380 456,412 430,460 424,520', 1.8, { taper: [0.3, 0.5], end: [0.2, 0.05] });
    hero.line('510,380 552,410 566,450 556,510', 1.8, { taper: [0.3, 0.5], end: [0.2, 0.05] });
    hero.lines(
      [
        '456,424 478,430 496,422',
        '446,468 468,474 490,466',
        '440,514 462,520 482,512',
        '502,422 524,430 544,420',
        '496,468 520,474 542,462',
        '488,514 512,520 534,508',
      ],
      1.5,
      {
        taper: [0.4, 0.3],
        kind: 'hatch',
      },
    );
    hero.lines(
      [
        '384,400 404,420 400,450',
        '382,440 402,458 400,486',
        '612,390 590,410 590,436',
        '600,424 580,442 580,468',
        '380,540 410,580 440,600',
        '562,560 530,590 500,600',
      ],
      1.7,
      SOFT,
    );
    hero.dots('426,346 580,350', 3);
    hero.line('474,548 479,554 485,548', 1.8, { taper: [0.3, 0.3] });
    // cloth about the loins
    drapery(hero, '376,548 352,630 322,706', '574,540 612,626 652,690', { folds: 5, hem: 16, tone: 18, top: false });
    hero.part('370,526 420,544 480,550 540,540 574,520 578,546 540,564 480,574 420,568 368,550', { w: 2.5, tone: 8 });
    // the lion's head hangs below the arm that is stretched out under it
    drape(hero);
    openHand(hero.at('870,330', -44, 1.06), { spread: 1.4 });
    const left = hero.part(
      '600,220 650,236 680,280 704,330 740,372 786,350 834,312 872,310 884,336 856,376 804,420 750,454 706,456 660,420 624,376 600,330',
      {
        ink: '0-7 8-15',
        w: 3.1,
      },
    );
    hero.shade(left, '0-6', 26, { spacing: 7 });
    hero.lines(['606,250 590,300 610,352', '700,346 686,380 700,420', '776,366 810,346 846,322'], 1.9, SOFT);
    const fold = pelt(hero, '756,350 786,338 806,352 826,392 824,446 790,480 748,476 760,420', {
      ink: '0-2 6-0',
      fur: '2-4',
      against: '4-6',
      long: 20,
      pitch: 20,
      w: 2.6,
    });
    coat(hero, ['764,360 776,420 766,466', '790,350 806,410 800,460'], 24, { long: 24, clip: fold.region, dense: () => 0.8 });
    // neck and head
    hero.part('484,118 484,180 446,210 520,250 606,222 584,190 584,150', { ink: '0-2 4-6', w: 2.9, tone: 20 });
    hero.lines(['500,170 510,210 524,238', '574,180 556,214 532,238'], 1.8, SOFT);
    hero.lines(['476,198 452,209 430,214', '586,212 606,216 626,232'], 2.8, { taper: [0.1, 0.3] });
    const head = hero.at('548,106', 4, 1.28);
    profile(head, { stern: true });
    plainBeard(head, { long: 18 });
    plainHair(head);
    head.lines(['38,-34 4,-44 -36,-38 -54,-16', '40,-27 4,-37 -36,-30 -54,-8'], 2.2, { taper: [0.1, 0.1] });
  },
};

/** What hangs down of the skin behind the arm: a hind leg and the tail. */
function skin(pen: Pen): void {
  const hide = pelt(
    pen,
    '730,420 810,420 850,470 880,560 902,650 920,720 900,770 870,740 850,690 838,760 842,830 820,890 784,860 772,780 760,690 740,600 722,520',
    {
      ink: '0-1',
      fur: '1-15',
      long: 34,
      pitch: 31,
      w: 2.8,
    },
  );
  pen.shade(hide, '10-14', 24);
  coat(pen, ['750,450 760,560 790,700 810,840', '790,450 800,560 820,690 830,800', '830,470 850,570 870,670 896,740'], 60, {
    long: 26,
    clip: hide.region,
    dense: () => 0.75,
  });
  locks(pen, ['884,560 930,580 948,640 930,700', '894,560 944,584 962,640 950,710', '900,556 952,576 974,640 972,700'], '0-1 5x22', {
    w: 2.1,
    curl: 0.04,
  });
  for (const [root, tip] of [
    ['910,766', '916,798'],
    ['890,768', '890,800'],
    ['830,884', '832,916'],
    ['806,880', '802,912'],
  ] as const)
    lock(pen, root, tip, 14, { bend: 0.15, w: 2, inner: 0 });
}

/** The lion's head, its face hanging to the front: a mane all round, short muzzle, broad nose. */
function drape(pen: Pen): void {
  const face = pen.at('764,500', 80, 1.04);
  locks(
    face,
    [
      '60,-30 80,-70 70,-112 44,-132',
      '30,-40 20,-90 -10,-120 -40,-128',
      '0,-40 -40,-76 -80,-84 -104,-76',
      '-20,0 -60,-4 -100,4 -126,6',
      '0,40 -40,76 -80,88 -104,82',
      '30,40 20,90 -10,122 -40,132',
      '60,30 80,70 72,114 46,136',
    ],
    '0.35-1 11x32, 0-0.6 10x30',
    { w: 2, curl: 0.09, inner: 1 },
  );
  locks(face, ['84,-34 110,-50 134,-44', '100,0 130,-4 158,0', '84,34 112,50 136,46'], '0-1 7x24', { w: 2, curl: 0.06, inner: 1 });
  for (const side of face.both()) {
    const ear = side.part('-16,34 -40,40 -54,58 -48,78 -28,82 -8,66', { ink: '0-5', w: 2.4 });
    side.shade(ear, '1-4', 14);
  }
  const mask = face.part('-36,0 -30,-34 -8,-52 24,-54 46,-42 66,-44 92,-42 108,-24 112,0 108,24 92,42 66,44 46,42 24,54 -8,52 -30,34', {
    ink: '1-15',
    w: 2.7,
  });
  pen.shade(mask, '1-5', 14);
  for (const side of face.both()) {
    side.line('14,32 22,18 36,16 30,30 14,32', 2.1);
    side.dot('25,24', 4);
    side.line('4,36 8,16 34,8', 3, { taper: [0.3, 0.3] });
    side.line('30,10 52,10 68,18', 1.8, SOFT);
    side.line('91,2 104,14 94,34', 2.4, { taper: [0.1, 0.3] });
    side.dots('80,22 88,28 80,34', 1.7);
    side.line('-24,6 -10,8 4,4', 1.6, SOFT);
  }
  face.part('64,-20 76,-22 90,-8 92,0 90,8 76,22 64,20 66,0', { w: 2.3 });
  face.band('68,-18 80,-14 88,0 80,14 68,18', 14, { spacing: 3.4, w: 1.8, profile: () => 1 });
}
