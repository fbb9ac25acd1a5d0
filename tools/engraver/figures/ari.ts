import type { Figure } from '../figure.ts';
import { along, piece, steps, through } from '../geometry.ts';
import { hoofedLeg } from '../kit/beasts.ts';
import { fleece, woolEdge } from '../kit/fleece.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../line-styles.ts';

/** The Ram, head down for the push and one foot pawing: Hamal the root of the horn, Sheratan the nose, Mesarthim the mouth, Bharani the back, Botein the tail. */
export const figure: Figure = {
  draw(pen) {
    // far legs, one of them pawing
    hoofedLeg(pen, '262,560 300,690 262,788 292,876 290,940', 96, { hind: true, front: -1, cloven: true });
    hoofedLeg(pen, '600,560 656,650 764,690 744,778 766,832', 92, { front: -1, cloven: true });
    // the woolly tail
    const tail = pen.part('196,430 150,436 116,480 92,550 78,620 80,676 104,690 126,650 144,590 180,540 210,500', { ink: '' });
    woolEdge(pen, '112,686 84,670 78,616 92,550 116,486 152,440', 28, { w: 2.5 });
    woolEdge(pen, '184,548 148,592 128,650 108,690', 28, { w: 2.7 });
    fleece(pen, '150,450 116,520 96,600 94,670', '190,480 152,550 126,610 112,670', 2, 40, { clip: tail.region });
    // near legs
    hoofedLeg(pen, '212,540 244,690 170,786 194,880 190,948', 116, { hind: true, front: -1, cloven: true });
    hoofedLeg(pen, '560,560 552,690 560,786 552,884 562,948', 104, { front: -1, cloven: true });
    // body
    const body = pen.part(
      '800,430 700,390 620,360 540,332 440,322 330,316 240,334 176,386 148,460 150,560 178,640 230,690 320,686 420,704 520,716 600,702 660,656 730,652 790,560',
      { ink: '' },
    );
    woolEdge(pen, '150,600 146,520 152,450 180,384 240,334 330,316 440,322 540,332 620,360 700,410', 40);
    woolEdge(pen, '690,620 640,676 580,708 500,716 420,704 320,688 236,690 184,650 152,600', 40, { w: 3.2 });
    fleece(pen, '196,400 300,352 420,352 540,364 640,404', '196,650 300,668 420,676 520,690 640,650', 6, 56, { clip: body.region });
    // neck and head, lowered
    const head = pen.part(
      '742,430 792,428 846,450 890,496 922,560 938,622 940,660 928,690 906,704 886,722 856,722 836,700 806,672 764,648 716,600 704,520',
      { ink: '0-13', w: 3.2 },
    );
    pen.shade(head, '9-13', 28);
    // slit nostril, cleft lip, and the mouth drawn back
    pen.line('934,654 918,658 910,670 916,678', 2.8, { taper: [0.2, 0.3] });
    pen.line('914,680 918,692 912,702', 1.9, { taper: [0.2, 0.2] });
    pen.line('908,702 886,696 862,686 848,672', 2.3, { taper: [0.1, 0.5] });
    pen.line('862,716 872,704 880,700', 1.5, SOFT);
    // a level pupil under a heavy lid
    pen.line('830,542 838,522 856,516 872,530', 3.2, { taper: [0.3, 0.3] });
    pen.line('832,542 850,548 866,542 872,531', 1.6, { taper: [0.3, 0.3] });
    pen.part('842,530! 862,526! 864,534! 844,538!', { w: 2.6 });
    pen.line('822,522 836,502 864,500', 2.2, SOFT);
    pen.lines(['826,556 842,572 838,600', '878,548 898,584 910,626'], 1.8, SOFT);
    pen.lines(['854,560 866,600 884,640', '862,556 878,592 896,632'], 1.4, FAINT);
    pen.band('826,590 820,628 836,664', 24, { angle: 110 });
    woolEdge(pen, '812,684 776,660 740,632', 26, { w: 2.4 });
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
    woolEdge(pen, '744,446 776,424 812,428 842,450 858,478', 27, { w: 2.4 });
    woolEdge(pen, '772,462 804,452 832,474', 22, { w: 2.2 });
  },
};
