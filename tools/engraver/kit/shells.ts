import { add, along, between, mix, normals, nth, type Point, spread, steps, sub, times } from '../geometry.ts';
import { onTheChart, type Pen, type Spot, type Way } from '../pen.ts';
import { joint } from './tubes.ts';

/** The leg of a crab, scorpion or beetle over its joints, ending in a bent point: `800,222 760,160 744,86 700,24`. `bend` 1 turns the point right. */
export function jointedLeg(pen: Pen, joints: string, widths: readonly number[], { bend = 1, w = 2.3 } = {}): void {
  const places = joints.trim().split(/\s+/);
  const last = places.length - 2;
  for (let k = last; k >= 0; k--) {
    const [from, to] = [pen.spot(nth(places, k)), pen.spot(nth(places, k + 1))];
    const [w0, w1] = [nth(widths, k), nth(widths, k + 1)];
    if (k < last) joint(pen, from, to, [w0 * 0.85, (w0 + w1) * 0.58, w1], { w, tone: (w0 + w1) * 0.22 });
    else point(pen, from, to, w0 * pen.frame.scale, bend, w);
  }
}

function point(pen: Pen, from: Point, to: Point, wide: number, bend: number, w: number): void {
  const way = sub(to, from);
  const long = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
  const claw = onTheChart(pen).at(from, (Math.atan2(way[1], way[0]) * 180) / Math.PI, 1, bend * pen.frame.hand < 0);
  const at = (u: number, off: number): string => `${long * u},${off}`;
  const edge = [
    at(0, -wide * 0.5),
    at(0.3, -wide * 0.62 - long * 0.05),
    at(0.62, -wide * 0.42 - long * 0.05),
    at(0.86, -wide * 0.2 - long * 0.02),
  ];
  claw.part(
    `${edge.join(' ')} ${at(1.04, long * 0.1)}! ${at(0.8, wide * 0.08)} ${at(0.5, wide * 0.12)} ${at(0.2, wide * 0.4)} ${at(0, wide * 0.5)}`,
    { w },
  );
}

/** A pincer: its root is the origin, about 160 long; mirrored, its moving finger is on the other side. */
export function pincer(pen: Pen, root: Spot, degrees: number, scale = 1, mirrored = false): void {
  const claw = pen.at(root, degrees, scale, mirrored);
  claw.part('58,16 84,30 112,26 140,8 156,-10! 130,2 106,8 84,4 66,-4', { ink: '0-8', w: 2.8 });
  claw.part('-6,-14 14,-30 46,-40 80,-38 112,-30 142,-22 162,-14! 134,-10 108,-8 88,-4 80,8 64,24 36,28 10,20 -6,12', {
    ink: '0-14',
    w: 3,
    tone: 24,
  });
  claw.lines(['10,-8 40,-16 76,-20 110,-20', '8,6 36,8 64,4'], 1.5, { taper: [0.3, 0.5], kind: 'hatch' });
  for (let k = 0; k < 6; k++) claw.line(`${96 + k * 9},${-8 - k * 0.7} ${97 + k * 9},${-3 - k * 0.7}`, 2, { taper: [0, 0] });
}

/** A back of overlapping plates along an axis, from the front to the tail: scorpions, crayfish, armour. */
export function plates(pen: Pen, axis: Way, widths: readonly number[], count: number, { tone = 16, w = 2.9 } = {}): void {
  const line = spread(pen.curve(axis), 200);
  const across = normals(line);
  const ends = along(line, steps(0, 1, count + 1));
  const edge = (k: number, side: number, on: number): Point =>
    add(nth(ends, k), times(nth(across, Math.round((k / count) * 199)), (side * on * pen.frame.scale * between(widths, k / count)) / 2));
  for (let k = count - 1; k >= 0; k--) {
    const ahead = sub(nth(ends, k + 1), nth(ends, k));
    const back = (side: number, on: number, over: number): Point => add(edge(k + 1, side, on), times(ahead, over));
    const sideOf = (side: number): Point => mix(edge(k, side, 1.03), edge(k + 1, side, 1.03), 0.5);
    const anchors = [
      edge(k, -1, 0.9),
      sideOf(-1),
      back(-1, 1, 0.05),
      back(-1, 0.55, 0.22),
      back(-1, 0, 0.3),
      back(1, 0.55, 0.22),
      back(1, 1, 0.05),
      sideOf(1),
      edge(k, 1, 0.9),
    ];
    const chart = onTheChart(pen);
    const plate = chart.part(anchors.map(([x, y]) => `${x},${y}`).join(' '), { ink: '0-8', w, tone });
    chart.shade(plate, '3-5', tone, { angle: 95 });
    for (const on of [-0.33, 0, 0.33])
      chart.line([mix(edge(k, 1, on), edge(k + 1, 1, on), 0.35), back(1, on, 0.12)], 1.5, { taper: [0.4, 0.4], kind: 'hatch' });
  }
}
