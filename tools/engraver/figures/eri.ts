import type { Figure } from '../figure.ts';
import { aside, between } from '../geometry.ts';
import { lock, locks } from '../kit/hair.ts';
import { river } from '../kit/serpents.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { HARD } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

const COURSE =
  '140,112 190,136 @bet @nu @omi1 476,214 520,224 @eps 648,150 @eta 762,240 @tau1-6,2 @tau4 @tau6 460,388 396,408 350,442 342,488 374,524 @ups4 560,552 @tet1 696,700 @phi 768,900 784,980 786,1060';
const WIDE = [22, 26, 30, 34, 38, 42, 46, 50, 56, 62, 72, 88, 124, 190, 260];

/** The River: out of an urn at Cursa by all its bends under a bridge to Achernar. The poplars on its bank are the sisters of Phaethon, who fell into it. */
export const figure: Figure = {
  bleeds: ['bottom'],
  draw(pen) {
    for (const [x, y, size] of [
      [90, 600, 0.78],
      [160, 670, 0.95],
      [250, 760, 1.15],
    ] as const)
      poplar(pen.at(`${x},${y}`, 0, size));
    banks(pen);
    river(pen, COURSE, WIDE, { current: 5, ripple: 3, w: 3 });
    for (const place of ['330,62', '560,262', '640,110', '806,196', '470,318', '650,420', '570,480', '440,640'])
      tuft(pen.at(place, 0, pen.chance(0.8, 1.1)));
    urn(pen.at('92,86', 24, 0.94));
    bridge(pen);
    for (const [x, y, size] of [
      [470, 966, 1.15],
      [930, 866, 0.7],
    ] as const)
      bulrushes(pen.at(`${x},${y}`, 0, size));
  },
};

/** The ground falls to the water: short hatches outside. */
function banks(pen: Pen): void {
  const course = pen.curve(COURSE);
  for (const side of [-1, 1]) {
    const edge = aside(course, (u) => (side * between(WIDE, u)) / 2 + side * 6);
    pen.band(edge, 20, { side, spacing: 9, angle: 66, jitter: 0.7, profile: (u) => (0.5 + 0.5 * Math.sin(u * 60 + side)) * (0.5 + u) });
  }
}

/** Tipped over, its mouth along x. */
function urn(pen: Pen): void {
  const belly = pen.part('-84,-22 -62,-56 -18,-66 18,-46 40,-24 60,-24! 60,24! 40,24 18,46 -18,66 -62,56 -84,22', { w: 3 });
  pen.shade(belly, '7-10', 34);
  pen.line('-34,-64 -22,-30 -20,0 -22,30 -34,64', 1.8, HARD);
  pen.line('-22,-66 -10,-30 -8,0 -10,30 -22,66', 1.8, HARD);
  for (const y of [-48, -24, 0, 24, 48]) pen.part(oval(-16 - Math.abs(y) / 6, y, 4, 6, 8), { w: 1.3, wash: false });
  tube(pen, '4,-54 26,-76 54,-66 56,-34', [11, 11, 10, 9], { w: 2.3 });
  pen.part('58,-38 74,-36 80,0 74,36 58,38 54,0', { w: 2.7 });
  pen.part(oval(72, 0, 7, 27, 12), { w: 1.8, wash: false });
}

/** Its foot at the origin, 330 high. */
function poplar(pen: Pen): void {
  tube(pen, '0,4 2,-40 0,-90', [18, 13, 10], { w: 2.4, tone: 6 });
  pen.lines(['-8,2 -20,10 -34,12', '8,2 20,9 36,10'], 2, { taper: [0.1, 0.6] });
  locks(
    pen,
    [
      '-12,-52 -44,-110 -44,-210 -8,-300',
      '-6,-50 -20,-130 -20,-230 0,-330',
      '6,-50 20,-130 20,-230 2,-336',
      '12,-52 44,-110 44,-210 10,-300',
    ],
    '0.5-1 5x32, 0.25-0.78 5x36, 0-0.5 5x36',
    { w: 2.1, curl: 0.05, inner: 1 },
  );
}

function tuft(pen: Pen): void {
  for (const [x, tip, high] of [
    [-8, -22, 22],
    [-3, -8, 34],
    [2, 6, 30],
    [8, 22, 20],
  ] as const)
    lock(pen, `${x},0`, `${tip},${-high}`, 5, { bend: 0.1, w: 1.7, inner: 0, mask: false });
}

/** Three arches of stone across the broad lower reach. */
function bridge(pen: Pen): void {
  const wall = pen.part(
    '520,704! 620,672 706,660 790,668 892,700! 892,800! 868,800! 866,780 846,752 822,780 820,806! 776,812! 772,776 730,736 688,776 684,814! 640,812! 636,782 614,756 590,784 588,806! 520,806!',
    { ink: '4-5 6-10 11-15 16-20 21-0', w: 2.9 },
  );
  for (const [from, to] of [
    ['866,780 846,752 822,780', '878,776 846,736 810,776'],
    ['772,776 730,736 688,776', '786,772 730,718 674,772'],
    ['636,782 614,756 590,784', '648,778 614,740 578,780'],
  ] as const) {
    pen.line(to, 1.7, HARD);
    pen.rule(from, to, 9, { w: 1.5 });
  }
  pen.part('508,700! 616,660 706,646 796,656 904,696! 904,708! 796,672 706,662 616,676 508,714!', { w: 2.7 });
  pen.part('508,700! 514,684! 616,644 706,630 796,640 898,680! 904,696! 796,656 706,646 616,660!', { w: 2.7, tone: 8 });
  pen.lines(
    ['534,730 560,722', '560,750 580,744', '530,770 556,768', '660,700 690,694', '650,730 668,728', '794,712 820,722', '780,740 800,742'],
    1.5,
    {
      taper: [0.2, 0.2],
    },
  );
  pen.lines(['496,812 540,806 596,810', '816,808 862,802 916,808'], 2, { taper: [0.3, 0.3] });
  pen.shade(wall, '5-6', 18);
  pen.band('776,812 770,776 734,738', 12, { side: -1, angle: 70, clip: wall.region });
}

/** A clump with two cattails; its foot at the origin, 230 high. */
function bulrushes(pen: Pen): void {
  for (const [x, tip, high, bend] of [
    [-18, -86, 130, -0.2],
    [18, 92, 120, 0.2],
    [-8, -50, 196, -0.12],
    [10, 54, 180, 0.14],
  ] as const)
    lock(pen, `${x},0`, `${tip},${-high}`, 17, { bend: -bend, w: 2.2, inner: 1 });
  for (const [x, high] of [
    [-14, 200],
    [22, 230],
  ] as const) {
    tube(pen, `${x * 0.3},0 ${x * 0.6},${-high * 0.5} ${x},${-high}`, [6, 5, 4], { w: 1.9 });
    pen.line(`${x},${-high} ${x + 1},${-high - 22}`, 2);
    const head = pen.part(oval(x * 0.94, -high + 26, 10, 32, 12), { w: 2.3 });
    pen.shade(head, '9-4', 12, { spacing: 3.4 });
  }
  lock(pen, '2,2', '12,-150', 16, { bend: 0.08, w: 2.2, inner: 1 });
  lock(pen, '-6,2', '-34,-104', 14, { bend: -0.1, w: 2, inner: 1 });
}
