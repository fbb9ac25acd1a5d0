import type { Figure } from '../figure.ts';
import { bearHead, bearPaw, coat, pelt } from '../kit/pelts.ts';
import { SOFT } from '../line-styles.ts';

/**
 * The Little Bear, a cub that lifts its head and a paw: Polaris the tip of the slender tail, Yildun and epsilon in it, zeta its root, eta the haunch, Kochab the shoulder,
 * Pherkad the far hind leg.
 */
export const figure: Figure = {
  draw(pen) {
    const tail = pelt(pen, '444,690 420,610 386,530 368,446 378,340 404,240 500,70 448,250 420,350 414,446 432,520 466,590 500,660', {
      fur: '0-6',
      against: '6-12',
      long: 25,
      pitch: 25,
      w: 2.4,
    });
    pen.shade(tail, '7-12', 14);
    coat(pen, ['450,670 400,540 380,440 400,280 484,100', '480,660 424,540 404,440 420,300 488,110'], 60, { long: 26, clip: tail.region });
    // far legs
    const farHind = pelt(pen, '440,830 474,880 498,920 506,972 586,950 592,900 604,840', {
      against: '1-3',
      ink: '4-5',
      long: 18,
      pitch: 18,
      w: 2.6,
    });
    pen.shade(farHind, '0-3', 26);
    pen.shade(farHind, '4-5', 34);
    bearPaw(pen.at('544,952', 2, 0.74), { heel: true });
    const farFore = pelt(pen, '730,780 780,846 824,876 856,886 880,870 880,836 846,812 810,780 800,720', {
      ink: '4-7',
      against: '1-4',
      long: 16,
      pitch: 18,
      w: 2.6,
    });
    pen.shade(farFore, '0-4', 24);
    bearPaw(pen.at('862,858', 26, 0.64));
    // body
    const body = pelt(
      pen,
      '800,640 740,616 676,622 610,648 540,648 480,636 420,650 366,676 322,730 304,800 320,850 400,888 490,884 560,900 640,904 720,890 780,840 808,770 816,700',
      { fur: '0-9', against: '11-17', long: 26, pitch: 21, w: 2.6 },
    );
    pen.shade(body, '11-16', 46, { bend: 0.16 });
    coat(
      pen,
      [
        '740,640 640,670 540,670 440,670 350,730',
        '750,690 640,730 540,730 430,740 340,800',
        '740,770 640,800 560,800 450,820',
        '730,840 640,870 540,870 470,860',
      ],
      220,
      { long: 27, clip: body.region, dense: (share) => 0.25 + 0.6 * share },
    );
    // near hind leg
    const hind = pelt(
      pen,
      '390,680 342,722 308,780 290,836 268,884 256,924 258,962 274,986 326,956 340,920 380,892 430,868 470,824 486,766 466,706',
      { fur: '1-5', ink: '5-7 9-12', long: 24, pitch: 20, w: 2.8 },
    );
    pen.shade(hind, '9-12', 32);
    pen.line('462,716 490,764 480,824 440,866', 2.2, SOFT);
    pen.band('464,720 492,766 482,822 446,862', 22, { side: 1, spacing: 6 });
    coat(pen, ['350,720 310,800 280,880 264,940', '400,720 366,800 320,880 290,940', '450,740 430,810 380,870 320,920'], 100, {
      long: 26,
      clip: hind.region,
    });
    bearPaw(pen.at('292,956', 2, 0.86), { heel: true });
    // near foreleg
    const fore = pelt(
      pen,
      '640,680 606,740 600,800 616,850 640,886 652,926 652,960 668,986 736,956 744,916 756,870 776,810 784,740 760,670 700,640',
      { against: '3-6', ink: '6-7 9-11', long: 20, pitch: 20, w: 2.8 },
    );
    pen.shade(fore, '9-11', 30);
    pen.line('650,676 606,744 602,806 630,866', 2.2, SOFT);
    pen.band('648,684 606,746 602,804 626,856', 24, { side: 1, spacing: 6 });
    coat(pen, ['640,720 622,800 664,880 672,960', '690,710 676,800 700,880 700,950', '750,720 744,800 730,880 724,940'], 110, {
      long: 26,
      clip: fore.region,
    });
    bearPaw(pen.at('686,956', 2, 0.8), { heel: true });
    // neck and head, lifted
    const neck = pelt(pen, '780,576 736,594 690,620 680,680 720,750 780,776 830,740 850,690 820,620', {
      fur: '0-2',
      against: '4-7',
      long: 24,
      pitch: 20,
      w: 2.6,
    });
    coat(pen, ['780,590 730,614 690,640', '790,650 740,670 700,700', '820,720 780,740 740,746'], 60, { long: 26, clip: neck.region });
    bearHead(pen.at('822,640', -14, 0.98));
  },
};
