import type { Figure } from '../figure.ts';
import { dogToes } from '../kit/hounds.ts';
import { coat, pelt } from '../kit/pelts.ts';
import { SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/** The Hare at full speed: kappa and lambda the ears, mu the cheek, epsilon the forefoot, zeta the rump, eta the scut, delta the hock, gamma the hind foot. */
export const figure: Figure = {
  draw(pen) {
    // scut
    const scut = pelt(pen, '246,320 206,272 158,238 112,226 78,240 66,268 80,294 118,314 150,350 186,396', {
      fur: '0-5',
      against: '5-9',
      long: 24,
      pitch: 22,
      w: 2.5,
    });
    pen.shade(scut, '6-9', 20);
    coat(pen, ['230,310 180,262 110,236', '220,330 150,280 84,262', '200,370 150,320 90,284'], 50, { long: 26, clip: scut.region });
    // far legs
    const hindLeg =
      '210,330 310,350 396,426 432,520 420,606 366,666 300,694 262,716 270,748 306,784 346,816 372,848 356,872 312,866 256,836 202,792 152,744 138,704 168,664 222,628 184,560 150,490 146,440';
    const farHind = pen
      .at('-74,-18')
      .part(
        '366,666 300,694 262,716 270,748 306,784 346,816 372,848 356,872 312,866 256,836 202,792 152,744 138,704 168,664 222,628 300,622',
        {
          ink: '1-15',
          w: 2.7,
        },
      );
    pen.shade(farHind, '8-12', 14);
    dogToes(pen.at('298,848', 40, 0.9));
    const farFore = pen.part('730,590 800,640 860,680 916,712 962,744 972,768 942,778 890,768 830,750 770,740 700,700', {
      ink: '0-10',
      w: 2.7,
    });
    pen.shade(farFore, '6-10', 22);
    pen.lines(['962,752 946,756 940,774', '946,740 928,748 922,768'], 1.7, { taper: [0.4, 0.1] });
    // body
    const body = pen.part(
      '146,420 178,340 247,298 330,300 420,338 520,384 610,400 690,370 760,340 850,452 812,516 780,590 710,670 630,712 552,724 470,708 400,660 300,620 190,560',
      { ink: '0-16', w: 3.2, taper: [0.02, 0.08] },
    );
    pen.shade(body, '12-16', 60);
    pen.band('440,690 552,720 640,704', 96, { side: -1, spacing: 9, w: 1.1 });
    coat(
      pen,
      [
        '760,360 640,400 520,390 400,340 240,310',
        '770,430 650,450 520,450 400,410',
        '780,520 660,530 530,520 420,500',
        '730,640 640,620 540,610 440,600',
        '690,680 620,690 550,690 460,670',
      ],
      230,
      { long: 26, clip: body.region, dense: (share) => (share < 0.25 ? 0.8 : share < 0.6 ? 0.3 : 0.7) },
    );
    fur(pen, '470,708 552,724 630,712', 8);
    // near hind leg
    const hind = pen.part(hindLeg, { ink: '2-22', w: 3.2, taper: [0.2, 0.02] });
    pen.shade(hind, '3-6', 44, { angle: 110 });
    pen.shade(hind, '13-18', 20);
    pen.line('222,628 256,610 290,620', 1.9, { taper: [0.05, 0.6], end: [0.6, 0.05] });
    pen.line('290,440 350,500 350,580', 1.5, SOFT);
    coat(pen, ['330,370 240,360 180,420 160,480', '390,440 300,440 240,500 220,580', '420,540 360,560 300,600 240,630'], 90, {
      long: 26,
      clip: hind.region,
      dense: () => 0.6,
    });
    dogToes(pen.at('372,866', 40, 0.9));
    // near foreleg
    const fore = pen.part(
      '640,500 646,600 676,692 726,742 790,786 850,826 902,858 944,868 958,846 934,818 890,798 842,764 800,720 776,660 764,580 720,480',
      { ink: '1-14', w: 3.1, taper: [0.12, 0.12] },
    );
    pen.shade(fore, '2-6', 20);
    pen.line('664,470 636,540 648,620', 2, SOFT);
    pen.band('664,470 636,540 646,610', 30, { side: -1 });
    dogToes(pen.at('958,864', 24, 0.8));
    // ears
    const far = pen.part('800,330 774,270 772,206 790,160 808,146 828,182 836,250 834,330', { w: 2.8 });
    pen.shade(far, '5-7', 24);
    pen.strands(['776,210 780,180 800,156', '812,206 814,176 808,152', '828,210 822,180 812,154'], 16, { w: 1.7, clip: far.region });
    // head
    const head = pen.at('822,392', 22);
    const face = head.part('-84,-20 -66,-56 -20,-80 30,-76 74,-52 106,-24 122,2 118,24 102,34 96,44 74,50 40,58 10,72 -30,76 -70,52', {
      ink: '1-13',
      w: 3,
    });
    head.shade(face, '10-13', 20);
    head.line('16,-26 28,-42 46,-42 58,-28', 2.8, { taper: [0.3, 0.2] });
    head.line('18,-26 38,-16 58,-27', 1.6, { taper: [0.2, 0.2] });
    head.line('30,-30 33,-37 41,-38 46,-32 43,-25 34,-25 30,-30', 1.8);
    head.dot('38,-30', 4.6);
    head.line('6,-36 26,-56 54,-52', 1.5, SOFT);
    head.line('117,0 106,2 104,12 112,22', 2, { taper: [0.1, 0.2] });
    head.line('112,22 98,26 84,38', 2, { taper: [0.1, 0.4] });
    head.line('8,0 20,30 10,62', 1.7, SOFT);
    head.band('8,2 20,30 10,60', 24, { angle: 110 });
    for (const [x, y] of [
      [60, 66],
      [76, 82],
      [100, 90],
    ])
      head.line(`92,24 ${(92 + Number(x)) / 2 + 4},${(24 + Number(y)) / 2 - 4} ${x},${y}`, 1.3, { taper: [0.1, 0.6] });
    const near = pen.part('752,352 708,300 678,234 674,184 688,154 716,170 752,220 782,286 796,338', { w: 2.9 });
    pen.shade(near, '5-8', 22);
    pen.line('772,340 736,284 700,190', 2, { taper: [0.2, 0.4] });
    pen.band('772,340 736,284 704,200', 20, { side: -1, angle: 60, clip: near.region });
    pen.strands(['680,220 680,186 690,160', '706,220 700,190 696,164', '734,210 716,182 702,164'], 16, { w: 1.7, clip: near.region });
    pen.line('818,320 814,250 806,180', 1.7, { taper: [0.2, 0.4] });
  },
};

/** A fringe of fur along a line. */
function fur(pen: Pen, way: string, count: number): void {
  pen.band(way, 15, { spacing: 100 / count, angle: 115, w: 1.9, inset: -1, bend: 0.2, jitter: 0.5, kind: 'line' });
}
