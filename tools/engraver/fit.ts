import { add, apart, type Curve, clamp, dot, lengths, nth, type Point, size, sub, times, unit } from './geometry.ts';

/** Four control points of a cubic. */
export type Cubic = readonly [Point, Point, Point, Point];

/** Few cubics that follow the points as nearly as asked (Schneider's way). */
export function fit(points: Curve, error: number): Cubic[] {
  const curve = points.filter((point, index) => index === 0 || apart(point, nth(points, index - 1)) > 1e-3);
  if (curve.length < 2) return [];
  return follow(curve, unit(sub(nth(curve, 1), nth(curve, 0))), unit(sub(nth(curve, -2), nth(curve, -1))), error);
}

function follow(curve: Curve, start: Point, end: Point, error: number): Cubic[] {
  const [first, last] = [nth(curve, 0), nth(curve, -1)];
  if (curve.length === 2) {
    const third = apart(first, last) / 3;
    return [[first, add(first, times(start, third)), add(last, times(end, third)), last]];
  }
  const far = lengths(curve);
  const whole = nth(far, -1);
  let shares = far.map((length) => length / whole);
  let worst = 0;
  for (let round = 0; round < 4; round++) {
    const cubic = leastSquares(curve, shares, start, end, whole);
    const gaps = shares.map((share, index) => sub(pointOf(cubic, share), nth(curve, index)));
    const errors = gaps.map((gap) => dot(gap, gap));
    worst = errors.indexOf(Math.max(...errors));
    if (nth(errors, worst) < error * error) return [cubic];
    if (nth(errors, worst) > error * error * 40) break;
    shares = shares.map((share, index) => nearer(cubic, share, nth(gaps, index)));
  }
  const at = clamp(worst, 1, curve.length - 2);
  const tangent = unit(sub(nth(curve, at - 1), nth(curve, at + 1)));
  return [...follow(curve.slice(0, at + 1), start, tangent, error), ...follow(curve.slice(at), times(tangent, -1), end, error)];
}

/** The cubic between the ends, with these tangents, that is nearest to the points. */
function leastSquares(curve: Curve, shares: readonly number[], start: Point, end: Point, whole: number): Cubic {
  const [first, last] = [nth(curve, 0), nth(curve, -1)];
  let [c11, c12, c22, x1, x2] = [0, 0, 0, 0, 0];
  for (const [index, u] of shares.entries()) {
    const v = 1 - u;
    const [b0, b1, b2, b3] = [v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u];
    const [a1, a2] = [times(start, b1), times(end, b2)];
    const rest = sub(nth(curve, index), add(times(first, b0 + b1), times(last, b2 + b3)));
    c11 += dot(a1, a1);
    c12 += dot(a1, a2);
    c22 += dot(a2, a2);
    x1 += dot(a1, rest);
    x2 += dot(a2, rest);
  }
  const det = c11 * c22 - c12 * c12;
  const third = apart(first, last) / 3;
  let [l1, l2] = Math.abs(det) > 1e-9 ? [(x1 * c22 - x2 * c12) / det, (c11 * x2 - c12 * x1) / det] : [third, third];
  const least = third * 3e-3;
  if (l1 < least || l2 < least || l1 > whole || l2 > whole) [l1, l2] = [third, third];
  return [first, add(first, times(start, l1)), add(last, times(end, l2)), last];
}

function pointOf([a, b, c, d]: Cubic, u: number): Point {
  const v = 1 - u;
  return add(add(times(a, v * v * v), times(b, 3 * u * v * v)), add(times(c, 3 * u * u * v), times(d, u * u * u)));
}

/** One step of Newton's towards the share whose point is nearest. */
function nearer([a, b, c, d]: Cubic, u: number, gap: Point): number {
  const v = 1 - u;
  const speed = add(add(times(sub(b, a), 3 * v * v), times(sub(c, b), 6 * u * v)), times(sub(d, c), 3 * u * u));
  const turn = add(times(add(sub(c, times(b, 2)), a), 6 * v), times(add(sub(d, times(c, 2)), b), 6 * u));
  const slope = dot(speed, speed) + dot(gap, turn);
  return size(speed) < 1e-9 || Math.abs(slope) < 1e-9 ? u : clamp(u - dot(gap, speed) / slope, 0, 1);
}
