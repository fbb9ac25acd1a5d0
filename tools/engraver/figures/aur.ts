import type { Figure } from '../figure.ts';
import { drapery, folds } from '../kit/drapery.ts';
import { threeQuarters } from '../kit/faces.ts';
import { sandal } from '../kit/feet.ts';
import { goatHead } from '../kit/goats.ts';
import { lock, locks } from '../kit/hair.ts';
import { grip } from '../kit/hands.ts';
import { arm, leg, muscles } from '../kit/limbs.ts';
import { curls } from '../kit/plain-hair.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import type { Pen } from '../pen.ts';

/**
 * The Charioteer, a foot on his wheel and swinging the whip: Capella the goat on his arm, Almaaz and Haedus her kids, Menkalinan the shoulder, Mahasim the cloak, Hassaleh
 * and Elnath the feet, delta the whip.
 */
export const figure: Figure = {
  draw(pen) {
    wheel(pen.at('744,888', 0, 1));
    // cloak behind
    drapery(pen, '340,290 250,390 170,520 70,640', '470,300 440,470 400,640 330,800', { folds: 5, hem: 34, tone: 16, top: false });
    // legs
    sandal(pen.at('@bet.tau-6,0', 180, 1, true));
    leg(pen, '432,590 462,748 @bet.tau-4,-4', 112, { back: -1, tone: 34 });
    sandal(pen.at('@iot-8,-8', 4, 0.98));
    leg(pen, '500,600 652,616 @iot-8,-12', 108, { back: 1 });
    // tunic below the girdle
    drapery(pen, '346,490 322,590 316,700', '522,490 596,550 664,650', { folds: 5, hem: 18, tone: 14, top: false });
    // whip
    pen.line('352,76 410,26 500,30 560,80 640,120 720,90 760,40 820,36', 3, { taper: [0.02, 0.8], end: [1, 0.2] });
    tube(pen, '92,222 150,189 352,74', [15, 14, 8], { w: 2.4, round: true });
    // the raised arm
    arm(pen, '332,306 216,340 166,216', 78, { back: 1 });
    grip(pen.at('164,214', -120, 1.02));
    // trunk
    const trunk = pen.part(
      '400,200 396,248 344,276 296,292 292,330 318,390 334,440 342,500 430,520 524,500 528,440 546,390 570,330 548,292 500,276 464,250 462,200',
      {
        ink: '0-3 4-7 9-11 13-16',
        w: 3,
      },
    );
    pen.shade(trunk, '9-11', 36, { spacing: 6 });
    muscles(pen.at('432,274', 0, 0.84));
    // the tunic, fastened on one shoulder
    const cloth = pen.part('496,258 546,286 574,332 548,392 530,440 526,502 430,522 340,502 334,446 356,420 400,396 446,352 476,300', {
      ink: '0-2 8-12',
      w: 2.9,
    });
    pen.shade(cloth, '2-5', 34, { spacing: 6 });
    folds(
      pen,
      [
        '510,280 470,370 400,440 352,480',
        '534,300 500,400 450,460 400,506',
        '552,340 524,420 490,470 462,512',
        '490,270 456,350 400,410 344,446',
      ],
      {
        ring: cloth,
        tone: 13,
      },
    );
    pen.part(oval(514, 282, 15, 15, 12), { w: 2.4, tone: 6 });
    pen.band('466,236 452,262 440,290', 20, { side: 1 });
    // girdle
    pen.part('340,482 430,502 526,482 530,508 430,530 338,508', { w: 2.6 });
    pen.rule('346,490 430,508 520,490', '344,506 430,525 522,506', 20, { w: 1.3, reach: [0.2, 0.8] });
    // the arm that carries the goat, its sleeve, goat and kids, and the forearm under them
    arm(pen, '552,316 560,520 700,586', 80, { back: -1, tone: 0 });
    const sleeve = pen.part('500,276 552,288 588,320 604,380 560,400 516,390 510,330', { ink: '0-5', w: 2.9, tone: 16 });
    folds(pen, ['540,300 548,340 536,390'], { ring: sleeve, tone: 10 });
    goat(pen);
    // the reins hang from the hand
    pen.line('748,590 790,614 860,610 900,680 880,780', 2.6, { taper: [0.05, 0.2] });
    pen.line('744,602 776,636 846,636 880,690 858,790', 2.6, { taper: [0.05, 0.2] });
    const forearm = pen.part('528,450 522,524 540,558 590,582 650,602 712,612 722,576 670,562 626,542 602,504 596,450', {
      ink: '0-5 6-10',
      w: 3,
    });
    pen.shade(forearm, '1-5', 26);
    grip(pen.at('706,594', 8, 0.96));
    // head, turned to the goat
    const head = pen.at('428,168', 4, 1.06);
    threeQuarters(head, { stern: true });
    curls(head);
  },
};

/** The wheel of his chariot: 100 from the hub to the ground. */
function wheel(pen: Pen): void {
  pen.part(oval(0, 0, 100, 100, 20), { w: 3 });
  const inside = pen.part(oval(0, 0, 80, 80, 20), { w: 2.4, wash: false });
  pen.shade(inside, '10-16', 12);
  for (let k = 0; k < 8; k++) pen.at('0,0', 22 + k * 45).part('14,-6! 81,-5! 81,5! 14,6!', { ink: '0-1 2-3', w: 2.2, taper: [0, 0] });
  pen.part(oval(0, 0, 22, 22, 14), { w: 2.6, tone: 10 });
  pen.part(oval(0, 0, 9, 9, 10), { w: 2 });
}

/** Capella lying on his shoulder, and her kids below. */
function goat(pen: Pen): void {
  const body = pen.part('524,372 536,330 580,304 630,302 684,290 706,262 716,236 762,270 772,330 764,376 730,408 650,420 580,420 540,408', {
    ink: '0-13',
    w: 2.9,
  });
  pen.shade(body, '8-13', 30);
  locks(pen, ['700,276 704,320 700,370', '726,290 730,340 722,392', '752,292 756,340 742,392'], '0-1 4x28', { w: 1.9, curl: 0.1 });
  for (const [x, y] of [
    [576, 336],
    [628, 330],
    [604, 370],
    [664, 352],
  ] as const)
    lock(pen, `${x},${y}`, `${x - 14},${y + 36}`, 20, { w: 1.9, bend: 0.15, mask: false });
  goatHead(pen.at('758,246', 14, 1.04));
  for (const [place, degrees] of [
    ['724,440', -14],
    ['712,524', 6],
  ] as const) {
    const kid = pen.at(place, degrees, 0.86);
    kid.part('-40,-28 -84,-34 -126,-10 -136,60 -60,84 -14,70 -2,30', { ink: '0-6', w: 2.6, tone: 12 });
    goatHead(kid, { kid: true });
  }
}
