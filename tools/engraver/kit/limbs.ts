import { add, type Curve, mix, nth, type Point, rightOf, smooth, sub, times, unit } from '../geometry.ts';
import { SOFT } from '../line-styles.ts';
import { onTheChart, type Pen } from '../pen.ts';
import type { Region } from '../region.ts';
import { swelling, type Tube } from './tubes.ts';

/** An arm over `shoulder elbow wrist`. `thick` is how wide it is at the shoulder; `back` on which side the elbow points: 1 right, -1 left. */
export function arm(pen: Pen, joints: string, thick: number, { back = 1, w = 2.9, tone = thick * 0.5 } = {}): void {
  bone(pen, joints, thick, back, {
    w,
    tone,
    // deltoid and triceps behind, the biceps before them; the forearm is widest below the elbow
    upper: [0.42, 0.53, 0.54, 0.45, 0.46, 0.45, 0.4, 0.35],
    inner: [0.44, 0.43, 0.46, 0.53, 0.54, 0.47, 0.38, 0.35],
    lower: [0.35, 0.43, 0.43, 0.38, 0.32, 0.27, 0.25],
    shaft: [0.37, 0.49, 0.48, 0.4, 0.31, 0.26, 0.25],
    upperLines: [
      [-0.3, 0.16, -0.08, 0.34, 0.24, 0.42, 0.36, 0.4],
      [-0.06, 0.42, -0.1, 0.62, -0.12, 0.84],
    ],
    lowerLines: [
      [-0.3, 0.04, -0.02, 0.2, 0.08, 0.44, 0.02, 0.7],
      [0.24, 0.1, 0.2, 0.3, 0.14, 0.46],
    ],
  });
}

/** A leg over `hip knee ankle`. `back` is on which side the calf is: 1 right, -1 left of whoever goes down the leg. */
export function leg(pen: Pen, joints: string, thick: number, { back = 1, w = 3, tone = thick * 0.45 } = {}): void {
  bone(pen, joints, thick, back, {
    w,
    tone,
    // the thigh swells in front, above the knee; the calf behind, high on the shin
    upper: [0.5, 0.5, 0.47, 0.43, 0.38, 0.33, 0.3],
    inner: [0.5, 0.54, 0.55, 0.52, 0.46, 0.38, 0.34],
    lower: [0.3, 0.37, 0.45, 0.46, 0.38, 0.27, 0.2, 0.2],
    shaft: [0.34, 0.33, 0.3, 0.28, 0.25, 0.21, 0.18, 0.17],
    upperLines: [
      [0.1, 0.36, -0.02, 0.6, -0.06, 0.84],
      [-0.3, 0.74, -0.16, 0.86, -0.2, 0.95],
    ],
    lowerLines: [
      [-0.24, -0.06, -0.04, 0.03, 0.0, 0.12, -0.18, 0.16],
      [0.08, 0.16, 0.16, 0.34, 0.1, 0.52, -0.02, 0.66],
      [-0.1, 0.24, -0.1, 0.5, -0.06, 0.8],
    ],
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
  /** Lines of muscles on each half: how far behind the bone, and how far down it, point by point. */
  readonly upperLines: readonly (readonly number[])[];
  readonly lowerLines: readonly (readonly number[])[];
}

/** The lower half first, then the upper one over its joint. */
function bone(pen: Pen, joints: string, thick: number, back: number, profile: Profile): void {
  const { w, tone, upper, inner, lower, shaft } = profile;
  const [top, bend, end] = threeOf(joints, pen);
  const hand = back * pen.handOf(joints);
  const chart = onTheChart(pen);
  const t = thick * pen.frame.scale;
  const wide = (list: readonly number[]): number[] => list.map((share) => share * t);
  const half = (from: Point, to: Point, behind: readonly number[], front: readonly number[]): Tube => {
    const [left, right] = hand > 0 ? [front, behind] : [behind, front];
    const middle = add(mix(from, to, 0.5), times(rightOf(unit(sub(to, from))), hand * thick * 0.03));
    return swelling(chart, [from, middle, to], wide(left), wide(right), { w, tone: tone * pen.frame.scale, taper: [0, 0] });
  };
  const relief = (from: Point, to: Point, ways: readonly (readonly number[])[], clip?: Region): void => {
    const behind = times(rightOf(unit(sub(to, from))), hand * t);
    for (const way of ways) {
      const anchors = Array.from({ length: way.length / 2 }, (_, k) => ({
        place: add(mix(from, to, nth(way, 2 * k + 1)), times(behind, nth(way, 2 * k))),
        corner: false,
      }));
      chart.line(smooth(anchors, false).curve, 1.7, clip === undefined ? SOFT : { ...SOFT, clip });
    }
  };
  // The joint itself is round, whatever the angle.
  chart.part(circle(bend, t * 0.33), { w });
  half(bend, end, lower, shaft);
  const { ring } = half(top, bend, upper, inner);
  relief(top, bend, profile.upperLines, ring.region);
  relief(bend, end, profile.lowerLines);
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
