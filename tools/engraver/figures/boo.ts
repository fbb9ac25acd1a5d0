import type { Figure } from '../figure.ts';
import { drapery, folds } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { boot } from '../kit/feet.ts';
import { grip } from '../kit/hands.ts';
import { arm, leg } from '../kit/limbs.ts';
import { plainBeard, plainHair } from '../kit/plain-hair.ts';
import { tube } from '../kit/tubes.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Herdsman striding up a slope, crook in one hand, sickle in the other: Nekkar the head, Seginus the shoulder under the raised arm, Xuange the hand
 * with the sickle, delta the other shoulder, Izar and rho the girdle, Arcturus the hem of the tunic, Muphrid the knee, zeta the leg he stands on.
 */
export const figure: Figure = {
  draw(pen) {
    // sickle
    const sickle = pen.part('590,66! 640,34 700,26 770,48 822,96 842,156 836,214! 808,160 770,116 718,88 660,80 604,92!', { w: 2.9 });
    pen.shade(sickle, '7-11', 14);
    pen.line('612,76 664,58 716,62 776,92 816,140', 1.5, SOFT);
    tube(pen, '520,150 604,76', [19, 17], { w: 2.6, tone: 8 });
    pen.lines(['588,80 602,96', '580,88 594,104'], 2, { taper: [0, 0] });
    // far arm, raised
    arm(pen, '500,300 640,236 580,118', 66, { back: -1, tone: 24 });
    grip(pen.at('586,128', -122, 0.94));
    // cloak behind
    drapery(pen, '330,310 240,380 170,500 120,640 76,760', '440,330 400,460 350,600 300,720 262,840', { folds: 4, hem: 22, tone: 16 });
    // legs
    leg(pen, '500,600 716,744 716,930', 116, { back: 1, tone: 34 });
    boot(pen.at('716,916', 0, 1.04), { high: 92 });
    leg(pen, '430,620 452,800 424,950', 116, { back: 1, tone: 34 });
    boot(pen.at('424,936', 0, 1.0), { high: 96 });
    // tunic
    drapery(pen, '372,540 352,650 338,780', '528,510 628,610 690,766', { folds: 5, hem: 18, tone: 20 });
    const tunic = pen.part(
      '410,284 350,296 290,340 262,400 300,440 330,480 350,530 372,580 440,596 536,550 532,500 520,440 540,380 552,320 520,280 470,276',
      {
        ink: '0-3 4-7 9-14',
        w: 3.1,
      },
    );
    pen.shade(tunic, '9-12', 36);
    folds(pen, ['430,320 440,400 420,480 430,540', '500,340 490,420 500,490 496,540', '350,360 380,430 386,500'], {
      ring: tunic,
      tone: 13,
    });
    // baldric
    pen.part('500,284! 524,290! 384,560! 352,524!', { w: 2.2, wash: false });
    // girdle
    pen.part('350,528 440,550 536,500 544,530 446,584 360,564', { w: 2.7, tone: 10 });
    pen.at('448,566', -12).part('-14,-16! 14,-16! 14,16! -14,16!', { w: 2.3 });
    pen.lines(['456,582 470,630 462,670', '446,584 440,626 446,662'], 2.6, { taper: [0.1, 0.2] });
    // crook
    tube(pen, '176,986 166,700 156,420 146,200 140,120 160,62 206,52 236,84 222,124', [20, 20, 20, 20, 19, 18, 16, 14, 9], {
      w: 2.8,
      round: true,
      tone: 8,
    });
    // near arm, on the crook
    const near = pen.part('346,296 292,308 256,352 226,416 196,472 176,506 196,546 232,548 262,524 306,488 336,440 366,400 380,340', {
      ink: '0-5 7-11',
      w: 3.1,
    });
    pen.shade(near, '7-11', 24);
    pen.line('340,420 318,400 306,372', 1.8, SOFT);
    const fore = pen.part('170,520 156,480 146,424 148,380 182,374 194,414 214,456 240,490 236,530 206,552', { ink: '0-3 4-7 8-0', w: 3 });
    pen.shade(fore, '4-7', 18);
    grip(pen.at('168,392', -86, 0.96, true));
    // sleeve
    const sleeve = pen.part('360,284 300,300 258,346 230,400 262,430 310,454 346,420 384,350', { ink: '0-6', w: 2.9 });
    folds(pen, ['330,316 290,360 262,418', '350,330 330,380 310,440'], { ring: sleeve, tone: 12 });
    // neck and head
    const neck = pen.part('336,270 344,300 330,316 390,348 440,316 404,296 400,262', { ink: '0-2 4-6', w: 2.8 });
    pen.shade(neck, '4-6', 24);
    pen.line('410,290 450,280 486,272', 2.9, { taper: [0.2, 0.1] });
    const sleeved = pen.part('486,270 520,262 572,240 590,268 590,296 556,314 536,326 500,300', { ink: '0-6', w: 2.9, tone: 16 });
    folds(pen, ['510,276 548,272 584,282'], { ring: sleeved, tone: 9 });
    const head = pen.at('366,222', -6, 1.1);
    profile(head, { stern: true });
    plainBeard(head, { long: 24 });
    plainHair(head);
    // straw hat
    const brim = head.part('-86,-30 -50,-50 0,-60 50,-66 92,-78 84,-58 50,-42 0,-32 -50,-18 -84,-16', { w: 2.7 });
    head.shade(brim, '5-9', 12);
    const hat = head.part('-52,-46 -48,-84 -20,-108 14,-110 40,-92 50,-64 0,-56', { ink: '0-5', w: 2.7, tone: 20 });
    head.line('-51,-58 0,-70 49,-74', 2.2, { taper: [0, 0] });
    head.strands(['-40,-62 -30,-90 0,-106', '0,-72 4,-90 4,-106', '40,-78 30,-92 8,-106'], 9, { w: 1.3, clip: hat.region });
  },
};
