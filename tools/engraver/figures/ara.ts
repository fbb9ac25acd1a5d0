import type { Figure } from '../figure.ts';
import { locks } from '../kit/hair.ts';
import { flower, leaf } from '../kit/plants.ts';
import { oval } from '../kit/shapes.ts';
import { tube } from '../kit/tubes.ts';
import { FAINT, HARD, SOFT } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/** The Altar, burning: delta and eta its steps, gamma, beta and zeta the table, epsilon a flame, Choo the top of the smoke. */
export const figure: Figure = {
  draw(pen) {
    // smoke
    smoke(pen);
    // wood on the fire, flames behind and before it
    flames(
      pen,
      [
        '396,452 330,360 372,280 300,170',
        '430,440 400,330 446,220 400,96',
        '480,440 500,320 470,210 520,60',
        '540,440 590,330 560,230 610,120',
        '590,440 650,380 640,300 690,230',
        '620,450 680,410 690,350 730,310',
      ],
      '0.15-1 9x62, 0-0.75 9x60',
    );
    tube(pen, '380,470 470,440 590,420', [26, 28, 24], { round: true, tone: 12 });
    tube(pen, '660,466 560,440 450,410', [26, 28, 24], { round: true, tone: 12 });
    tube(pen, '330,462 500,462 650,462', [24, 26, 24], { round: true, tone: 12 });
    for (const end of ['596,420', '444,409', '657,462']) pen.at(end).part(oval(0, 0, 8, 11, 10), { w: 1.8, wash: false });
    flames(
      pen,
      [
        '420,452 400,400 424,360 410,320',
        '480,452 470,390 500,350 486,290',
        '540,452 560,400 540,350 566,300',
        '600,456 616,420 604,380 626,340',
      ],
      '0-1 6x44, 0-0.7 5x36',
    );
    // steps, shaft, table: each a block with a lit front and a shaded side
    block(pen, 226, 862, 560, 88, 110);
    block(pen, 262, 790, 496, 72, 100);
    block(pen, 320, 576, 390, 214, 84);
    block(pen, 282, 536, 460, 40, 94);
    block(pen, 256, 478, 510, 58, 104);
    pen.lines(['262,499 760,499', '262,521 760,521'], 1.7, HARD);
    for (let x = 272; x < 740; x += 27)
      pen.line(`${x},521 ${x + 2},506 ${x + 13},501 ${x + 24},506 ${x + 26},521`, 1.6, { taper: [0.1, 0.1] });
    pen.lines(['270,808 750,808', '234,880 778,880', '328,592 702,592', '328,772 702,772'], 1.6, HARD);
    // garland on the front
    garland(pen.at('-27,6'));
    // horns of the table
    for (const [x, k] of [
      [256, 1],
      [766, -1],
    ] as const) {
      const horn = pen.at(`${x},478`, k === 1 ? 0 : 180, 1, k === -1);
      horn.part('0,0! -8,-26 4,-54! 34,-46 58,-22 74,0!', { w: 2.8, tone: 12 });
      horn.line('16,-10 10,-26 22,-34 32,-24 26,-16', 1.8, { taper: [0.2, 0.3] });
    }
  },
};

function flames(pen: Pen, guides: readonly string[], rows: string): void {
  locks(pen, guides, rows, { w: 2.6, curl: 0.1, inner: 2 });
}

/** A stone: its front `wide`, and to the right of it a side `deep` in the shade, which runs towards the eye's height. */
function block(pen: Pen, left: number, top: number, wide: number, high: number, deep: number): void {
  const [right, bottom] = [left + wide, top + high];
  const away = (y: number): string => `${right + deep},${y + (600 - y) * 0.04}`;
  const side = pen.part(`${right},${top}! ${away(top)}! ${away(bottom)}! ${right},${bottom}!`, { w: 3 });
  pen.shade(side, '3-0', deep + 4, { angle: 90, spacing: 5.4, bend: 0, jitter: 0.12, profile: () => 1 });
  pen.part(`${left},${top}! ${right},${top}! ${right},${bottom}! ${left},${bottom}!`, { w: 3 });
}

function garland(pen: Pen): void {
  pen.line('372,600 420,690 500,726 590,726 670,690 716,600', 2, SOFT);
  for (const [x, y, dx, dy] of [
    [384, 622, 10, 46],
    [402, 656, 26, 42],
    [430, 688, 36, 30],
    [470, 710, 44, 16],
    [700, 622, -10, 46],
    [682, 656, -26, 42],
    [654, 688, -36, 30],
    [614, 710, -44, 16],
  ] as const) {
    leaf(pen, `${x},${y}`, `${x + dx * 1.3 - 14},${y + dy * 1.2}`, 24, { w: 2, veins: 3 });
    leaf(pen, `${x},${y}`, `${x + dx * 1.3 + 16},${y + dy * 0.9 - 6}`, 24, { w: 2, bend: -0.1, veins: 3 });
  }
  flower(pen, '542,722', 42, { petals: 6 });
  for (const x of [374, 712]) flower(pen, `${x},606`, 28);
}

/** Wisps that rise and curl up. */
function smoke(pen: Pen): void {
  const wisps = [
    '440,280 372,236 360,176 316,148 262,136 236,96 262,58 306,66 310,104 280,114 270,92',
    '430,300 352,250 336,196 290,172 226,158 196,106 214,50 270,24 328,40 346,86 332,116',
    '450,250 398,206 392,148 358,122 356,84 384,64 404,82 394,100',
    '410,320 330,276 306,224 250,206 222,178 236,168',
    '580,240 614,190 600,140 640,100 690,104 700,140 672,152 662,132',
    '596,250 640,200 632,160 650,134',
  ];
  pen.lines(wisps, 2.6, { taper: [0.3, 0.25], end: [0.15, 0.2] });
  pen.lines(
    ['424,310 344,262 322,212 274,190 218,168', '436,266 384,222 374,164 332,138 296,130', '590,232 626,190 614,150 644,116'],
    1.6,
    FAINT,
  );
}
