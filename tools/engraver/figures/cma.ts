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
    tube(pen, '300,770 244,850 185,876 118,850 84,780 96,706 120,680', [56, 44, 32, 28, 22, 14, 3], { tip: true, tone: 14, w: 2.9 });
    // far hind leg, then the far foreleg
    const hindLeg =
      '330,640 290,700 268,770 286,830 340,868 410,884 480,872 534,860 562,890 584,922 604,946 640,950 700,942 770,946 830,946 852,930 848,906 816,896 760,896 710,892 678,878 662,840 654,790 636,740 600,700 540,684 470,690';
    const far = pen.at('64,-48').part(hindLeg, { ink: '7-25', w: 2.7 });
    pen.shade(far, '7-11', 20);
    dogToes(pen.at('912,896'));
    const farFore = pen.part(
      '560,420 640,456 700,476 742,502 754,532 742,572 738,610 758,642 754,668 726,676 696,656 698,610 706,574 694,546 650,552 580,560',
      { ink: '1-14', w: 2.8 },
    );
    pen.shade(farFore, '9-14', 22);
    pen.lines(['754,648 740,652 732,670', '742,636 726,642 718,664'], 1.7, { taper: [0.4, 0.1] });
    // body
    const body = pen.part(
      '404,180 368,250 352,330 326,420 306,510 302,600 286,680 262,760 290,830 360,850 440,790 452,700 476,650 532,606 596,566 636,510 644,450 612,380 574,330 540,290',
      { ink: '0-7 12-17', w: 3.2 },
    );
    pen.shade(body, '12-16', 46);
    pen.lines(['440,560 424,600 436,650', '478,540 460,590 474,640', '514,520 500,566 514,604'], 1.4, FAINT);
    pen.line('330,420 352,440 366,480', 1.7, SOFT);
    // near hind leg
    const hind = pen.part(hindLeg, { ink: '2-25', w: 3.2, taper: [0.14, 0.1] });
    pen.shade(hind, '3-7', 34);
    pen.shade(hind, '7-11', 24);
    pen.shade(hind, '11-14', 12);
    pen.line('540,672 486,690 456,730', 1.9, SOFT);
    pen.line('534,860 560,820 606,790', 2, { taper: [0.1, 0.6], end: [0.5, 0.05] });
    pen.band('534,856 562,818 600,794', 22);
    pen.line('610,930 640,912 676,904', 1.6, SOFT);
    pen.line('380,700 440,700 490,750', 1.4, FAINT);
    dogToes(pen.at('850,946'));
    // near foreleg
    const fore = pen.part(
      '430,410 446,490 492,560 548,596 594,590 640,546 690,494 728,456 768,432 824,410 852,384 852,354 824,338 784,342 744,360 712,384 684,416 640,454 596,486 566,470 530,400',
      { ink: '1-19', w: 3.1, taper: [0.12, 0.12] },
    );
    pen.shade(fore, '2-8', 26);
    pen.line('470,400 436,440 446,506', 2, SOFT);
    pen.band('456,412 436,446 446,500', 26, { side: -1 });
    pen.line('534,420 560,480 548,536', 1.7, SOFT);
    pen.lines(['704,396 716,420 712,456', '640,470 660,484 664,510'], 1.6, SOFT);
    dogToes(pen.at('852,390', -26));
    // collar
    pen.part('354,308 420,362 510,380 598,352 610,380 516,410 410,392 346,338', { w: 2.6, tone: 10 });
    for (const stud of ['374,344', '416,376', '466,392', '518,394', '570,380']) pen.at(stud).part(oval(0, 0, 6, 6, 8), { w: 1.7 });
    pen.part(oval(540, 418, 14, 16), { w: 2.2, wash: false });
    // head
    const head = pen.at('495,185', 20);
    dogHead(head, { muzzle: 1.14 });
    const ear = head.part('-26,-60 -56,-72 -86,-52 -102,0 -114,60 -108,104 -96,122 -74,96 -44,52 -26,10 -18,-28', { w: 2.8 });
    head.shade(ear, '6-10', 26);
    head.lines(['-40,-58 -72,-20 -86,30', '-24,-46 -50,0 -68,56'], 1.5, SOFT);
  },
};
