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
    const mantle = drapery(king, '430,260 350,400 290,560 210,720 110,866', '690,266 770,420 800,560 824,700 880,850', {
      folds: 6,
      hem: 26,
      tone: 16,
      top: false,
    });
    // its inside lies in the shade
    king.strands(['400,400 330,560 250,720 160,850', '440,400 400,560 340,720 280,850', '452,480 430,600 390,760 366,860'], 30, {
      w: 1.5,
      jitter: 0.05,
      clip: mantle.region,
    });
    king.strands(['620,480 660,600 710,740 740,850', '650,420 710,560 760,720 800,850', '720,420 770,560 800,720 850,840'], 24, {
      w: 1.5,
      jitter: 0.05,
      clip: mantle.region,
    });
    // legs
    leg(king, '490,600 436,772 404,930', 100, { back: 1, tone: 28 });
    boot(king.at('402,916', 180, 1, true), { high: 90 });
    leg(king, '600,600 668,760 706,906', 100, { back: 1, tone: 28 });
    boot(king.at('704,896', 0, 1.04), { high: 90 });
    // sceptre in the left hand
    sceptre(king, '896,654', '729,70');
    arm(king, '660,290 778,446 800,318', 80, { back: -1, tone: 22 });
    grip(king.at('794,320', -80, 0.94, true));
    // tunic
    drapery(king, '452,560 424,650 386,740 350,836', '616,556 674,640 724,740 762,826', { folds: 6, hem: 20, tone: 16, top: false });
    const tunic = king.part(
      '560,270 484,268 436,290 420,320 450,360 462,450 452,570 530,596 618,570 622,460 652,380 686,336 676,296 640,268',
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
    arm(king, '448,300 312,406 250,278', 78, { back: -1, tone: 22 });
    // wide sleeves
    const sleeve = king.part('480,270 420,256 376,286 340,330 312,356 286,372 282,404 306,440 346,470 372,462 404,424 440,380 480,320', {
      ink: '1-11',
      w: 2.9,
      tone: 18,
    });
    folds(king, ['430,276 370,340 312,400', '450,300 400,370 352,436'], { ring: sleeve, tone: 12 });
    const other = king.part('640,256 696,268 732,314 768,364 800,392 812,420 800,456 762,486 730,476 700,436 664,380 640,330', {
      ink: '1-9',
      w: 2.9,
      tone: 18,
    });
    folds(king, ['700,300 736,370 776,430', '670,330 704,396 738,452'], { ring: other, tone: 12 });
    // neck, in the opening of the cape
    king.part('546,170 548,220 528,254 560,290 600,290 636,254 616,220 618,170', { ink: '0-2 5-7', w: 2.7, tone: 18 });
    king.lines(['560,214 568,250 578,276', '606,214 594,250 584,274'], 1.8, SOFT);
    // ermine about the shoulders
    for (const half of [
      '574,262 540,248 486,246 424,254 382,286 388,334 432,358 476,374 524,382 564,364 574,326',
      '574,262 618,248 656,250 698,266 722,304 712,340 676,358 634,376 600,382 574,364 574,326',
    ])
      king.part(half, { ink: '0-9', w: 2.9, tone: 14 });
    for (const spot of [
      '444,296',
      '450,328',
      '492,350',
      '484,276',
      '520,310',
      '524,352',
      '620,310',
      '614,350',
      '648,334',
      '686,306',
      '652,284',
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
        '-34,14 -38,40 -28,64 -14,78',
        '-14,40 -14,58 -4,78 6,88',
        '10,46 10,62 12,80 16,92',
        '26,40 30,56 30,76 26,88',
        '36,16 44,36 44,56 36,72',
      ],
      '0.3-1 6x22, 0-0.6 6x19',
      { w: 2, curl: 0.07, inner: 1 },
    );
    head.lines(['16,24 4,24 -8,32', '20,24 28,24 34,32'], 3, { taper: [0.1, 0.6] });
    head.line('10,38 18,40 26,38', 1.8, SOFT);
    crown(head, { high: 24 });
  },
};
