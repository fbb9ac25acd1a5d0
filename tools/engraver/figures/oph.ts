import type { Figure } from '../figure.ts';
import { drapery, ribbon } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { bareFoot } from '../kit/feet.ts';
import { locks } from '../kit/hair.ts';
import { grip } from '../kit/hands.ts';
import { heldSerpent } from '../kit/held.ts';
import { muscles } from '../kit/limbs.ts';
import { SOFT } from '../line-styles.ts';

/**
 * Ophiuchus, leaning back from the Serpent he holds: Rasalhague the head, Cebalrai and kappa the shoulders, Marfik the elbow, Yed Prior and nu the hands, Sabik and
 * zeta the knees, theta the foot. The Serpent is that of its own card, at the same place of the sky.
 */
export const figure: Figure = {
  bleeds: ['left', 'top', 'right'],
  draw(pen) {
    // cloth that flies behind him
    ribbon(pen, '452,520 390,540 350,520 300,560 330,640', 40);
    // far leg
    bareFoot(pen.at('672,862', 6, 1.12));
    const far = pen.part(
      '640,460 706,530 744,610 748,668 732,740 712,800 694,858 650,858 652,800 650,740 662,690 640,630 590,580 560,560',
      { ink: '0-6 7-12', w: 3.1 },
    );
    pen.shade(far, '0-6', 30, { spacing: 6 });
    pen.line('676,650 700,640 724,652', 1.8, SOFT);
    pen.line('684,682 704,694 724,684', 1.7, SOFT);
    pen.line('690,720 688,770 682,820', 1.6, SOFT);
    // near leg, which bears him
    bareFoot(pen.at('414,902', 176, 1.12, true));
    const near = pen.part(
      '440,520 420,590 428,650 438,700 420,752 402,810 394,896 438,900 462,840 486,780 506,722 536,660 566,590 560,520',
      { ink: '0-6 7-12', w: 3.2 },
    );
    pen.shade(near, '7-12', 32, { spacing: 6 });
    pen.line('446,690 470,680 492,692', 1.9, SOFT);
    pen.line('450,722 470,734 492,720', 1.8, SOFT);
    pen.line('448,760 440,810 424,860', 1.7, SOFT);
    pen.line('470,600 462,640 468,672', 1.5, SOFT);
    // our left arm, down to the hand at nu
    const low = pen.part('136,400 140,440 166,490 186,548 238,542 240,480 226,430 206,386', { ink: '0-3 4-7', w: 3 });
    pen.shade(low, '4-7', 22, { spacing: 6 });
    pen.line('176,430 196,480 206,530', 1.6, SOFT);
    const up = pen.part('330,204 284,218 236,258 190,310 152,364 136,404 156,428 196,412 232,392 276,350 316,330', { ink: '0-10', w: 3.1 });
    pen.shade(up, '7-9', 24, { spacing: 6 });
    pen.line('246,262 236,300 252,336', 1.8, SOFT);
    // our right arm, over Marfik to Yed
    const fore = pen.part('724,306 762,344 790,392 800,432 752,444 730,404 694,376 656,350', { ink: '0-3 4-7', w: 3 });
    pen.shade(fore, '0-3', 20, { spacing: 6 });
    const upper = pen.part('520,132 570,136 622,176 676,242 728,304 724,334 690,352 654,346 610,310 572,286', { ink: '0-9', w: 3.1 });
    pen.shade(upper, '2-5', 30, { spacing: 6 });
    pen.line('604,182 610,220 594,258', 1.8, SOFT);
    pen.line('690,322 708,316 720,322', 1.7, SOFT);
    // trunk
    const trunk = pen.part(
      '330,150 326,184 300,212 262,240 300,310 322,344 366,400 400,448 438,530 540,560 640,470 606,400 592,344 580,288 584,210 560,140 500,140 440,166 410,140',
      { ink: '0-2 4-8 10-13 15-18', w: 3.2 },
    );
    pen.shade(trunk, '10-13', 50, { spacing: 6 });
    pen.shade(trunk, '5-7', 16, { angle: 100 });
    muscles(pen.at('410,214', -23, 1.18));
    // loincloth
    const cloth = drapery(pen, '424,470 414,540 396,600 400,664', '618,416 680,480 722,540 752,610', {
      folds: 6,
      hem: 16,
      tone: 0,
      top: false,
    });
    for (const way of ['560,500 596,560 604,620', '630,470 680,540 700,600', '470,500 462,570 452,640'])
      pen.band(way, 22, { side: -1, angle: 66, spacing: 6, clip: cloth.region });
    pen.part('412,456 470,472 540,450 622,402 634,428 556,480 476,502 414,486', { w: 2.7, tone: 12 });
    // neck and head, turned to the Serpent's head
    const neck = pen.part('322,120 328,176 316,206 400,226 452,172 418,150 404,120', { ink: '0-2 4-6', w: 2.9 });
    pen.shade(neck, '4-6', 26);
    const head = pen.at('358,98', -4, 1.06);
    profile(head, { stern: true });
    locks(
      head,
      [
        '-14,8 -20,36 -10,72 2,92',
        '-2,22 0,48 8,82 18,104',
        '16,30 22,52 30,86 36,106',
        '32,26 42,46 50,76 48,96',
        '42,24 50,32 56,48 54,66',
      ],
      '0.3-1 7x19, 0-0.65 7x17',
      { w: 2, curl: 0.08 },
    );
    head.line('22,26 34,21 46,24', 2.2, { taper: [0.4, 0.2] });
    locks(
      head,
      [
        '34,-44 24,-62 2,-72 -20,-70',
        '28,-42 4,-56 -24,-62 -48,-44',
        '18,-36 -8,-44 -38,-38 -58,-14',
        '6,-24 -16,-26 -42,-12 -56,16',
        '-12,-10 -26,2 -42,24 -42,48',
      ],
      '0.3-1 7x23, 0-0.65 7x20',
      { w: 2 },
    );
    heldSerpent(pen.at('-220.3,-336.5', 0, 1.334), { apart: 26, tone: 1 });
    grip(pen.at('212,540', 84, 1.42));
    grip(pen.at('768,414', 74, 1.42, true));
  },
};
