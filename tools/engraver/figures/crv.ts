import type { Figure } from '../figure.ts';
import { fan, wing } from '../kit/feathers.ts';
import { lock, locks } from '../kit/hair.ts';
import { scales } from '../kit/scales.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/** The Raven, wings up, picking at the Water Serpent it stands on: Alchiba the beak, epsilon the eye, Gienah and Algorab the wings, Kraz the tail. */
export const figure: Figure = {
  draw(pen) {
    // far wing
    wing(
      pen,
      '456,550 436,450 400,350 352,250 306,160',
      '196,566 158,458 144,340 158,222 196,116 262,30',
      '512,530 500,420 460,310 400,206 334,112 272,32',
      { side: -1, flight: 10, coverts: [[0.5, 8]], plumage: 12, barbs: 4 },
    );
    fan(pen, '366,620', 146, 330, { count: 7, spread: 36, width: 50, w: 2.3 });
    leg(pen, '580,740 606,812 590,930', 8);
    // body
    const body = pen.part(
      '800,660 770,600 706,556 620,530 520,536 430,560 350,596 286,656 300,700 380,726 470,756 560,768 640,764 700,752 760,760',
      { ink: '0-3 7-13', w: 3.2 },
    );
    pen.shade(body, '7-13', 60, { spacing: 4.2 });
    pen.shade(body, '0-3', 22, { spacing: 4.4 });
    scales(pen, '760,640 680,600 580,590 470,600 370,640', '700,740 640,744 560,740 460,726 340,690', 4, 11, {
      w: 1.6,
      clip: body.region,
      skip: 0.12,
    });
    leg(pen, '470,730 452,812 420,936', 10);
    locks(pen, ['420,690 414,740 440,790', '460,710 456,760 458,812', '510,720 500,770 476,806'], '0-1 7x26, 0-0.6 5x22', {
      w: 2.2,
      inner: 2,
    });
    // near wing
    wing(
      pen,
      '566,600 610,500 632,400 622,300 590,206 556,130',
      '340,606 326,490 344,370 386,250 438,140 506,30',
      '652,590 708,490 724,380 700,270 640,172 574,88 518,30',
      { side: -1, flight: 12, coverts: [[0.58, 10]], plumage: 15, barbs: 5, w: 2.3 },
    );
    // head, bent down: the beak as long as the head, deep and nearly straight
    const head = pen.at('748,716', 74, 1.08);
    locks(
      head,
      ['-96,30 -70,70 -44,104', '-60,30 -24,66 0,96', '-24,30 10,64 34,82', '10,30 40,52 66,58'],
      '0.25-1 9x22, 0.1-0.8 8x20, 0-0.6 7x18',
      { w: 2.1, inner: 2 },
    );
    const lower = head.part('40,14 80,13 130,16 176,22! 130,32 80,36 42,34', { ink: '0-6', w: 2.8 });
    head.shade(lower, '4-6', 10);
    const skull = head.part('-90,-34 -56,-58 -10,-66 30,-54 56,-38 100,-35 146,-22 182,2 192,24! 160,16 104,12 54,16 26,36 -20,46 -80,40', {
      ink: '1-12',
      w: 3.1,
    });
    head.line('54,-38 42,-12 52,16', 2, { taper: [0.2, 0.3] });
    pen.strands(
      ['34,-40 64,-34 112,-28', '38,-28 64,-22 108,-16', '40,-14 62,-10 96,-4'].map((way) => head.curve(way)),
      11,
      { w: 1.7, clip: skull.region },
    );
    head.band('186,18 140,13 90,11', 14, { side: 1, angle: 60, clip: skull.region });
    head.line('0,-26 14,-38 28,-34 36,-22', 2.6, { taper: [0.3, 0.2] });
    head.line('2,-24 18,-16 34,-22', 1.8);
    head.dot('20,-26', 5.6);
    head.line('-12,-36 10,-50 34,-42', 1.7, SOFT);
    scales(head, '-70,-50 -40,-58 -10,-52 0,-40', '-66,36 -30,40 0,34 26,24', 4, 6, { w: 1.5, clip: skull.region, skip: 0.15 });
    pen.line('690,620 660,650 650,700', 1.4, FAINT);
  },
};

/** Over knee, heel and the foot's middle; toes spread forward, one back. */
function leg(pen: Pen, joints: string, tone: number): void {
  const places = joints.split(' ');
  const foot = pen.at(places[2] ?? '0,0');
  for (const [tip, wide] of [
    ['-58,22', 15],
    ['78,14', 16],
    ['70,34', 16],
    ['40,46', 15],
  ] as const) {
    const [x = 0, y = 0] = tip.split(',').map(Number);
    tube(foot, `0,0 ${x * 0.5},${y * 0.5 - 8} ${x},${y}`, [wide, wide * 0.9, wide * 0.6], { w: 2.2, round: true, tone: 4 });
    lock(foot, `${x},${y}`, `${x * 1.24},${y + 14}`, 9, { bend: x < 0 ? -0.2 : 0.2, w: 1.8, inner: 0 });
  }
  tube(pen, joints, [40, 22, 18, 17, 20], { w: 2.6, tone });
  const [a, b] = [pen.spot(places[1] ?? '0,0'), pen.spot(places[2] ?? '0,0')];
  for (const u of [0.3, 0.45, 0.6, 0.75, 0.9]) {
    const ring = pen.at([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]);
    ring.line('-9,-2 0,3 9,0', 1.4, { taper: [0.2, 0.2] });
  }
}
