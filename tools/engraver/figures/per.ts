import type { Figure } from '../figure.ts';
import { drapery } from '../kit/drapery.ts';
import { profile } from '../kit/faces.ts';
import { feather } from '../kit/feathers.ts';
import { sandal } from '../kit/feet.ts';
import { lock } from '../kit/hair.ts';
import { grip } from '../kit/hands.ts';
import { arm, leg } from '../kit/limbs.ts';
import { plainHair } from '../kit/plain-hair.ts';
import { serpent } from '../kit/serpents.ts';
import { oval } from '../kit/shapes.ts';
import { HARD, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * Perseus striding, the sword raised, his face turned from what he holds: Miram the sword hand, gamma the head, theta the elbow, Mirfak the side, delta
 * the hip, epsilon and Menkib the leg, zeta and Atik the foot, kappa the hand in Medusa's hair, Algol her eye, rho her cheek.
 */
export const figure: Figure = {
  draw(pen) {
    // cloak, blown back
    drapery(pen, '560,262 450,230 330,240 210,220 96,250', '540,330 440,390 350,440 260,470 150,520', { folds: 3, hem: 26, tone: 13 });
    // sword, curved back over the head
    const sword = pen.at('668,96', 184);
    sword.part('14,-14! 120,-20 230,-16 330,-2 396,30! 330,26 230,16 120,12 14,12!', { w: 2.8 });
    sword.line('20,0 130,-3 240,2 360,20', 1.6, { taper: [0.05, 0.3] });
    sword.band('20,11 130,11 240,17 370,27', 10, { side: -1, angle: 75, spacing: 5.4 });
    sword.part('-44,-8! 8,-8! 8,8! -44,8!', { w: 2.2 });
    sword.part(oval(-50, 0, 10, 12, 10), { w: 2.3 });
    sword.part('6,-34! 18,-34! 18,34! 6,34!', { w: 2.4 });
    // sword arm
    arm(pen, '640,288 768,318 690,112', 64, { back: -1, tone: 22 });
    grip(pen.at('696,128', -108, 0.86));
    // far leg, set forward
    sandal(pen.at('596,916', 4, 0.94));
    leg(pen, '486,476 612,676 596,908', 112, { back: 1, tone: 32 });
    wings(pen.at('590,896', 0, 0.9));
    // near leg
    sandal(pen.at('290,880', 0, 1.0));
    leg(pen, '430,470 300,640 286,880', 116, { back: 1, tone: 32 });
    wings(pen.at('276,862', 0, 1));
    // torso
    const torso = pen.part(
      '586,236 540,250 500,276 470,330 430,372 396,410 380,470 450,520 540,500 560,450 590,400 640,350 664,300 640,262',
      {
        ink: '1-5 9-12',
        w: 3.1,
      },
    );
    pen.shade(torso, '9-12', 34, { spacing: 6.5 });
    // cuirass: a sash, pteryges, muscles
    pen.line('560,262 546,330 508,400 470,450', 1.9, { taper: [0.2, 0.3] });
    pen.line('486,336 512,360 540,344', 2.2, SOFT);
    pen.line('548,352 592,376 628,348', 2.2, SOFT);
    pen.band('550,354 592,376 624,350', 16, { side: -1, angle: 70 });
    pen.lines(['470,392 494,402 514,392', '446,424 470,436 496,426', '520,398 546,408 568,396'], 1.5, SOFT);
    pen.part('560,258! 586,268! 520,430! 486,418!', { w: 2.3, wash: false });
    // kilt
    drapery(pen, '398,398 356,470 320,566', '574,436 596,520 616,594', { folds: 6, hem: 20, tone: 13 });
    pen.part('404,384 480,424 574,424 578,450 480,452 394,410', { w: 2.6, tone: 8 });
    for (const stud of ['424,404', '452,422', '484,436', '518,440', '552,438']) pen.at(stud).part(oval(0, 0, 5, 5, 8), { w: 1.5 });
    // Medusa's head
    medusa(pen.at('632,618', 4, 1.0));
    // the arm that holds it
    const near = pen.part(
      '520,262 488,282 470,330 476,396 490,446 520,474 560,496 590,520 612,484 576,458 548,432 548,384 562,336 572,292 556,264',
      {
        ink: '0-7 8-13',
        w: 3,
      },
    );
    pen.shade(near, '4-7', 18);
    pen.shade(near, '9-12', 20);
    pen.line('496,356 514,374 530,372', 1.8, SOFT);
    pen.line('492,436 512,430 524,440', 1.8, SOFT);
    pen.line('572,292 566,270 548,258', 2, SOFT);
    grip(pen.at('578,486', 42, 0.86));
    // head, turned from her
    const neck = pen.part('560,216 562,250 540,268 600,300 640,272 618,248 624,190', { ink: '0-2 4-6', w: 2.7 });
    pen.shade(neck, '4-6', 24);
    pen.lines(['628,262 642,261 660,259', '544,262 528,262 512,268'], 2.8, { taper: [0.2, 0.1] });
    const head = pen.at('592,178', 184, 0.98, true);
    profile(head, { stern: true });
    plainHair(head);
    // winged helmet
    helmet(head);
  },
};

function helmet(head: Pen): void {
  const cap = head.part('44,-34! 36,-60 10,-82 -26,-80 -54,-54 -62,-14 -50,4! -34,-12 -4,-24 20,-32', { w: 2.7 });
  head.shade(cap, '5-7', 22);
  head.line('42,-34 20,-40 -8,-34 -38,-20 -52,2', 1.8, { taper: [0.1, 0.1] });
  head.part(oval(-14, -52, 10, 10, 10), { w: 1.8 });
  for (const [tip, wide] of [
    ['-92,0', 24],
    ['-98,-24', 24],
    ['-96,-48', 24],
    ['-82,-70', 22],
  ] as const)
    feather(head, '-18,-44', tip, wide, { bend: 0.18, w: 2, barbs: 2 });
}

/** Small wings at an ankle. */
function wings(pen: Pen): void {
  for (const tip of ['-78,-6', '-86,-42', '-70,-76']) feather(pen, '-6,-6', tip, 29, { bend: 0.16, w: 2.1, barbs: 3 });
}

/** From the front; origin between the eyes and the mouth, hair upwards, eyes at y = -18. */
function medusa(pen: Pen): void {
  const snakes = [
    '26,-62 48,-90 34,-112 62,-134',
    '-40,-50 -78,-76 -66,-104 -96,-116',
    '42,-46 80,-66 82,-96 112,-98',
    '-50,-26 -90,-36 -92,-66 -124,-52',
    '50,-22 88,-26 96,-54 126,-40',
    '-52,0 -86,14 -82,-14 -118,2',
    '52,2 86,18 88,-8 120,10',
    '-46,26 -80,46 -64,66 -100,66',
    '46,28 78,48 68,72 104,68',
    '-34,48 -58,78 -34,94 -58,118',
    '34,50 60,74 42,98 70,114',
    '-8,-66 -20,-88 -14,-106 -30,-124',
  ];
  for (const snake of snakes) {
    serpent(pen, snake, [30, 25, 20, 16, 13], { rows: 0, bands: 44, w: 2.3, tone: 0 });
    const [end, before] = [snake.split(' ')[3] ?? '', snake.split(' ')[2] ?? ''];
    const [[x, y], [fromX, fromY]] = [pen.spot(end), pen.spot(before)];
    const head = pen.at(end, (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI - pen.frame.degrees);
    head.part('-6,-7 8,-10 24,-4 26,2 10,10 -6,7', { w: 2.1 });
    head.dot('10,-3', 1.7);
    head.line('26,0 36,-4', 1.5);
  }
  const face = pen.part('0,-70 34,-62 52,-34 52,0 44,32 26,58 0,68 -26,58 -44,32 -52,0 -52,-34 -34,-62', { w: 2.8 });
  pen.shade(face, '1-5', 18);
  for (const k of [-1, 1]) {
    const eye = pen.at(`${k * 22},-14`);
    eye.line('-13,2 -4,-8 6,-8 13,2', 2.5, { taper: [0.2, 0.2] });
    eye.line('-13,2 0,8 13,2', 1.6, { taper: [0.2, 0.2] });
    eye.dot('0,-1', 4);
    eye.line(`${-k * 16},-8 0,-18 ${k * 16},-20`, 3, { taper: [0.2, 0.4] });
    pen.line(`${k * 12},24 ${k * 26},22 ${k * 34},36`, 1.6, SOFT);
  }
  pen.line('-6,-12 -4,6 -11,18 0,22 11,18 4,6 6,-12', 1.9, { taper: [0.3, 0.3] });
  const mouth = pen.part('-22,34 0,30 22,34 16,50 0,54 -16,50', { w: 2.3 });
  pen.shade(mouth, '0-2', 8, { spacing: 3 });
  for (const x of [-12, 12]) lock(pen, `${x},34`, `${x},46`, 8, { bend: 0, w: 1.6, inner: 0 });
  // the roots of the snakes over her brow
  for (const way of ['-40,-44 -30,-64 -10,-60 -14,-46', '-16,-52 -4,-72 16,-64 8,-48', '12,-52 26,-68 40,-56 34,-42'])
    pen.line(way, 2.2, { taper: [0.2, 0.4] });
  pen.lines(['-30,-46 0,-40 30,-46', '-20,-54 0,-50 20,-54'], 1.4, SOFT);
  pen.line('-20,64 0,74 20,64', 2, HARD);
}
