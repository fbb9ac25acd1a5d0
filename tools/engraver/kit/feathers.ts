import { along, apart, aside, bowed, mix, nth, type Point, rightOf, size, spread, steps, sub } from '../geometry.ts';
import { onTheChart, type Pen, type Spot, type Way } from '../pen.ts';
import { type Region, regionOf } from '../region.ts';
import { scales } from './scales.ts';

/** One feather from its quill to its tip; `bend` bows it to the right. */
export function feather(
  pen: Pen,
  base: Spot,
  tip: Spot,
  width: number,
  { bend = 0.1, w = 2.2, barbs = 7, blunt = 0.75 }: { bend?: number; w?: number; barbs?: number; blunt?: number } = {},
): Region {
  const [a, b] = [pen.spot(base), pen.spot(tip)];
  const way = sub(b, a);
  const [long, across] = [size(way), rightOf(way)];
  const hand = pen.handOf(base);
  const axis = steps(0, 1, 26).map((u): Point => {
    const out = bend * hand * 2 * u * (1 - u);
    return [a[0] + way[0] * u + across[0] * out, a[1] + way[1] * u + across[1] * out];
  });
  const wide = width * pen.frame.scale;
  const vane = (u: number): number => {
    const end = (u - blunt) / (1 - blunt);
    return wide * Math.min(1, 0.45 + u * 1.1) * (end > 0 ? Math.sqrt(Math.max(0, 1 - end * end)) : 1);
  };
  const [left, right] = [aside(axis, (u) => -0.42 * vane(u)), aside(axis, (u) => 0.58 * vane(u))];
  const region = regionOf([...left, ...right.toReversed()]);
  pen.hide(region);
  pen.wash(region);
  const style = { taper: [0.1, 0.05], end: [0.3, 0.8] } as const;
  pen.line(left, w, { ...style, side: 1 });
  pen.line(right, w, { ...style, side: -1 });
  pen.line(axis.slice(0, 24), w * 0.62, { taper: [0, 0.6], end: [1, 0.2] });
  for (let k = 0; k < barbs; k++) {
    const i = Math.floor((0.16 + (0.72 * k) / Math.max(1, barbs - 1)) * 25);
    const j = Math.min(i + 3, 25);
    const [from, to] = [nth(axis, i), mix(nth(axis, j), nth(right, j), 0.93)];
    const middle = mix(from, to, 0.5);
    const over: Point = [middle[0] + (way[0] / long) * wide * 0.07, middle[1] + (way[1] / long) * wide * 0.07];
    pen.stroke(
      bowed(from, over, to, 6),
      steps(1, 0.3, 6).map((share) => w * 0.5 * share),
      'hatch',
    );
  }
  return region;
}

/** A fan of feathers about a middle line, the outer ones behind: tails. `spread` is the angle from edge to edge. */
export function fan(
  pen: Pen,
  root: Spot,
  degrees: number,
  long: number,
  { count = 9, spread: wide = 80, width = 32, w = 2 }: { count?: number; spread?: number; width?: number; w?: number } = {},
): void {
  const offs = steps(-wide / 2, wide / 2, count).toSorted((a, b) => Math.abs(b) - Math.abs(a));
  const local = pen.at(root, degrees);
  for (const off of offs) {
    const ray = local.at('0,0', off);
    feather(ray, '10,0', `${long - Math.abs(off) * 0.7},0`, width, { bend: off < 0 ? 0.08 : -0.08, w, barbs: 6 });
  }
}

/**
 * A spread wing. `base` is where the flight feathers grow, `tips` where they end, `lead` the front edge of the arm; all run from the body to
 * the wing's tip. `side` says which way the feathers bow: 1 right, -1 left of their own direction.
 */
export function wing(
  pen: Pen,
  base: Way,
  tips: Way,
  lead: Way,
  {
    side = 1,
    flight = 19,
    w = 2.1,
    coverts = [
      [0.6, 16],
      [0.4, 17],
    ],
    bend = 0.16,
    plumage = 26,
    barbs = 7,
  }: {
    side?: number;
    flight?: number;
    w?: number;
    /** Rows over the flight feathers: how long they are of these, and how many. */
    coverts?: readonly (readonly [share: number, count: number])[];
    bend?: number;
    plumage?: number;
    barbs?: number;
  } = {},
): void {
  const [roots, ends] = [pen.curve(base), pen.curve(tips)];
  const bow = bend * side * pen.handOf(base);
  const chart = onTheChart(pen);
  const row = (share: number, count: number, style: { w: number; barbs: number; blunt: number }): void => {
    const places = steps(1, 0, count);
    const [from, full] = [along(roots, places), along(ends, places)];
    const to = from.map((point, k) => mix(point, nth(full, k), share));
    for (const [k, point] of from.entries()) {
      const next = k + 1 < count ? k + 1 : k - 1;
      const gap = apart(nth(to, k), nth(to, next)) * 0.7 + apart(point, nth(from, next)) * 0.3;
      const tip = mix(point, nth(to, k), 1 + pen.chance(-0.035, 0.035));
      feather(chart, point, tip, Math.max(8, gap * 1.3), { ...style, bend: bow * (0.25 + nth(places, k)) });
    }
  };
  row(1, flight, { w, barbs, blunt: 0.66 });
  for (const [index, [share, count]] of coverts.entries())
    row(share, count, { w: w * (0.86 - 0.1 * index), barbs: index === 0 ? 3 : 0, blunt: 0.6 });

  const [front, back, out] = [spread(pen.curve(lead), 60), spread(roots, 60), spread(ends, 60)];
  const edge = back.map((point, k) => mix(mix(point, nth(out, k), 0.26), nth(front, k), Math.max(0, (k - 46) / 13)));
  const region = regionOf([...front, ...edge.toReversed()]);
  pen.hide(region);
  pen.wash(region);
  scales(pen, front, edge, 4, plumage, { w: w * 0.75, clip: region });
  const inner = front.map((point, k) => mix(point, nth(edge, k), 0.88));
  scales(pen, inner, edge, 1, Math.floor(plumage * 0.8), { w: w * 0.95, kind: 'line' });
  pen.line(pen.curve(lead), w * 1.5, { taper: [0.1, 0.25], side: side * pen.handOf(lead) });
}
