import type { Figure } from '../figure.ts';
import { bearHead, bearPaw, coat, pelt } from '../kit/pelts.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Little Bear, a cub at play, down on its forelegs with its tail held high: Polaris the tail's tip, Yildun and epsilon in it, zeta its root, eta the haunch, Kochab the
 * shoulder, Pherkad the elbow.
 */
export const figure: Figure = {
  draw(pen) {
    const tail = pelt(pen, '400,690 362,610 346,520 344,440 358,340 392,230 490,70 470,200 446,300 430,400 438,490 466,570 520,660', {
      fur: '0-6',
      against: '6-12',
      long: 32,
      pitch: 21,
      w: 2.5,
    });
    pen.shade(tail, '7-12', 20);
    coat(
      pen,
      ['404,660 364,540 366,380 420,220 478,96', '440,650 392,540 386,400 430,260 480,110', '490,650 430,550 416,420 440,300 478,130'],
      110,
      {
        long: 30,
        clip: tail.region,
      },
    );
    // far legs
    const farHind = pelt(pen, '420,800 440,870 430,920 430,972 500,950 504,900 530,840', {
      ink: '',
      against: '1-3',
      long: 18,
      pitch: 18,
      w: 2.6,
    });
    pen.shade(farHind, '0-3', 30);
    bearPaw(pen.at('466,950', 2, 0.76), { heel: true });
    const farFore = pelt(pen, '700,820 740,870 800,916 840,936 856,900 830,870 780,830 760,790', { ink: '0-3 4-6', w: 2.6 });
    pen.shade(farFore, '0-3', 22);
    bearPaw(pen.at('838,920', 14, 0.72));
    // body: the rump high, the breast low
    const body = pelt(
      pen,
      '720,706 660,704 600,690 540,660 480,640 420,644 366,670 330,720 314,790 330,850 400,880 470,884 540,912 600,944 660,950 710,900 750,830 760,760',
      { fur: '0-9', against: '10-14', long: 26, pitch: 21, w: 2.6 },
    );
    pen.shade(body, '10-15', 46, { bend: 0.16 });
    coat(
      pen,
      [
        '680,720 580,700 470,660 370,700',
        '680,760 580,760 470,730 350,760',
        '680,830 590,830 490,810 400,830',
        '670,910 590,900 500,880 420,870',
      ],
      220,
      { long: 27, clip: body.region, dense: (share) => 0.28 + 0.62 * share },
    );
    // near hind leg
    const hind = pelt(
      pen,
      '390,676 342,720 308,780 290,836 268,884 256,924 258,962 274,986 326,956 340,920 380,892 430,868 470,824 486,766 466,706',
      { fur: '1-5', ink: '5-7 9-12', long: 24, pitch: 20, w: 2.8 },
    );
    pen.shade(hind, '9-12', 32);
    pen.line('462,716 490,764 480,824 440,866', 2.2, SOFT);
    pen.band('464,720 492,766 482,822 446,862', 22, { side: 1, spacing: 6 });
    coat(pen, ['350,720 310,800 280,880 264,940', '400,720 366,800 320,880 290,940', '450,740 430,810 380,870 320,920'], 100, {
      long: 26,
      clip: hind.region,
    });
    bearPaw(pen.at('292,956', 2, 0.92), { heel: true });
    // near foreleg, stretched out along the ground
    const fore = pelt(pen, '560,760 526,830 520,890 552,940 610,972 680,980 740,982 744,926 690,920 660,896 680,840 700,770', {
      fur: '',
      against: '1-5',
      ink: '5-6 7-9',
      long: 20,
      pitch: 20,
      w: 2.8,
    });
    pen.shade(fore, '3-6', 26);
    pen.line('586,730 540,800 524,870', 2.2, SOFT);
    pen.band('588,736 544,802 528,866', 22, { side: -1, spacing: 6 });
    coat(pen, ['580,770 540,850 560,920 660,970', '630,770 590,850 610,910 700,950', '680,780 650,850 650,900 720,930'], 100, {
      long: 26,
      clip: fore.region,
    });
    bearPaw(pen.at('734,954', 2, 0.88), { heel: true });
    // neck and head, looking up
    const neck = pelt(pen, '770,620 700,640 640,690 616,760 640,840 700,880 760,860 800,800 840,720', {
      fur: '0-3',
      against: '4-7',
      long: 26,
      pitch: 20,
      w: 2.6,
    });
    coat(pen, ['740,640 680,680 640,740', '760,690 700,740 660,800', '780,760 740,810 700,850'], 70, { long: 26, clip: neck.region });
    bearHead(pen.at('796,700', -6, 1.08));
  },
};
