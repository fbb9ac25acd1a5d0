import type { Figure } from '../figure.ts';
import { drapery, folds } from '../kit/drapery.ts';
import { hairAround, threeQuarters } from '../kit/faces.ts';
import { boot } from '../kit/feet.ts';
import { locks } from '../kit/hair.ts';
import { grip, openHand } from '../kit/hands.ts';
import { arm, leg } from '../kit/limbs.ts';
import { crown, sceptre } from '../kit/regalia.ts';
import { oval } from '../kit/shapes.ts';
import { SOFT } from '../line-styles.ts';

/**
 * Cepheus, crowned, his head to the south as he stands in the sky, so drawn upright and turned: Alderamin the right shoulder, eta the pleading hand, iota
 * the other elbow, delta the sceptre's head, zeta and mu beside the face, Alfirk the girdle, Errai the foot.
 */
export const figure: Figure = {
  draw(pen) {
    const king = pen.at('1000,1000', 180);
    // mantle behind
    drapery(king, '430,240 350,400 290,560 210,720 110,866', '690,250 770,420 800,560 824,700 880,850', {
      folds: 6,
      hem: 26,
      tone: 16,
      top: false,
    });
    // legs
    leg(king, '480,600 424,772 404,930', 112, { back: 1, tone: 28 });
    boot(king.at('402,916', 180, 1, true), { high: 90 });
    leg(king, '570,600 706,730 706,906', 112, { back: 1, tone: 28 });
    boot(king.at('704,896', 0, 1.04), { high: 90 });
    // sceptre in the left hand
    sceptre(king, '896,654', '729,70');
    arm(king, '660,284 768,436 800,318', 66, { back: -1, tone: 22 });
    grip(king.at('794,320', -80, 0.94, true));
    // tunic
    drapery(king, '452,560 424,650 386,740 350,836', '616,556 672,640 716,740 744,824', { folds: 6, hem: 20, tone: 16, top: false });
    const tunic = king.part(
      '560,220 470,226 420,262 410,310 450,360 462,450 452,570 530,596 618,570 622,460 652,380 690,330 680,270 640,232',
      {
        ink: '3-6 8-11',
        w: 3,
        tone: 26,
      },
    );
    folds(king, ['450,370 492,450 486,560', '646,366 592,450 590,560', '470,430 520,490 524,566'], { ring: tunic, tone: 14 });
    king.dots('556,400 554,430 550,460 546,490 542,520', 3.6);
    // girdle
    king.part('446,548 532,574 624,548 630,582 532,612 440,582', { w: 2.7, tone: 10 });
    for (const gem of ['484,576', '580,578']) king.at(gem).part(oval(0, 0, 7, 7, 8), { w: 1.8 });
    king.at('532,592').part('-17,-18! 17,-18! 17,18! -17,18!', { w: 2.3 });
    king.lines(['520,612 506,680 514,730', '542,612 552,676 544,740'], 3, { taper: [0, 0.1] });
    // the pleading arm
    openHand(king.at('252,288', -112, 1.02), { spread: 1.3 });
    arm(king, '430,274 318,394 250,278', 68, { back: -1, tone: 22 });
    // wide sleeves
    const sleeve = king.part('480,232 420,240 374,284 326,336 284,370 262,402 276,452 306,498 350,520 376,486 420,436 450,380 480,320', {
      ink: '1-11',
      w: 2.9,
      tone: 18,
    });
    folds(king, ['430,262 360,350 300,440', '450,290 400,380 350,470', '466,330 430,390 390,440'], { ring: sleeve, tone: 12 });
    const other = king.part('640,236 700,258 742,320 786,384 810,424 806,480 770,520 726,500 700,440 668,380 640,330', {
      ink: '1-8',
      w: 2.9,
      tone: 18,
    });
    folds(king, ['700,290 744,370 780,470', '670,320 712,400 744,490'], { ring: other, tone: 12 });
    // ermine about the shoulders
    for (const half of [
      '560,206 488,216 430,240 396,284 400,330 436,352 476,370 524,376 562,356 572,296',
      '600,206 652,220 696,248 722,296 712,338 676,354 634,370 596,374 574,352 574,296',
    ])
      king.part(half, { ink: '1-9', w: 2.9, tone: 14 });
    for (const spot of [
      '444,282',
      '450,328',
      '492,350',
      '476,260',
      '520,310',
      '524,352',
      '620,310',
      '614,350',
      '648,334',
      '674,296',
      '640,262',
    ])
      king.at(spot).lines(['-1,-9 0,0 -5,13', '0,-9 2,0 5,13'], 3.2, { taper: [0.1, 0.5] });
    king.part(oval(574, 358, 16, 16, 12), { w: 2.5, tone: 8 });
    // head
    const head = king.at('582,138', 4, 1.22);
    threeQuarters(head, { stern: true });
    hairAround(head, { long: 20 });
    locks(
      head,
      [
        '-34,14 -40,50 -24,90 -6,112',
        '-14,40 -14,70 0,104 10,124',
        '10,46 10,76 14,108 18,128',
        '26,40 32,64 32,98 26,116',
        '36,16 46,40 46,72 36,96',
      ],
      '0.3-1 6x22, 0-0.6 6x19',
      { w: 2, curl: 0.07, inner: 1 },
    );
    head.lines(['16,24 4,24 -8,32', '20,24 28,24 34,32'], 3, { taper: [0.1, 0.6] });
    head.line('10,38 18,40 26,38', 1.8, SOFT);
    crown(head, { high: 24 });
  },
};
