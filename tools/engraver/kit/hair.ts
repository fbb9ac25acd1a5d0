import { aside, between, bowed, mix, nth, type Point, power, rightOf, size, spread, steps, sub, times } from '../geometry.ts';
import type { Pen, Spot, Way } from '../pen.ts';
import { regionOf } from '../region.ts';

/** One pointed lock or tuft, from its root to its tip; `bend` bows it to the right. Also claws, teeth and thorns. */
export function lock(
  pen: Pen,
  root: Spot,
  tip: Spot,
  width: number,
  { bend = 0.25, w = 2.6, inner = 2, mask = true }: { bend?: number; w?: number; inner?: number; mask?: boolean } = {},
): void {
  const [a, b] = [pen.spot(root), pen.spot(tip)];
  const way = sub(b, a);
  const long = size(way);
  const across = times(rightOf(way), 1 / Math.max(long, 1));
  const hand = pen.handOf(root);
  const wide = width * pen.frame.scale;
  const edge = (off: number): Point[] => {
    const middle = mix(a, b, 0.5);
    const out = off * 1.25 + bend * hand * long;
    return bowed([a[0] + across[0] * off, a[1] + across[1] * off], [middle[0] + across[0] * out, middle[1] + across[1] * out], b, 14);
  };
  const [left, right] = [edge(wide / 2), edge(-wide / 2)];
  const region = regionOf([...left, ...right.toReversed()]);
  if (mask) pen.hide(region);
  const widths = steps(0.35, 1, 14).map((share, index) => w * share * (index > 11 ? 0.6 : 1));
  for (const side of [left, right]) pen.stroke(side, widths, 'line');
  for (let k = 1; k <= inner; k++) {
    const line = edge((wide * k) / (inner + 1) - wide / 2).slice(2, 11);
    pen.stroke(
      line,
      steps(0.9, 0.15, line.length).map((share) => w * 0.5 * share),
      'hatch',
    );
  }
}

/**
 * Flame-like locks laid along a flow of guides, row upon row, the last on top: manes, hair, beards, tails. Guides run from root to tip,
 * side by side. A row `0.35-1 17x40` is seventeen locks 40 wide over that share of the way; rows are parted by commas.
 */
export function locks(
  pen: Pen,
  guides: readonly Way[],
  rows: string,
  { w = 2.2, curl = 0.1, inner = 2 }: { w?: number; curl?: number; inner?: number } = {},
): void {
  const flow = pen.flow(guides);
  for (const [row, [from, to, count, width]] of readRows(rows).entries()) {
    const places = Array.from({ length: count }, (_, k) => (k + 0.5 + ((row % 2) - 0.5) * 0.5 + pen.chance(-0.25, 0.25)) / count);
    const order = places.map((place) => ({ place, at: pen.chance() })).toSorted((a, b) => a.at - b.at);
    for (const { place } of order) {
      if (place < 0 || place > 1) continue;
      const [start, end] = [Math.max(0, from + pen.chance(-0.03, 0.03)), Math.min(1, to + pen.chance(-0.05, 0.05))];
      oneOf(pen, flow(place).slice(Math.floor(start * 79), Math.floor(end * 79) + 1), {
        width: width * pen.frame.scale * pen.chance(0.75, 1.25),
        phase: 1.2 * Math.sin(place * 9 + row * 2.1) + pen.chance(-0.45, 0.45),
        w,
        curl,
        inner,
      });
    }
  }
}

function readRows(rows: string): (readonly [from: number, to: number, count: number, width: number])[] {
  return rows.split(',').map((row) => {
    const [, from, to, count, width] = /^([\d.]+)-([\d.]+) (\d+)x([\d.]+)$/.exec(row.trim()) ?? [];
    if (width === undefined) throw new Error(`"${row}" is no row of locks: write 0.35-1 17x40`);
    return [Number(from), Number(to), Number(count), Number(width)];
  });
}

function oneOf(
  pen: Pen,
  way: readonly Point[],
  { width, phase, w, curl, inner }: { width: number; phase: number; w: number; curl: number; inner: number },
): void {
  const straight = spread(way, 22);
  const long = size(sub(nth(straight, -1), nth(straight, 0)));
  const axis = aside(straight, (u) => curl * long * Math.sin(u * Math.PI * 1.8 + phase) * (0.15 + 0.85 * u));
  const half = (u: number): number => (power(1 - u, 0.8) * (0.7 + 0.9 * u) * width) / 2;
  const [left, right] = [aside(axis, (u) => -half(u)), aside(axis, half)];
  const region = regionOf([...left, ...right.toReversed()]);
  pen.hide(region);
  pen.wash(region);
  const widths = steps(0, 1, 22).map((u) => w * between([0.1, 0.6, 1, 0.45], u, [0, 0.15, 0.7, 1]));
  pen.stroke(left, widths, 'line');
  pen.stroke(
    right,
    widths.map((width_) => width_ * 0.85),
    'line',
  );
  for (let k = 1; k <= inner; k++) {
    const line = left
      .map((point, index) => mix(point, nth(right, index), k / (inner + 1)))
      .slice(Math.floor(1 + 3 * pen.chance()), Math.floor(12 + 6 * pen.chance()));
    pen.stroke(
      line,
      steps(0, 1, line.length).map((u) => w * 0.58 * between([0.1, 1, 0.12], u, [0, 0.3, 1])),
      'hatch',
    );
  }
}
