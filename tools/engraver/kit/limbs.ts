import { add, along, type Curve, mix, nth, type Point, rightOf, sub, times, unit } from '../geometry.ts';
import { onTheChart, type Pen } from '../pen.ts';
import { SOFT } from '../style.ts';
import { swelling } from './tubes.ts';

/** An arm over `shoulder elbow wrist`. `thick` is how wide it is at the shoulder; `back` on which side the elbow points: 1 right, -1 left. */
export function arm(pen: Pen, joints: string, thick: number, { back = 1, w = 2.9, tone = thick * 0.5 } = {}): void {
  bone(pen, joints, thick, back, {
    w,
    tone,
    upper: [0.46, 0.54, 0.5, 0.4, 0.36],
    inner: [0.46, 0.5, 0.52, 0.42, 0.36],
    lower: [0.36, 0.42, 0.38, 0.28, 0.25],
    shaft: [0.36, 0.44, 0.4, 0.29, 0.25],
  });
}

/** A leg over `hip knee ankle`. `back` is on which side the calf is: 1 right, -1 left of whoever goes down the leg. */
export function leg(pen: Pen, joints: string, thick: number, { back = 1, w = 3, tone = thick * 0.45 } = {}): void {
  bone(pen, joints, thick, back, {
    w,
    tone,
    upper: [0.5, 0.5, 0.44, 0.36, 0.31],
    inner: [0.5, 0.52, 0.47, 0.4, 0.34],
    lower: [0.3, 0.44, 0.42, 0.28, 0.2],
    shaft: [0.33, 0.29, 0.26, 0.2, 0.17],
  });
}

interface Profile {
  readonly w: number;
  readonly tone: number;
  /** How far the back and the front of both halves are from the bone. */
  readonly upper: readonly number[];
  readonly inner: readonly number[];
  readonly lower: readonly number[];
  readonly shaft: readonly number[];
}

/** The lower half first, then the upper one over its joint. */
function bone(pen: Pen, joints: string, thick: number, back: number, { w, tone, upper, inner, lower, shaft }: Profile): void {
  const [top, bend, end] = threeOf(joints, pen);
  const hand = back * pen.handOf(joints);
  const chart = onTheChart(pen);
  const wide = (list: readonly number[]): number[] => list.map((share) => share * thick * pen.frame.scale);
  const half = (from: Point, to: Point, behind: readonly number[], front: readonly number[]): void => {
    const [left, right] = hand > 0 ? [front, behind] : [behind, front];
    const middle = add(mix(from, to, 0.5), times(rightOf(unit(sub(to, from))), hand * thick * 0.03));
    swelling(chart, [from, middle, to], wide(left), wide(right), { w, tone: tone * pen.frame.scale, taper: [0, 0] });
  };
  // The joint itself is round, whatever the angle.
  const knob = thick * pen.frame.scale * 0.33;
  chart.part(circle(bend, knob), { w });
  half(bend, end, lower, shaft);
  half(top, bend, upper, inner);
  const [crease] = along([bend, end], [0.12]);
  if (crease !== undefined) {
    const out = times(rightOf(unit(sub(end, bend))), -hand * knob * 0.7);
    chart.line([add(crease, out), add(bend, times(out, 0.2))], 1.6, SOFT);
  }
}

function threeOf(joints: string, pen: Pen): [Point, Point, Point] {
  const places = joints.trim().split(/\s+/);
  if (places.length !== 3) throw new Error(`a limb goes over three joints, not ${places.length}: "${joints}"`);
  return [pen.spot(nth(places, 0)), pen.spot(nth(places, 1)), pen.spot(nth(places, 2))];
}

function circle([x, y]: Point, radius: number): Curve {
  return Array.from(
    { length: 24 },
    (_, k): Point => [x + radius * Math.cos((k * Math.PI) / 12), y + radius * Math.sin((k * Math.PI) / 12)],
  );
}

/** The lines of a strong body seen from the front: chest, ribs, belly. In a frame with its origin at the pit of the neck, 200 wide, 280 high. */
export function muscles(pen: Pen): void {
  pen.line('0,10 -2,50 0,95 6,160 10,230', 1.9, { taper: [0.2, 0.3] });
  // x of the frame goes right and y down: the other half is mirrored about y.
  for (const half of [pen, pen.at('0,0', 180, 1, true)]) {
    half.line('-8,4 -50,-2 -98,6', 1.9, { taper: [0.2, 0.5] });
    half.line('-104,80 -74,112 -30,112 -2,92', 2.3, { taper: [0.25, 0.3] });
    half.band('-100,84 -74,112 -30,112 -4,94', 18, { side: -1, angle: 70 });
    half.line('-6,114 -36,146 -58,190 -64,236', 1.8, { taper: [0.3, 0.5], end: [0.2, 0.05] });
    half.lines(['-40,158 -18,166 0,158', '-44,200 -20,208 2,200'], 1.4, { taper: [0.4, 0.3], kind: 'hatch' });
    half.dot('-62,86', 2.4);
  }
}
