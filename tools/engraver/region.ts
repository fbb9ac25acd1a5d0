import { type Curve, nth, type Point } from './geometry.ts';

/** What a closed curve encloses, also where it crosses itself. */
export interface Region {
  readonly outline: Curve;
  readonly box: Box;
  readonly has: (point: Point) => boolean;
  /** Where a horizontal line enters and leaves it. */
  readonly spans: (y: number) => readonly Point[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(curve: Curve): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of curve) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const overlap = (a: Box, b: Box): boolean => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Edges by the height at which they are met: only few have to be looked at for a point. */
const SLICE = 8;

export function regionOf(outline: Curve): Region {
  const box = boxOf(outline);
  const slices: (readonly [Point, Point])[][] = [];
  for (const [index, b] of outline.entries()) {
    const a = nth(outline, index - 1);
    if (a[1] === b[1]) continue;
    const [from, to] = [sliceAt(Math.min(a[1], b[1])), sliceAt(Math.max(a[1], b[1]))];
    for (let slice = from; slice <= to; slice++) (slices[slice] ??= []).push([a, b]);
  }
  function sliceAt(y: number): number {
    return Math.floor((y - box.top) / SLICE);
  }
  /** Where the edges cross this height, and whether downwards (1) or upwards (-1). */
  function crossings(y: number): (readonly [x: number, way: number])[] {
    const met: (readonly [number, number])[] = [];
    for (const [a, b] of slices[sliceAt(y)] ?? []) {
      if (a[1] <= y === b[1] <= y) continue;
      met.push([a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), b[1] > a[1] ? 1 : -1]);
    }
    return met;
  }
  return {
    outline,
    box,
    has([x, y]) {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      let winding = 0;
      for (const [at, way] of crossings(y)) if (at > x) winding += way;
      return winding !== 0;
    },
    spans(y) {
      const spans: Point[] = [];
      let [winding, start] = [0, 0];
      for (const [x, way] of crossings(y).toSorted((a, b) => a[0] - b[0])) {
        if (winding === 0) start = x;
        winding += way;
        if (winding === 0) spans.push([start, x]);
      }
      return spans;
    },
  };
}
