import type { Figure } from '../figure.ts';
import { nth } from '../geometry.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { fin } from '../kit/fishes.ts';
import { lock, locks } from '../kit/hair.ts';
import { scales } from '../kit/scales.ts';
import { tube } from '../kit/tubes.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Sea-Goat, springing to the right: Algedi at the root of the horn, Dabih the eye, psi and omega the foreleg that is drawn in, theta and iota the back, zeta
 * below the fish's loins, Nashira and Deneb Algedi the tail.
 */
export const figure: Figure = {
  draw(pen) {
    // tail fin
    fin(pen, '128,452 104,446 84,470', '262,330 190,326 130,340 70,318 16,268', 12, { w: 3, dip: 0.16 });
    // fins of back and belly
    fin(pen, '500,396 400,452 310,520 240,560', '446,300 346,330 256,398 206,468', 11, { w: 2.8, dip: 0.2 });
    fin(pen, '330,700 270,700 220,680', '316,800 240,806 176,754', 7, { w: 2.7 });
    // far foreleg, stretched out
    hoofedLeg(pen, '730,560 800,626 912,640 930,726 948,768', 104, { front: -1, cloven: true });
    // body and fish's tail in one
    const body = pen.part(
      '770,330 700,372 610,392 500,394 420,436 350,496 280,540 220,552 170,528 138,480 126,446 100,440! 78,462 84,520 108,590 158,656 230,704 320,720 420,722 520,732 600,730 690,712 760,672 800,600 830,500',
      { ink: '1-10 12-22', w: 3.3 },
    );
    pen.shade(body, '14-20', 44, { spacing: 7 });
    const rows = [
      '560,404 520,470 516,560 530,640 560,726',
      '330,508 352,560 356,616 346,670 340,720',
      '220,552 232,590 232,630 222,670 206,694',
      '156,512 152,546 140,578 128,600 112,602',
      '128,452 116,456 104,458 94,462 84,468',
    ];
    for (const [k, count] of [7, 4, 3, 4].entries())
      scales(pen, nth(rows, k), nth(rows, k + 1), count, 8, { w: 1.6, clip: body.region, height: 0.62 });
    // where hair goes over into scales
    locks(
      pen,
      [
        '640,392 600,400 560,408 526,414',
        '660,440 610,460 570,470 524,476',
        '660,500 610,520 566,530 520,540',
        '670,570 620,590 570,600 528,610',
        '690,640 640,666 590,676 540,690',
      ],
      '0.2-1 7x38, 0-0.7 6x34',
      { w: 2.1, curl: 0.06 },
    );
    // near foreleg, drawn in under the breast
    hoofedLeg(pen, '690,560 716,660 780,780 660,812 592,786', 118, { front: -1, cloven: true });
    // neck and breast
    const neck = pen.part('830,250 780,280 740,330 690,386 660,470 664,560 700,640 760,676 806,640 836,560 846,480 870,420 900,380', {
      ink: '7-11',
      w: 3.2,
    });
    pen.shade(neck, '7-11', 40);
    pen.lines(['676,452 668,530 690,600', '716,420 706,500 720,580'], 1.7, SOFT);
    locks(
      pen,
      ['812,250 766,262 716,312 672,380', '816,280 770,310 726,366 690,450', '826,320 790,360 752,430 726,520'],
      '0.3-1 6x28, 0-0.65 6x26',
      { w: 2.1, curl: 0.08 },
    );
    locks(
      pen,
      ['846,460 838,520 836,580 820,640', '824,480 812,540 800,600 784,690', '796,500 780,560 766,620 744,690'],
      '0.25-1 6x26, 0-0.7 5x24',
      {
        w: 2.1,
        curl: 0.07,
      },
    );
    pen.line('842,248 812,252 776,268 744,300', 2.6, { taper: [0.1, 0.4] });
    // far horn, ear, head
    horn(pen, '918,232 912,160 868,92 796,58 726,72', 34);
    const head = pen.part(
      '838,250 868,226 904,220 928,240 940,280 952,326 972,364 980,384 972,400 960,404 964,416 954,430 930,434 900,424 872,412 846,396 828,350 824,296',
      { ink: '0-16', w: 3 },
    );
    pen.shade(head, '11-15', 20);
    pen.line('962,404 944,404 926,398', 2, { taper: [0.1, 0.5] });
    pen.line('976,380 964,376 960,386', 2.1, { taper: [0.2, 0.3] });
    pen.line('918,330 934,356 948,372', 1.6, SOFT);
    pen.line('900,340 892,362 898,390', 1.6, SOFT);
    pen.band('868,330 864,370 880,404', 22, { side: -1, angle: 80, spacing: 5 });
    // eye
    pen.line('874,314 886,303 902,306 912,318', 2.8, { taper: [0.3, 0.2] });
    pen.line('878,318 894,325 910,319', 1.5, { taper: [0.3, 0.3] });
    pen.dot('895,311', 4.4);
    pen.line('868,300 886,288 908,294', 2.1, SOFT);
    // beard
    locks(
      pen,
      ['892,420 880,450 886,490 872,530', '910,428 906,464 914,500 904,546', '930,432 930,464 934,492 922,520'],
      '0.2-1 5x17, 0-0.7 5x16',
      { w: 2, curl: 0.1 },
    );
    horn(pen, '892,234 880,154 820,96 744,86 674,124', 40);
    const ear = pen.part('838,270 812,262 776,274 752,302! 784,310 820,304 842,292', { ink: '0-6', w: 2.6 });
    pen.shade(ear, '3-5', 14);
    pen.line('832,282 804,284 774,294', 1.6, SOFT);
    for (const [root, tip] of [
      ['876,232', '900,262'],
      ['888,230', '912,268'],
      ['900,228', '924,262'],
    ] as const)
      lock(pen, root, tip, 13, { bend: 0.1, w: 1.8, inner: 1 });
  },
};

/** A ringed horn, from its root to its point. */
function horn(pen: Parameters<Figure['draw']>[0], axis: string, wide: number): void {
  const { left, right } = tube(pen, axis, [wide, wide * 0.92, wide * 0.74, wide * 0.5, 3], { tip: true, tone: wide * 0.4, w: 2.9 });
  pen.rule(left.slice(3, -14), right.slice(3, -14), 15, { w: 2, bend: -0.22 });
}
