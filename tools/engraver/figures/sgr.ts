import type { Figure } from '../figure.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { drapery } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { locks } from '../kit/hair.ts';
import { grip } from '../kit/hands.ts';
import { tube } from '../kit/tubes.ts';
import { HARD, SOFT } from '../line-styles.ts';

/**
 * The Archer, a centaur who rears: Alnasl the point of his arrow, the three Kaus, mu and eta the bow, Nunki and Ascella shoulder and side, tau the arm that draws,
 * pi the hair, Rukbat and Arkab the hind leg (the stars leave no room for a horse before them).
 */
export const figure: Figure = {
  draw(pen) {
    // mantle that flies behind him
    drapery(pen, '352,224 262,214 166,244 100,214 36,226', '330,330 262,372 176,392 110,440 44,420', {
      folds: 5,
      hem: 20,
      tone: 0,
      top: false,
    });
    for (const way of ['290,244 200,250 130,252 60,262', '300,300 210,318 140,336 66,346'])
      pen.band(way, 22, { side: -1, angle: 70, spacing: 6.4, profile: (u) => 0.3 + 0.7 * u });
    // tail
    locks(
      pen,
      ['150,590 92,560 44,610 26,700', '140,610 90,610 58,680 50,790', '136,630 104,650 84,730 96,860', '136,660 122,700 112,760 136,830'],
      '0.2-1 7x32, 0-0.7 6x30',
      { w: 2.3, curl: 0.07 },
    );
    // far legs
    hoofedLeg(pen, '220,660 352,752 306,850 362,910 392,950', 118, { hind: true, front: -1, tone: 22 });
    hoofedLeg(pen, '490,580 560,660 690,706 716,796 736,838', 104, { front: -1, tone: 18 });
    // the horse
    const horse = pen.part(
      '372,480 324,524 260,546 190,552 136,580 108,630 110,690 160,740 250,748 330,726 410,704 476,676 524,620 540,560 500,500',
      { ink: '0-6 8-12', w: 3.3 },
    );
    pen.shade(horse, '8-11', 40, { spacing: 6.4 });
    pen.lines(['330,540 300,590 306,650', '360,640 350,680 360,706', '396,630 388,670 396,700', '430,600 424,650 434,684'], 1.7, SOFT);
    // near legs
    hoofedLeg(pen, '210,660 262,750 186,838 238,908 264,950', 130, { hind: true, front: -1, tone: 26 });
    const haunch = pen.part('190,560 136,582 108,634 114,690 148,736 180,772 236,806 290,790 336,742 344,680 310,610 260,560', {
      ink: '1-6 7-9',
      w: 3.2,
    });
    pen.shade(haunch, '7-9', 36, { spacing: 6.4 });
    hoofedLeg(pen, '462,590 504,684 604,752 552,836 536,880', 124, { front: -1, tone: 22 });
    pen.line('150,600 128,650 142,700', 1.8, SOFT);
    pen.line('336,742 346,690 318,620', 2.2, { taper: [0.2, 0.5] });
    pen.line('200,640 186,690 200,740', 1.7, SOFT);
    // the arm that holds the bow
    const far = pen.part('420,236 470,254 530,290 580,318 648,366 634,400 580,378 526,362 470,344', { ink: '0-4 5-8', w: 3 });
    pen.shade(far, '5-8', 22, { spacing: 6 });
    pen.line('540,300 552,326 544,356', 1.7, SOFT);
    // trunk, growing out of the withers
    const trunk = pen.part(
      '318,186 326,226 310,290 322,360 344,420 364,470 352,510 420,570 500,580 544,560 516,500 480,452 462,404 480,350 478,292 430,236 388,208',
      { ink: '1-5 9-15', w: 3.2 },
    );
    pen.shade(trunk, '9-13', 36, { spacing: 6 });
    pen.line('480,350 446,372 410,362', 2.2, { taper: [0.1, 0.5] });
    pen.band('410,364 446,374 476,354', 18, { side: -1, angle: 70 });
    pen.lines(['424,384 420,430 440,480', '352,390 372,410 398,408', '360,420 382,438 404,434', '370,450 392,466 412,460'], 1.7, SOFT);
    pen.line('340,300 352,340 384,360', 1.6, SOFT);
    // a girdle of leaves of hide where man and horse meet
    locks(
      pen,
      [
        '360,468 350,504 356,540',
        '392,488 384,530 392,570',
        '430,496 428,544 440,586',
        '466,488 474,534 490,574',
        '500,478 520,510 540,540',
      ],
      '0-1 8x32',
      { w: 2.1, curl: 0.05 },
    );
    pen.part('352,462 400,486 450,488 502,470 508,488 452,508 396,506 348,482', { w: 2.6 });
    pen.rule('360,470 400,490 450,493 498,476', '358,482 398,502 450,504 502,486', 16, { w: 1.4 });
    // bow, string, arrow
    pen.line('736,92 412,322', 2.2, HARD);
    pen.line('412,322 @eta', 2.2, HARD);
    const bow = tube(
      pen,
      '748,72 @mu 690,138 636,196 @lam 622,310 @del 662,480 642,548 650,602 @eta 722,654 750,648',
      [8, 16, 24, 27, 24, 21, 21, 25, 27, 24, 15, 8],
      {
        w: 2.9,
        tone: 9,
        round: true,
      },
    );
    for (const share of [0.16, 0.3, 0.62, 0.78]) {
      const k = Math.round(share * (bow.left.length - 1));
      for (const off of [-3, 0, 3]) pen.line([bow.left[k + off] ?? [0, 0], bow.right[k + off] ?? [0, 0]], 1.7, HARD);
    }
    const arrow = pen.at('408,327', 14.6);
    arrow.part('6,-5! 350,-5! 350,5! 6,5!', { w: 2.1 });
    for (const side of arrow.both()) {
      side.part('48,4! 34,24! 96,24 120,4!', { w: 2.1 });
      side.rule('56,6 108,6', '44,22 98,22', 7, { w: 1.3 });
    }
    arrow.part('336,-7! 340,-24! 398,0! 340,24! 336,7!', { w: 2.6 });
    arrow.line('342,0 392,0', 1.6, HARD);
    arrow.band('344,2 390,1', 17, { side: 1, angle: 60, spacing: 4 });
    grip(pen.at('638,380', 14, 1.05));
    // neck and head
    const neck = pen.part('300,110 318,190 322,226 400,250 438,236 390,204 376,168', { ink: '0-2 4-6', w: 2.9 });
    pen.shade(neck, '4-6', 22);
    const head = pen.at('340,132', 2, 1.04);
    profile(head, { stern: true });
    locks(
      head,
      [
        '-14,8 -20,34 -12,62 0,78',
        '-2,22 0,44 8,70 16,86',
        '16,30 22,48 28,72 32,86',
        '32,26 42,42 48,66 44,80',
        '42,24 50,32 54,46 52,60',
      ],
      '0.3-1 7x18, 0-0.65 6x16',
      { w: 2, curl: 0.08 },
    );
    head.line('22,26 34,21 46,24', 2.2, { taper: [0.4, 0.2] });
    locks(
      head,
      [
        '36,-42 26,-64 -4,-72 -34,-62 -74,-62',
        '28,-42 2,-58 -30,-54 -62,-34 -104,-30',
        '18,-34 -10,-42 -40,-28 -66,-4 -110,8',
        '6,-22 -16,-26 -42,-4 -62,26 -104,44',
        '-8,-12 -22,-4 -40,22 -56,48 -88,74',
      ],
      '0.4-1 8x24, 0.1-0.65 7x22, 0-0.4 6x17',
      { w: 2.1, curl: 0.08 },
    );
    // the arm that draws
    const upper = pen.part('420,250 386,232 340,240 290,262 240,294 208,330 216,362 256,382 310,372 364,352 408,316', {
      ink: '0-9',
      w: 3.1,
    });
    pen.shade(upper, '7-9', 26, { spacing: 6 });
    const fore = pen.part('204,334 226,300 270,290 326,300 384,304 386,340 330,352 270,362 222,364', { ink: '0-4 5-8', w: 3.1 });
    pen.shade(fore, '5-8', 18, { spacing: 6 });
    pen.line('238,322 280,322 326,324', 1.6, SOFT);
    pen.line('392,254 402,280 392,304', 1.8, SOFT);
    grip(pen.at('386,322', 0, 0.98));
  },
};
