import { along, type Curve, lengthOf, mix, nth, type Point, piece, spread, steps } from '../geometry.ts';
import type { Pen, Ring, Way } from '../pen.ts';

/**
 * Hanging cloth between two edges, which run from where it is held to its hem: skirts, cloaks, sails, curtains. Folds fall between the edges; the hem waves
 * with them.
 */
export function drapery(
  pen: Pen,
  left: Way,
  right: Way,
  {
    folds: count = 7,
    hem = 14,
    tone = 22,
    w = 3,
    top = true,
  }: { folds?: number; hem?: number; tone?: number; w?: number; top?: boolean } = {},
): Ring {
  const [a, b] = [spread(pen.curve(left), 60), spread(pen.curve(right), 60)];
  const flow = (share: number): Point[] => a.map((point, index) => mix(point, nth(b, index), share));
  // Uneven, as cloth falls: where the valleys of the hem are, and so the folds.
  const valleys = steps(0, 1, count + 2).map((share, k) => (k === 0 || k > count ? share : share + pen.chance(-0.3, 0.3) / (count + 1)));
  const deep = valleys.map(() => pen.chance(0.45, 1.2));
  const wave = (share: number): Point => {
    const line = flow(share);
    const [end, before] = [nth(line, -1), nth(line, -4)];
    const k = Math.max(
      1,
      valleys.findIndex((valley) => valley >= share),
    );
    const phase = (share - nth(valleys, k - 1)) / (nth(valleys, k) - nth(valleys, k - 1));
    const off = (hem * pen.frame.scale * Math.sin(Math.PI * phase) * nth(deep, k)) / Math.max(1, lengthOf([before, end]));
    return [end[0] + (end[0] - before[0]) * off, end[1] + (end[1] - before[1]) * off];
  };
  const edge = steps(0, 1, (count + 1) * 10 + 1).map(wave);
  const [start, end] = [nth(a, 0), nth(b, 0)];
  const ring = pen.ring([...a, ...edge, ...b.toReversed()]);
  pen.hide(ring.region);
  pen.wash(ring.region);
  pen.line(a, w, { side: ring.turn, taper: [0.08, 0.04], end: [0.3, 0.6] });
  pen.line(edge, w, { side: ring.turn, taper: [0.02, 0.02] });
  pen.line(b.toReversed(), w, { side: ring.turn, taper: [0.04, 0.08], end: [0.6, 0.3] });
  if (top) pen.line([start, mix(start, end, 0.5), end], w * 0.7);
  for (let k = 1; k <= count; k++) {
    const from = k % 2 === 0 ? pen.chance(0, 0.12) : pen.chance(0.2, 0.5);
    fold(pen, piece(flow(nth(valleys, k)), from, 0.99), tone * nth(deep, k), k % 3 === 0 ? 1 : -1, ring);
  }
  return ring;
}

/** Folds over cloth that is already drawn: each a line with hatches on one side, turn about. */
export function folds(pen: Pen, ways: readonly Way[], { tone = 16, ring }: { tone?: number; ring?: Ring } = {}): void {
  for (const [index, way] of ways.entries()) fold(pen, pen.curve(way), tone, index % 2 === 0 ? -1 : 1, ring);
}

function fold(pen: Pen, curve: Curve, tone: number, side: number, ring: Ring | undefined): void {
  pen.line(curve, 2.1, { taper: [0.35, 0.2], end: [0.08, 0.3], ...(ring === undefined ? {} : { clip: ring.region }) });
  pen.band(along(curve, steps(0.12, 0.97, 40)), tone, {
    side,
    angle: 62,
    spacing: 5,
    profile: (u) => 0.35 + 0.65 * u,
    ...(ring === undefined ? {} : { clip: ring.region }),
  });
}

/** A ribbon or scarf that flutters along a line, with a cut end. */
export function ribbon(pen: Pen, axis: Way, width: number, { tone = 16, w = 2.6 } = {}): void {
  const line = spread(pen.curve(axis), 60);
  const half = (u: number): number => (width / 2) * pen.frame.scale * Math.min(1, 0.5 + 2 * u) * (1 - 0.15 * Math.sin(u * 9));
  const across = (side: number): Point[] =>
    line.map((point, i): Point => {
      const [before, after] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(59, i + 1))];
      const long = lengthOf([before, after]);
      const off = (side * half(i / 59)) / Math.max(long, 1e-6);
      return [point[0] - (after[1] - before[1]) * off, point[1] + (after[0] - before[0]) * off];
    });
  const [left, right] = [across(-1), across(1)];
  const notch = along(line, [1 - (width * pen.frame.scale * 0.5) / lengthOf(line)]);
  const ring = pen.ring([...left, ...notch, ...right.toReversed()]);
  pen.hide(ring.region);
  pen.wash(ring.region);
  pen.line(left, w, { side: 1, taper: [0.05, 0.02] });
  pen.line(right, w, { side: -1, taper: [0.05, 0.02] });
  pen.line([nth(left, -1), ...notch, nth(right, -1)], w * 0.9, { taper: [0, 0] });
  pen.band(piece(right, 0.05, 0.5), tone, { side: -1, angle: 70, clip: ring.region });
  pen.band(piece(left, 0.5, 0.97), tone, { side: 1, angle: 70, clip: ring.region });
}
