import { add, along, between, mix, nth, power, size, spread, steps, sub, times, unit } from '../geometry.ts';
import type { Pen, Way } from '../pen.ts';
import type { Region } from '../region.ts';

/** Rows of little open arcs from one curve to another, bulging towards the second: scales, small plumage, mail. */
export function scales(
  pen: Pen,
  from: Way,
  to: Way,
  rows: number,
  count: number,
  {
    height = 0.5,
    w = 1.5,
    clip,
    fade = [1, 1],
    kind = 'hatch',
    skip = 0,
  }: { height?: number; w?: number; clip?: Region; fade?: readonly [number, number]; kind?: 'line' | 'hatch'; skip?: number } = {},
): void {
  const [a, b] = [spread(pen.curve(from), 60), spread(pen.curve(to), 60)];
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.5) / rows;
    const places = Array.from({ length: count + 1 }, (_, k) => (k + (row % 2) * 0.5) / count).filter((place) => place <= 1);
    const [starts, ends] = [along(a, places), along(b, places)];
    const roots = along(
      a.map((point, index) => mix(point, nth(b, index), share)),
      places,
    );
    for (let k = 0; k + 1 < roots.length; k++) {
      if (pen.chance() < skip) continue;
      const [one, two] = [sub(nth(ends, k), nth(starts, k)), sub(nth(ends, k + 1), nth(starts, k + 1))];
      const bulge = times(unit(add(one, two)), ((size(one) + size(two)) / rows) * height * pen.chance(0.88, 1.12));
      const points = steps(0.04, 0.96, 9).map((u) =>
        add(mix(nth(roots, k), nth(roots, k + 1), u), times(bulge, power(Math.sin(Math.PI * u), 0.8))),
      );
      const wide = w * (fade[0] + (fade[1] - fade[0]) * share);
      pen.stroke(
        points,
        steps(0, 1, 9).map((u) => wide * between([0.25, 1, 0.25], u)),
        kind,
        clip,
      );
    }
  }
}
