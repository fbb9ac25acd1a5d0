import { along, lengthOf, mix, nth, type Point, spread, steps } from '../geometry.ts';
import { onTheChart, type Pen, type Way } from '../pen.ts';
import { type Region, regionOf } from '../region.ts';

/** Curls of wool along an outline, bulging to its left: the edge of a fleece. */
export function woolEdge(pen: Pen, way: Way, size: number, { w = 2.8 } = {}): void {
  const line = pen.curve(way);
  const count = Math.max(2, Math.round(lengthOf(line) / (size * pen.frame.scale)));
  const places = along(line, steps(0, 1, count + 1));
  for (let k = 0; k < count; k++) {
    const [a, b] = [nth(places, k), nth(places, k + 1)];
    const curl = onTheChart(pen).at(mix(a, b, 0.5), degrees(a, b), (size / 30) * pen.frame.scale * pen.chance(0.95, 1.15));
    // The fleece ends where its curls do.
    const lock = regionOf(curl.curve('-18,14 -15,1 -12,-10 0,-13 12,-10 16,2 14,14'));
    curl.hide(lock);
    curl.wash(lock);
    curl.line('-15,1 -12,-10 0,-13 12,-10 16,2 9,9 2,4', w, { taper: [0.1, 0.35], end: [0.5, 0.15] });
  }
}

/** Rows of curls between two outlines, more towards the second, which is the shade. */
export function fleece(
  pen: Pen,
  from: Way,
  to: Way,
  rows: number,
  size: number,
  { w = 1.8, clip }: { w?: number; clip?: Region } = {},
): void {
  const [a, b] = [spread(pen.curve(from), 60), spread(pen.curve(to), 60)];
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const line = a.map((point, k): Point => mix(point, nth(b, k), share));
    const count = Math.max(2, Math.round(lengthOf(line) / (size * pen.frame.scale)));
    for (let k = 0; k < count; k++) {
      const u = (k + 0.25 + (row % 2) * 0.5 + pen.chance(-0.1, 0.1)) / count;
      const [p = nth(line, 0), q = nth(line, 0)] = along(line, [Math.min(0.98, u), Math.min(1, u + 0.02)]);
      if (clip !== undefined && !clip.has(p)) continue;
      const curl = onTheChart(pen).at(
        p,
        degrees(p, q) + pen.chance(-35, 35),
        (size / 34) * pen.frame.scale * pen.chance(0.62, 1.15),
        pen.chance() < 0.4,
      );
      curl.line('-13,3 -11,-8 0,-12 11,-7 12,4 4,8 -1,2', w * (0.8 + 0.4 * share), { taper: [0.25, 0.35], end: [0.2, 0.15] });
      if (share > 0.5) curl.line('-8,10 2,14 13,9', 1.2, { kind: 'hatch' });
    }
  }
}

function degrees(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}
