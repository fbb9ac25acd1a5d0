import type { Figure } from '../figure.ts';
import { along, nth, type Point, rightOf, steps, sub, unit } from '../geometry.ts';
import { ribbon } from '../kit/drapery.ts';
import { leaf } from '../kit/plants.ts';
import { oval } from '../kit/shapes.ts';
import { HARD } from '../line-styles.ts';
import type { Pen } from '../pen.ts';

/**
 * The Triangle as a draughtsman's set square of wood: corners of brass, a scale along its edges, hung by a ribbon. Beta, Mothallah and gamma with delta are its corners, epsilon is on
 * its long edge.
 */
export const figure: Figure = {
  draw(pen) {
    ribbon(pen, '366,60 440,20 520,64 600,30 680,70', 30);
    ribbon(pen, '350,60 280,24 214,66 150,40 92,84', 30);
    // its thickness, then its face
    frame(pen.at('6,24'), 2.4, true);
    frame(pen, 3.2, false);
    // grain
    pen.strands(['210,344 400,500 660,712', '200,304 400,472 660,690'], 8, { w: 1.2 });
    pen.strands(['420,160 560,390 700,620', '392,170 520,388 650,606'], 9, { w: 1.2 });
    pen.strands(['140,222 250,150 330,100', '170,230 270,166 340,124'], 6, { w: 1.2 });
    // the scale: every fifth stroke longer
    for (const [from, to, count] of [
      ['408,96', '860,841', 60],
      ['120,298', '836,880', 60],
    ] as const) {
      const line = [pen.spot(from), pen.spot(to)];
      const inward = unit(rightOf(sub(pen.spot(to), pen.spot(from))));
      const side = count === 60 && from === '408,96' ? 1 : -1;
      for (const [k, place] of along(line, steps(0, 1, count)).entries()) {
        const long = k % 10 === 0 ? 26 : k % 5 === 0 ? 19 : 11;
        pen.line([place, [place[0] + inward[0] * long * side, place[1] + inward[1] * long * side]], k % 10 === 0 ? 2 : 1.5, HARD);
      }
    }
    // brass corners
    plate(pen, '372,36! 428,128! 374,132 330,142 280,92!', '3-0 0-1', '1-3');
    plate(pen, '44,236! 128,185! 140,246 176,304 118,296!', '4-1', '1-4');
    const tip = plate(pen, '930,956! 792,728! 776,760 742,768 736,798 700,769!', '5-1', '1-5');
    pen.shade(tip, '5-0', 26);
    for (const [rivet, r] of [
      ['@bet', 11],
      ['@gam', 10],
      ['@del+6,14', 10],
      ['@alf', 12],
      ['812,800', 9],
    ] as const) {
      pen.at(rivet).part(oval(0, 0, r, r, 12), { w: 2, tone: r });
      pen.at(rivet).line(`${-r * 0.6},${r * 0.3} ${r * 0.6},${-r * 0.3}`, 1.6, HARD);
    }
    // leaves in the tip and in the corners of the cut-out
    leaf(pen, '800,812', '872,884', 30, { w: 1.9, bend: 0 });
    ornament(pen.at('262,202', 50, 0.86));
  },
};

const [OUTER, INNER]: [readonly Point[], readonly Point[]] = [
  [
    [372, 36],
    [930, 956],
    [44, 236],
  ],
  [
    [358, 112],
    [694, 698],
    [152, 248],
  ],
];

/** Three bars round the cut-out. */
function frame(pen: Pen, w: number, behind: boolean): void {
  for (const k of [0, 1, 2]) {
    const [a, b, c, d] = [nth(OUTER, k), nth(OUTER, (k + 1) % 3), nth(INNER, (k + 1) % 3), nth(INNER, k)];
    const bar = pen.part([a, b, c, d].map(([x, y]) => `${x},${y}!`).join(' '), { ink: '0-1 2-3', w, taper: [0, 0] });
    if (behind) pen.shade(bar, '0-1', 40, { angle: 90, spacing: 5.2, jitter: 0, profile: () => 1 });
    if (behind) pen.shade(bar, '2-3', 40, { angle: 90, spacing: 5.2, jitter: 0, profile: () => 1 });
  }
}

function plate(pen: Pen, way: string, edge: string, inside: string) {
  const ring = pen.part(way, { ink: `${edge} ${inside}`, w: 2.8, taper: [0, 0] });
  pen.shade(ring, inside, 12, { spacing: 5 });
  return ring;
}

/** A fleuron that fills the wide end of the cut-out: origin at its root, x to its tip, 220 long. */
function ornament(pen: Pen): void {
  for (const side of pen.both()) {
    side.line('-8,4 30,22 62,62 58,92 30,94 22,72 40,66', 3, { taper: [0.05, 0.3] });
    leaf(side, '34,28', '120,54', 30, { bend: 0.2, w: 2 });
    leaf(side, '20,16', '100,22', 26, { bend: 0.14, w: 2 });
  }
  leaf(pen, '4,0', '200,0', 46, { bend: 0, veins: 9 });
  pen.part(oval(6, 0, 16, 16, 14), { w: 2.4, tone: 10 });
}
