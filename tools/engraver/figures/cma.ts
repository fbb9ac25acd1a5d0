import type { Figure } from '../figure.ts';
import { dogHead, dogToes } from '../kit/hounds.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../style.ts';

/**
 * The Great Dog, rising on its haunches to follow Orion: Sirius the mouth, Muliphein the tip of the ear, Mirzam the lifted paw, Wezen and Adhara the haunch,
 * Furud the hind foot, Aludra the tail.
 */
export const figure: Figure = {
  draw(pen) {
    tube(pen, '300,770 250,846 185,876 120,852 80,784 84,704 124,640 150,630', [54, 42, 32, 27, 23, 18, 11, 3], {
      tip: true,
      tone: 14,
      w: 2.9,
    });
    // far hind leg, then the far foreleg
    const hindLeg =
      '330,640 290,700 268,770 286,830 340,866 410,878 480,862 536,846 570,868 590,900 600,936 622,954 652,950 710,942 770,946 830,948 852,932 848,910 818,900 770,902 720,902 686,890 662,858 650,812 642,768 624,726 586,698 530,688 470,692';
    const far = pen.at('64,-48').part(hindLeg, { ink: '7-27', w: 2.7 });
    pen.shade(far, '7-11', 20);
    dogToes(pen.at('912,896'));
    const farFore = pen.part(
      '560,440 640,474 696,494 734,516 750,544 740,584 732,622 750,652 746,678 718,684 692,664 696,622 704,588 692,560 650,562 580,572',
      { ink: '1-14', w: 2.8 },
    );
    pen.shade(farFore, '9-14', 22);
    pen.lines(['748,658 734,662 726,680', '736,646 720,652 712,672'], 1.7, { taper: [0.4, 0.1] });
    // body
    const body = pen.part(
      '424,186 408,256 386,330 344,410 316,500 304,600 286,680 262,760 290,830 360,850 440,790 450,706 476,656 532,614 596,574 640,516 650,452 618,384 576,326 544,288',
      { ink: '0-7 12-19', w: 3.2 },
    );
    pen.shade(body, '12-16', 46);
    pen.lines(['440,560 424,600 436,650', '478,540 460,590 474,640', '514,520 500,566 514,604'], 1.4, FAINT);
    pen.line('330,420 352,440 366,480', 1.7, SOFT);
    pen.band('314,510 304,600 288,680', 26, { side: -1, spacing: 6.4 });
    pen.line('312,650 350,680 356,730', 1.6, SOFT);
    // near hind leg
    const hind = pen.part(hindLeg, { ink: '1-27', w: 3.2, taper: [0.14, 0.1] });
    pen.shade(hind, '3-7', 34);
    pen.shade(hind, '7-11', 24);
    pen.shade(hind, '11-14', 12);
    pen.line('540,672 486,690 456,730', 1.9, SOFT);
    pen.line('538,846 562,818 606,790', 2, { taper: [0.1, 0.6], end: [0.5, 0.05] });
    pen.band('540,842 562,818 600,794', 20);
    pen.line('610,930 640,912 676,904', 1.6, SOFT);
    pen.line('400,700 470,726 540,790', 1.7, SOFT);
    pen.band('420,708 480,734 536,786', 24, { spacing: 6 });
    pen.band('640,768 650,812 662,858', 14, { angle: 110, spacing: 6 });
    pen.line('600,934 622,920 640,896', 1.7, SOFT);
    dogToes(pen.at('850,946'));
    // near foreleg
    const fore = pen.part(
      '430,410 446,490 490,556 540,592 582,592 624,558 668,508 706,464 734,442 778,422 830,406 854,384 852,356 826,340 788,346 752,362 722,384 700,406 668,442 630,478 594,500 566,480 530,400',
      { ink: '1-21', w: 3.1, taper: [0.12, 0.12] },
    );
    pen.shade(fore, '2-8', 22);
    pen.line('470,400 436,440 446,506', 2, SOFT);
    pen.band('456,412 436,446 446,500', 26, { side: -1 });
    pen.line('534,420 560,480 548,536', 1.7, SOFT);
    pen.lines(['706,402 718,424 716,452', '598,516 640,494 676,456', '586,560 626,528 660,490'], 1.6, SOFT);
    dogToes(pen.at('852,390', -26));
    // collar
    pen.part('386,312 440,360 516,378 594,350 608,378 522,408 430,390 374,342', { w: 2.6, tone: 10 });
    for (const stud of ['398,344', '434,374', '478,391', '524,393', '572,379']) pen.at(stud).part(oval(0, 0, 6, 6, 8), { w: 1.7 });
    pen.part(oval(540, 418, 14, 16), { w: 2.2, wash: false });
    // neck
    pen.lines(['420,260 432,310 466,346', '446,282 466,318 502,344', '560,316 546,336 540,358'], 1.6, SOFT);
    pen.strands(['600,398 612,430 606,470', '570,404 584,440 580,480', '540,440 556,462 558,490'], 9, { w: 1.4 });
    // head
    const head = pen.at('495,185', 20);
    dogHead(head, { muzzle: 1.14 });
    const ear = head.part('-26,-60 -56,-72 -86,-52 -102,0 -114,60 -108,104 -96,122 -74,96 -44,52 -26,10 -18,-28', { w: 2.8 });
    head.shade(ear, '6-10', 26);
    head.lines(['-40,-58 -72,-20 -86,30', '-24,-46 -50,0 -68,56'], 1.5, SOFT);
  },
};
