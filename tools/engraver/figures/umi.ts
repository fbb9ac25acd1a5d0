import type { Figure } from '../figure.ts';
import { bearHead, bearPaw, pelt, tufts } from '../kit/pelts.ts';
import { SOFT } from '../style.ts';

/** The Little Bear, a cub with its tail held high: Polaris the tail's tip, Yildun and epsilon in it, zeta its root, eta the haunch, Kochab the side, Pherkad the belly. */
export const figure: Figure = {
  draw(pen) {
    const tail = pelt(pen, '396,660 366,560 356,450 374,340 404,240 494,84 456,250 426,350 412,450 424,560 466,650', {
      fur: '0-5',
      against: '5-10',
      long: 32,
      pitch: 22,
    });
    pen.shade(tail, '5-10', 20);
    tufts(pen, '404,640 398,590 388,540 388,490 388,440 398,390 404,340 416,290 430,240 446,190', 278, { long: 34 });
    // far legs
    const farFore = pelt(pen, '760,800 776,860 806,920 830,960 872,938 862,890 850,830 830,780', { ink: '0-3 4-6', w: 2.7 });
    pen.shade(farFore, '0-3', 26);
    bearPaw(pen.at('836,930', 4, 0.8), { heel: true });
    const farHind = pelt(pen, '440,840 452,900 462,974 520,950 516,900 540,850', { ink: '0-2 3-4', w: 2.7 });
    pen.shade(farHind, '0-2', 36);
    bearPaw(pen.at('484,952', 2, 0.78), { heel: true });
    // body
    const body = pelt(
      pen,
      '800,600 740,606 680,620 600,630 520,630 440,636 376,660 330,710 310,780 330,850 420,880 520,906 600,920 680,910 750,880 800,830 826,770 846,680',
      { fur: '1-8', against: '11-14', long: 30, pitch: 24, w: 3 },
    );
    pen.shade(body, '10-15', 50, { bend: 0.16 });
    tufts(pen, '700,660 640,680 580,670 520,690 460,690 400,710 560,740 620,760 520,790 600,840 660,830 560,860', 170, { long: 36 });
    // near hind leg, pushing off
    const hind = pelt(pen, '350,680 318,740 300,800 290,850 276,900 286,974 350,940 366,910 420,890 470,850 490,790 460,720 410,680', {
      fur: '1-5',
      ink: '6-9',
      long: 26,
      pitch: 22,
      w: 3,
    });
    pen.shade(hind, '6-9', 36);
    bearPaw(pen.at('308,944', 6, 0.94), { heel: true });
    pen.line('424,700 476,750 488,800 468,850', 2.2, SOFT);
    pen.band('440,712 478,756 486,800 470,846', 22, { side: 1 });
    tufts(pen, '350,740 390,760 340,800 400,820 340,860 320,900', 110, { long: 32 });
    // near foreleg
    const fore = pelt(pen, '690,690 660,770 664,850 680,910 690,978 752,956 758,900 780,850 810,780 800,700', {
      fur: '',
      against: '2-4',
      ink: '5-7',
      long: 22,
      pitch: 22,
      w: 3,
    });
    pen.shade(fore, '1-4', 22, { angle: 100 });
    bearPaw(pen.at('716,946', 2, 0.94), { heel: true });
    pen.line('690,690 658,770 666,840', 2.2, SOFT);
    tufts(pen, '720,740 760,760 710,800 752,820 716,870', 104, { long: 32 });
    // neck and head
    pelt(pen, '800,582 740,604 712,660 730,740 790,800 850,790 880,740', { against: '4-6', fur: '0-1', long: 28, pitch: 22 });
    bearHead(pen.at('842,664', 14, 1.02));
    tufts(pen, '752,640 760,690 780,740 810,770', 140, { long: 34 });
  },
};
