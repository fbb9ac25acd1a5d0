import { type Curve, dot, mix, nth, type Point, size, sub } from './geometry.ts';
import type { Region } from './region.ts';

/** The chart and what bleeds over its edge, in cells. */
const [FROM, TO, CELL] = [-240, 1240, 4];
const ROW = (TO - FROM) / CELL;

/**
 * The outlines of everything the regions cover together, holes among them. They are found on a fine grid: a wash is so faint that nobody
 * sees a difference, and no union of hundreds of feathers can go wrong.
 */
export function silhouetteOf(regions: readonly Region[]): Curve[] {
  const covered = new Uint8Array(ROW * ROW);
  for (const region of regions) {
    const [top, bottom] = [cellOf(region.box.top), cellOf(region.box.bottom)];
    for (let row = top; row <= bottom; row++) {
      for (const [from, to] of region.spans(FROM + (row + 0.5) * CELL)) {
        covered.fill(1, row * ROW + cellOf(from + CELL / 2), row * ROW + cellOf(to + CELL / 2));
      }
    }
  }
  return outlinesOf(covered)
    .map((outline) => withFewerPoints(outline, 2.6))
    .filter((outline) => outline.length > 4);
}

function cellOf(place: number): number {
  return Math.min(ROW - 1, Math.max(0, Math.floor((place - FROM) / CELL)));
}

/** Follows the edges between covered cells and others, the covered ones to the right. */
function outlinesOf(covered: Uint8Array): Point[][] {
  const next = new Map<number, number[]>();
  const corner = (row: number, column: number): number => row * (ROW + 1) + column;
  const edge = (from: number, to: number): void => void next.set(from, [...(next.get(from) ?? []), to]);
  const has = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < ROW && column < ROW && covered[row * ROW + column] === 1;
  for (let row = 0; row < ROW; row++) {
    for (let column = 0; column < ROW; column++) {
      if (!has(row, column)) continue;
      if (!has(row - 1, column)) edge(corner(row, column), corner(row, column + 1));
      if (!has(row, column + 1)) edge(corner(row, column + 1), corner(row + 1, column + 1));
      if (!has(row + 1, column)) edge(corner(row + 1, column + 1), corner(row + 1, column));
      if (!has(row, column - 1)) edge(corner(row + 1, column), corner(row, column));
    }
  }
  const outlines: Point[][] = [];
  for (const start of next.keys()) {
    const outline: Point[] = [];
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop()) {
      outline.push([FROM + (at % (ROW + 1)) * CELL, FROM + Math.floor(at / (ROW + 1)) * CELL]);
      if (at === start) break;
    }
    if (outline.length > 8) outlines.push(softened(outline));
  }
  return outlines;
}

/** Without the staircase of the grid: each point in the middle between its neighbours. */
function softened(outline: Curve): Point[] {
  return outline.map((point, index) => mix(mix(nth(outline, index - 1), nth(outline, (index + 1) % outline.length), 0.5), point, 0.5));
}

/** Leaves out what strays less than this from a straight line (Douglas and Peucker's way). */
function withFewerPoints(curve: Curve, most: number): Curve {
  if (curve.length < 3) return curve;
  const [a, b] = [nth(curve, 0), nth(curve, -1)];
  const along = sub(b, a);
  const long = size(along);
  let [farthest, at] = [0, 0];
  for (const [index, point] of curve.entries()) {
    const off = sub(point, a);
    const far = long < 1e-9 ? size(off) : Math.abs(dot(off, [-along[1], along[0]])) / long;
    if (far > farthest) [farthest, at] = [far, index];
  }
  if (farthest <= most) return [a, b];
  return [...withFewerPoints(curve.slice(0, at + 1), most).slice(0, -1), ...withFewerPoints(curve.slice(at), most)];
}
