/** A place on the chart: 0 to 1000 from left to right and from top to bottom. */
export type Point = readonly [x: number, y: number];
/** Points one after another, close together. */
export type Curve = readonly Point[];
/** A place a smooth curve goes through; at a corner it breaks. */
export interface Anchor {
  readonly place: Point;
  readonly corner: boolean;
}

/** The direction from which light falls: upper left. */
export const LIGHT: Point = [-0.5524, -0.8336];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** A square root and no `Math.hypot`, whose last digit differs between versions of Node. */
export const size = (a: Point): number => Math.sqrt(a[0] * a[0] + a[1] * a[1]);
export const apart = (a: Point, b: Point): number => size(sub(a, b));
/** To the right of whoever walks that way, as the screen shows it. */
export const rightOf = (a: Point): Point => [-a[1], a[0]];
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** For the same reason as `size`: `**` is not the same everywhere. */
export const power = (base: number, exponent: number): number => (base <= 0 ? 0 : Math.exp(exponent * Math.log(base)));

export function unit(a: Point): Point {
  const length = size(a);
  return length < 1e-9 ? [0, 0] : [a[0] / length, a[1] / length];
}

/** Turned clockwise, as the screen shows it. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** An item of a list; negative numbers count from its end. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** So many numbers from one to another, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));
}

/** Between the values of a table of evenly spaced or given places. */
export function between(values: readonly number[], t: number, places: readonly number[] = steps(0, 1, values.length)): number {
  let index = 0;
  while (index < places.length - 2 && t > nth(places, index + 1)) index++;
  if (values.length === 1) return nth(values, 0);
  const [a, b] = [nth(places, index), nth(places, index + 1)];
  return nth(values, index) + (nth(values, index + 1) - nth(values, index)) * clamp((t - a) / (b - a), 0, 1);
}

/** How far along the curve each point is. */
export function lengths(curve: Curve): number[] {
  let sum = 0;
  return curve.map((point, index) => {
    if (index > 0) sum += apart(point, nth(curve, index - 1));
    return sum;
  });
}

export const lengthOf = (curve: Curve): number => nth(lengths(curve), -1);

/** Places along a curve: 0 is its beginning, 1 its end. */
export function along(curve: Curve, shares: readonly number[]): Point[] {
  const far = lengths(curve);
  const whole = nth(far, -1);
  return shares.map((share) => {
    const wanted = clamp(share, 0, 1) * whole;
    let [low, high] = [0, far.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (nth(far, middle) <= wanted) low = middle;
      else high = middle;
    }
    const [a, b] = [nth(far, low), nth(far, high)];
    return mix(nth(curve, low), nth(curve, high), b > a ? (wanted - a) / (b - a) : 0);
  });
}

/** The same curve as so many points, evenly spaced. */
export const spread = (curve: Curve, count: number): Point[] => along(curve, steps(0, 1, count));
export const evenly = (curve: Curve, step: number): Point[] => spread(curve, Math.max(2, Math.floor(lengthOf(curve) / step) + 1));
export const piece = (curve: Curve, from: number, to: number): Point[] =>
  along(curve, steps(from, to, Math.max(3, Math.round(curve.length * Math.abs(to - from)))));

export function tangents(curve: Curve): Point[] {
  return curve.map((_, index) => unit(sub(nth(curve, Math.min(index + 1, curve.length - 1)), nth(curve, Math.max(index - 1, 0)))));
}

/** To the right of whoever walks along the curve. */
export const normals = (curve: Curve): Point[] => tangents(curve).map(rightOf);

/** The curve moved aside, at each point by so much: to the right, or to the left if negative. */
export function aside(curve: Curve, by: (share: number, index: number) => number): Point[] {
  const across = normals(curve);
  return curve.map((point, index) => add(point, times(nth(across, index), by(index / Math.max(1, curve.length - 1), index))));
}

/** From a to b, drawn towards m on the way. */
export function bowed(a: Point, m: Point, b: Point, count: number, from = 0, to = 1): Point[] {
  return steps(from, to, count).map((t) => mix(mix(a, m, t), mix(m, b, t), t));
}

/** A smooth curve through the anchors (centripetal Catmull-Rom), and where in it each anchor is. */
export function smooth(anchors: readonly Anchor[], closed: boolean): { readonly curve: Point[]; readonly index: readonly number[] } {
  const count = anchors.length;
  const first = closed
    ? Math.max(
        0,
        anchors.findIndex(({ corner }) => corner),
      )
    : 0;
  const turns = closed && anchors.some(({ corner }) => corner);
  const order = Array.from({ length: closed ? count + 1 : count }, (_, k) => (k + first) % count);
  const place = (k: number): Point => nth(anchors, nth(order, k)).place;
  const isCorner = (k: number): boolean => nth(anchors, nth(order, k)).corner;
  const curve: Point[] = [];
  const index: number[] = Array.from({ length: count }, () => 0);
  for (let k = 0; k + 1 < order.length; k++) {
    const [p1, p2] = [place(k), place(k + 1)];
    const before = k > 0 ? place(k - 1) : closed && !turns ? place(-2) : undefined;
    const after = k + 2 < order.length ? place(k + 2) : closed && !turns ? place(1) : undefined;
    const p0 = before === undefined || isCorner(k) ? sub(times(p1, 2), p2) : before;
    const p3 = after === undefined || isCorner(k + 1) ? sub(times(p2, 2), p1) : after;
    index[nth(order, k)] = curve.length;
    curve.push(...span(p0, p1, p2, p3));
  }
  if (!closed) {
    index[count - 1] = curve.length;
    curve.push(place(-1));
  }
  return { curve, index };
}

/** A smooth curve through places that were measured, not written. */
export function through(places: readonly Point[]): Point[] {
  return smooth(
    places.map((place) => ({ place, corner: false })),
    false,
  ).curve;
}

const STEP = 3;

function span(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  const knot = (a: Point, b: Point): number => Math.max(Math.sqrt(apart(a, b)), 1e-6);
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const count = Math.max(2, Math.floor(apart(p1, p2) / STEP));
  return Array.from({ length: count }, (_, index) => {
    const t = t1 + ((t2 - t1) * index) / count;
    const [a1, a2, a3] = [mix(p0, p1, t / t1), mix(p1, p2, (t - t1) / (t2 - t1)), mix(p2, p3, (t - t2) / (t3 - t2))];
    const [b1, b2] = [mix(a1, a2, t / t2), mix(a2, a3, (t - t1) / (t3 - t1))];
    return mix(b1, b2, (t - t1) / (t2 - t1));
  });
}
