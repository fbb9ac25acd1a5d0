import type { Figure } from '../figure.ts';
import { hoofedLeg } from '../kit/beasts.ts';
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
import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * The Charioteer, a foot on his wheel and swinging the whip: Capella the goat on his arm, Almaaz and Haedus her kids, Menkalinan the shoulder, Mahasim the cloak, Hassaleh
 * and Elnath the feet, delta the whip.
 */
export const figure: Figure = {
  draw(pen) {
    wheel(pen.at('774,844', 0, 1.42));
    // the step of his chariot
    const step = pen.part('622,784! 800,778! 812,790! 812,808! 630,812!', { w: 2.8 });
    pen.shade(step, '3-4', 10);
    // cloak behind
    drapery(pen, '340,290 250,390 170,520 70,640', '470,300 440,470 400,640 330,800', { folds: 4, hem: 34, tone: 9, top: false });
    // legs
    sandal(pen.at('@bet.tau-6,0', 180, 1, true));
    leg(pen, '432,590 462,748 @bet.tau-4,-4', 112, { back: -1, tone: 16 });
    sandal(pen.at('@iot-8,-8', 4, 0.98));
    leg(pen, '500,600 652,616 @iot-8,-12', 108, { back: 1, tone: 24 });
    // tunic below the girdle
    drapery(pen, '346,490 322,590 316,700', '522,490 596,550 664,650', { folds: 4, hem: 18, tone: 8, top: false });
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
    pen.shade(trunk, '9-11', 36, { spacing: 7.5 });
    muscles(pen.at('432,274', 0, 0.84));
    // the tunic, fastened on one shoulder
    const cloth = pen.part('496,258 546,286 574,332 548,392 530,440 526,502 430,522 340,502 334,446 356,420 400,396 446,352 476,300', {
      ink: '0-2 8-12',
      w: 2.9,
    });
    pen.shade(cloth, '2-5', 34, { spacing: 7.5 });
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
        tone: 8,
      },
    );
    pen.part(oval(514, 282, 15, 15, 12), { w: 2.4, tone: 6 });
    pen.band('466,236 452,262 440,290', 20, { side: 1 });
    // girdle
    pen.part('340,482 430,502 526,482 530,508 430,530 338,508', { w: 2.6 });
    pen.line('346,498 430,516 520,498', 1.5, SOFT);
    // the arm that carries the goat, its sleeve, goat and kids, and the forearm under them
    arm(pen, '552,316 560,520 700,586', 80, { back: -1, tone: 0 });
    pen.part('500,276 552,288 588,320 604,380 560,400 516,390 510,330', { ink: '0-5', w: 2.9, tone: 16 });
    goat(pen);
    // the reins, gathered in his hand
    for (const loop of [
      '748,596 800,640 826,700 800,740 766,716 754,660 736,604',
      '740,600 770,650 776,704 748,722 728,690 726,640 726,604',
    ])
      tube(pen, loop, [9, 9], { w: 2.2 });
    const forearm = pen.part('528,450 522,524 540,558 590,582 650,602 712,612 722,576 670,562 626,542 602,504 596,450', {
      ink: '0-5 6-10',
      w: 3,
    });
    pen.shade(forearm, '1-5', 26);
    // the kids' forelegs hang over it
    for (const x of [0, 44])
      hoofedLeg(pen.at(`${596 + x},${532 + 0.25 * x}`), '0,0 14,26 -2,48 2,76 4,94', 30, { front: -1, cloven: true, w: 2.2, tone: 0 });
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
  for (let k = 0; k < 6; k++) pen.at('0,0', 22 + k * 60).part('14,-6! 81,-5! 81,5! 14,6!', { ink: '0-1 2-3', w: 2.2, taper: [0, 0] });
  pen.part(oval(0, 0, 22, 22, 14), { w: 2.6, tone: 10 });
  pen.part(oval(0, 0, 9, 9, 10), { w: 2 });
}

/** Capella resting on his shoulder, her forelegs over the arm, and her kids below, their feet hanging down. */
function goat(pen: Pen): void {
  hoofedLeg(pen, '724,350 764,384 812,372 818,416 822,446', 46, { front: -1, cloven: true, w: 2.3, tone: 0 });
  const body = pen.part(
    '524,380 524,344 546,316 590,302 634,304 684,290 706,262 716,236 762,270 776,330 770,372 744,402 690,412 640,404 590,414 548,412',
    {
      ink: '0-15',
      w: 2.9,
    },
  );
  pen.shade(body, '9-15', 26, { spacing: 6 });
  locks(pen, ['700,276 704,316 700,356', '726,290 730,336 724,380', '752,292 758,336 748,378'], '0-1 4x28', {
    w: 1.9,
    curl: 0.1,
    inner: 0,
  });
  // haunch, tail and the hind leg drawn up
  lock(pen, '532,340', '496,306', 26, { bend: -0.2, w: 2.3, inner: 2 });
  hoofedLeg(pen, '566,360 622,388 570,412 606,430 628,436', 60, { hind: true, front: 1, cloven: true, w: 2.3, tone: 0 });
  pen.line('596,320 632,346 634,392 606,412', 2, SOFT);
  // the near foreleg
  hoofedLeg(pen, '716,344 734,386 782,400 774,440 776,468', 50, { front: -1, cloven: true, w: 2.3, tone: 0 });
  for (const [x, y] of [
    [588, 322],
    [648, 322],
    [668, 350],
  ] as const)
    lock(pen, `${x},${y}`, `${x - 14},${y + 32}`, 18, { w: 1.9, bend: 0.15, mask: false });
  goatHead(pen.at('758,246', 14, 1.04));
  for (const [place, degrees] of [
    ['722,448', -6],
    ['716,546', 4],
  ] as const) {
    const kid = pen.at(place, degrees, 0.76);
    kid.part('-40,-28 -74,-40 -124,-36 -158,-10 -164,40 -120,74 -60,80 -14,66 -2,30', { ink: '0-7', w: 2.6 });
    for (const x of [-128, -100, -72]) kid.line(`${x},0 ${x - 8},10 ${x - 10},24`, 1.7, SOFT);
    goatHead(kid, { kid: true });
  }
}
