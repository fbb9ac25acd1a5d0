import type { Figure } from '../figure.ts';
import { along, piece, steps, through } from '../geometry.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { fleece, woolEdge } from '../kit/fleece.ts';
import { locks } from '../kit/hair.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../line-styles.ts';

/** The Ram, head down for the push and one foot pawing: Hamal the root of the horn, Sheratan the nose, Mesarthim the mouth, Bharani the back, Botein the tail. */
export const figure: Figure = {
  draw(pen) {
    // far legs, one of them pawing
    hoofedLeg(pen, '262,560 300,690 262,788 292,876 290,940', 96, { hind: true, front: -1, cloven: true });
    hoofedLeg(pen, '600,560 656,650 764,690 744,778 766,832', 92, { front: -1, cloven: true });
    // tail
    locks(
      pen,
      [
        '176,420 118,470 76,560 66,680',
        '180,450 132,510 100,590 92,716',
        '186,490 150,550 128,620 120,696',
        '190,540 166,590 148,630 144,670',
      ],
      '0.3-1 7x24, 0.1-0.7 7x24, 0-0.45 6x22',
      { w: 2.3, curl: 0.14 },
    );
    // near legs
    hoofedLeg(pen, '212,540 244,690 170,786 194,880 190,948', 116, { hind: true, front: -1, cloven: true });
    hoofedLeg(pen, '560,560 552,690 560,786 552,884 562,948', 104, { front: -1, cloven: true });
    // body
    const body = pen.part(
      '800,430 700,390 620,360 540,332 440,322 330,316 240,334 176,386 148,460 150,560 178,640 230,690 320,686 420,704 520,716 600,702 660,650 720,610 780,540',
      { ink: '' },
    );
    woolEdge(pen, '150,600 146,520 152,450 180,384 240,334 330,316 440,322 540,332 620,360 700,410', 40);
    woolEdge(pen, '690,620 640,676 580,708 500,716 420,704 320,688 236,690 184,650 152,600', 40, { w: 3.2 });
    fleece(pen, '196,400 300,352 420,352 540,364 640,404', '196,650 300,668 420,676 520,690 640,650', 6, 56, { clip: body.region });
    // neck and head, lowered
    const head = pen.part(
      '742,430 790,440 834,470 872,520 906,578 930,630 936,668 924,694 900,700 880,716 850,712 826,690 790,660 752,640 716,600 704,520',
      { ink: '0-13', w: 3.2 },
    );
    pen.shade(head, '9-13', 26);
    pen.line('934,660 914,664 906,682', 2.2, { taper: [0.2, 0.4] });
    pen.line('928,640 916,634 908,644 918,654', 2.6, { taper: [0.3, 0.3] });
    pen.line('916,700 894,690 872,686', 2, { taper: [0.1, 0.5] });
    pen.line('838,530 848,516 866,520 872,534', 2.8, { taper: [0.3, 0.3] });
    pen.line('840,532 856,540 872,535', 1.5, { taper: [0.3, 0.3] });
    pen.dot('858,528', 4.6);
    pen.line('830,514 846,500 868,504', 2, SOFT);
    pen.lines(['880,556 892,590 906,620', '846,560 850,600 866,640'], 1.6, FAINT);
    pen.band('846,600 836,640 850,680', 22, { angle: 110 });
    // ear, within the curl of the horn
    pen.part('760,486 722,488 682,512 660,546 690,556 730,540 764,520', { ink: '0-6', w: 2.7, tone: 14 });
    pen.line('748,504 712,512 678,540', 1.7, SOFT);
    // horn
    const horn = tube(
      pen,
      '806,462 770,404 704,374 636,390 594,446 590,520 628,578 692,602 752,600 806,622',
      [66, 72, 70, 64, 58, 52, 42, 30, 18, 3],
      { w: 3, tip: true },
    );
    pen.band(piece(horn.left, 0.45, 0.9), 18, { side: 1, clip: horn.ring.region });
    pen.band(piece(horn.left, 0.02, 0.2), 14, { side: 1, clip: horn.ring.region });
    for (const t of steps(0.03, 0.86, 22))
      pen.line(through([...along(horn.left, [t]), ...along(horn.axis, [t + 0.016]), ...along(horn.right, [t])]), 1.6, {
        taper: [0.3, 0.3],
      });
    // wool on the poll
    woolEdge(pen, '764,446 790,430 820,446 836,470', 24, { w: 2.4 });
  },
};
