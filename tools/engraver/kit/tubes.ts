import {
  add,
  aside,
  between,
  type Curve,
  dot,
  evenly,
  LIGHT,
  mix,
  normals,
  nth,
  type Point,
  piece,
  spread,
  steps,
  tangents,
  times,
} from '../geometry.ts';
import type { Pen, Ring, Spot, Way } from '../pen.ts';

/** What a tube leaves for whoever draws on it. Left and right as one walks along it. */
export interface Tube {
  readonly left: Curve;
  readonly right: Curve;
  readonly axis: Curve;
  readonly ring: Ring;
}

export interface TubeStyle {
  readonly w?: number;
  /** Its end is a point. */
  readonly tip?: boolean;
  /** Its end is round and inked: fingers, tails, stumps. */
  readonly round?: boolean;
  /** So long are hatches where it turns from the light. */
  readonly tone?: number;
  readonly taper?: readonly [number, number];
  readonly ink?: boolean;
  readonly wash?: boolean;
}

/** A tapering tube about an axis: horn, tail, limb, neck, stem. The widths are spread evenly along it. */
export function tube(pen: Pen, axis: Way, widths: readonly number[], style: TubeStyle = {}): Tube {
  const half = widths.map((width) => width / 2);
  return swelling(pen, axis, half, half, style);
}

/** A tube whose two sides swell for themselves: how far each is from the axis. */
export function swelling(
  pen: Pen,
  axis: Way,
  leftOff: readonly number[],
  rightOff: readonly number[],
  { w = 2.8, tip = false, round = false, tone, taper = [0.05, 0.1], ink = true, wash = true }: TubeStyle = {},
): Tube {
  const line = evenly(pen.curve(axis), 3);
  const [one, two] = pen.handOf(axis) === 1 ? [leftOff, rightOff] : [rightOff, leftOff];
  const offs = (list: readonly number[]): number[] =>
    softened(
      steps(0, 1, line.length).map((u) => between(list, u) * pen.frame.scale),
      tip,
    );
  const [l, r] = [offs(one), offs(two)];
  const left = aside(line, (_, index) => -nth(l, index));
  const right = aside(line, (_, index) => nth(r, index));
  const cap = round ? capOf(line, nth(l, -1), nth(r, -1)) : [];
  const ring = pen.ring([...left, ...cap, ...right.toReversed()]);
  pen.hide(ring.region);
  if (wash) pen.wash(ring.region);
  const style = { taper, end: [0.4, 0.4] } as const;
  if (ink && round) pen.line([...left, ...cap, ...right.toReversed()], w, { ...style, taper: [0.05, 0.05], side: 1 });
  else if (ink) {
    pen.line(left, w, { ...style, side: 1 });
    pen.line(right, w, { ...style, side: -1 });
  }
  if (tone !== undefined) shadeTube(pen, { left, right, axis: line, ring }, tone);
  return { left, right, axis: line, ring };
}

function capOf(line: Curve, left: number, right: number): Point[] {
  const ahead = nth(tangents(line), -1);
  const across = nth(normals(line), -1);
  return steps(-1.3, 1.3, 7).map((a) => {
    const side = Math.sin(a);
    return add(nth(line, -1), add(times(ahead, ((left + right) / 2) * Math.cos(a)), times(across, side * (side < 0 ? left : right))));
  });
}

/** Hatches along the side of a tube that is turned from the light, wherever that is. */
export function shadeTube(pen: Pen, { left, right, ring }: Tube, length: number): void {
  const across = normals(left);
  for (const [curve, out] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const dark = (u: number): number => {
      const normal = nth(across, Math.round(u * (across.length - 1)));
      return Math.max(0, -out * dot(normal, LIGHT));
    };
    pen.band(curve, length, {
      side: -out,
      angle: 74,
      clip: ring.region,
      profile: (u) => Math.sqrt(dark(u)) * Math.min(1, 0.3 + 8 * u * (1 - u)),
    });
  }
}

/** A jointed segment of a curved body, between two shares of its axis: tails of scorpions, legs of crabs, armour. */
export function segment(
  pen: Pen,
  axis: Way,
  from: number,
  to: number,
  [w0, wm, w1]: readonly [number, number, number],
  {
    w = 2.8,
    tone = 22,
    keels = 3,
    cap = 10,
    closed = false,
  }: { w?: number; tone?: number; keels?: number; cap?: number; closed?: boolean } = {},
): void {
  const line = spread(piece(spread(pen.curve(axis), 400), from, to), 30);
  const half = softened(
    steps(0, 1, 30).map((u) => (between([w0 * 0.9, w0, wm, w1 * 1.04, w1 * 0.86], u, [0, 0.12, 0.55, 0.9, 1]) / 2) * pen.frame.scale),
  );
  const [left, right] = [aside(line, (_, i) => -nth(half, i)), aside(line, (_, i) => nth(half, i))];
  const [ahead, across] = [tangents(line), normals(line)];
  const arc = (i: number, side: number): Point[] =>
    steps(-1.2, 1.2, 5).map((a) =>
      add(
        nth(line, i),
        add(times(nth(ahead, i), side * cap * pen.frame.scale * Math.cos(a)), times(nth(across, i), nth(half, i) * Math.sin(a))),
      ),
    );
  const ring = pen.ring([...left, ...arc(-1, 1), ...right.toReversed(), ...arc(0, -1).toReversed()]);
  pen.hide(ring.region);
  pen.wash(ring.region);
  pen.line([...left, ...arc(-1, 1), nth(right, -1)], w, { taper: [0.05, 0], end: [0.4, 1], side: 1 });
  pen.line(right, w, { taper: [0.05, 0], end: [0.4, 1], side: -1 });
  if (closed) pen.line([nth(left, 0), ...arc(0, -1), nth(right, 0)], w, { taper: [0, 0], side: -1 });
  shadeTube(pen, { left, right, axis: line, ring }, tone);
  for (let keel = 1; keel <= keels; keel++) {
    const off = (keel / (keels + 1) - 0.5) * 1.64;
    pen.line(aside(line, (_, i) => nth(half, i) * off).slice(3, 28), 1.5, { taper: [0.3, 0.4], end: [0.1, 0.05], kind: 'hatch' });
  }
}

/** A straight joint between two places, with a width at its ends and its middle. */
export function joint(
  pen: Pen,
  from: Spot,
  to: Spot,
  widths: readonly [number, number, number],
  style: { w?: number; tone?: number; keels?: number } = {},
): void {
  const [a, b] = [pen.spot(from), pen.spot(to)];
  segment(pen, [a, mix(a, b, 0.5), b], 0, 1, widths, { w: 2.6, tone: 16, keels: 0, cap: 6, closed: true, ...style });
}

/** Without the kinks of a table of few widths. */
function softened(values: readonly number[], tip = false): number[] {
  const soft = values.map((_, index) => {
    let sum = 0;
    for (let k = -3; k <= 3; k++) sum += nth(values, Math.min(values.length - 1, Math.max(0, index + k)));
    return sum / 7;
  });
  return tip ? [...soft.slice(0, -1), 0] : soft;
}
