import { type Curve, clamp, lengthOf, mix, nth, type Point } from './geometry.ts';
import type { Region } from './region.ts';

/** A stroke of the graver: a centre line with a width at each of its points. Hatches are tone, lines are form. */
export interface Stroke {
  readonly points: Curve;
  readonly widths: readonly number[];
  readonly kind: 'line' | 'hatch';
}

/** What is left of a stroke inside a region, or outside of it. */
export function cut({ points, widths, kind }: Stroke, region: Region, side: 'inside' | 'outside'): Stroke[] {
  const keeps = (point: Point): boolean => region.has(point) === (side === 'inside');
  const kept = points.map(keeps);
  if (kept.every(Boolean)) return [{ points, widths, kind }];
  const pieces: Stroke[] = [];
  for (let from = 0; from < kept.length; from++) {
    if (kept[from] !== true) continue;
    let to = from;
    while (kept[to + 1] === true) to++;
    const ps = points.slice(from, to + 1);
    const ws = widths.slice(from, to + 1);
    if (from > 0) {
      const share = edge(nth(points, from), nth(points, from - 1), keeps);
      ps.unshift(mix(nth(points, from), nth(points, from - 1), share));
      ws.unshift(nth(widths, from));
    }
    if (to < kept.length - 1) {
      const share = edge(nth(points, to), nth(points, to + 1), keeps);
      ps.push(mix(nth(points, to), nth(points, to + 1), share));
      ws.push(nth(widths, to));
    }
    if (isWorthInk(ps)) pieces.push({ points: ps, widths: ws, kind });
    from = to;
  }
  return pieces;
}

export const isWorthInk = (points: Curve): boolean => points.length > 1 && lengthOf(points) > 1.5;

/** How far from a kept point towards one that is not, the region's edge is. */
function edge(kept: Point, gone: Point, keeps: (point: Point) => boolean): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 8; round++) {
    const middle = (low + high) / 2;
    if (keeps(mix(kept, gone, middle))) low = middle;
    else high = middle;
  }
  return clamp(low, 0, 1);
}
