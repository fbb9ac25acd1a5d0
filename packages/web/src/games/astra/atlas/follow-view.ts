import type { Point, Size } from '../../../lib/geometry.ts';
import { projectionFor, type View } from './projection.ts';
import { directionOf } from './sphere.ts';

/** A turn, a stretch and a shift of the window: (x, y) goes to (a x - b y + dx, b x + a y + dy). */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly dx: number;
  readonly dy: number;
}

/** What makes, as nearly as a turn, a stretch and a shift can, one view of the sky out of another; undefined where they show nothing in common. */
export function followView(from: View, to: View, size: Size): Similarity | undefined {
  const { toSky } = projectionFor(from, size);
  const { toWindow } = projectionFor(to, size);
  const pairs = SAMPLES.flatMap(([x, y]) => {
    const before = { x: x * size.width, y: y * size.height };
    const after = toWindow(directionOf(toSky(before)));
    return after === undefined ? [] : [{ before, after }];
  });
  return pairs.length < 3 ? undefined : fit(pairs);
}

const SAMPLES = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));

/** By least squares. */
function fit(pairs: readonly { readonly before: Point; readonly after: Point }[]): Similarity {
  const mean = (of: (pair: (typeof pairs)[number]) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(({ before }) => before.x), mean(({ before }) => before.y)];
  const [toX, toY] = [mean(({ after }) => after.x), mean(({ after }) => after.y)];
  let [spread, along, across] = [0, 0, 0];
  for (const { before, after } of pairs) {
    const [px, py, qx, qy] = [before.x - x, before.y - y, after.x - toX, after.y - toY];
    spread += px * px + py * py;
    along += px * qx + py * qy;
    across += px * qy - py * qx;
  }
  const [a, b] = [along / (spread || 1), across / (spread || 1)];
  return { a, b, dx: toX - a * x + b * y, dy: toY - b * x - a * y };
}
