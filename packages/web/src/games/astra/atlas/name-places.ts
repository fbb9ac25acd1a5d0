import type { Card } from '@astrarium/astra';
import type { Point } from '../../../lib/geometry.ts';
import { drawFigure } from './chart.ts';
import { ATLAS, type AtlasFigure } from './figures.ts';
import { projectionFor } from './projection.ts';
import { directionOf, type UnitVector } from './sphere.ts';
import { viewAround } from './view.ts';

/** Where in the sky the name of a constellation may stand: in its figure, and first where it covers least of it. */
export function namePlacesOf({ id }: Card): readonly UnitVector[] {
  places ??= ATLAS.map(choose);
  return places[id] ?? [];
}

let places: readonly (readonly UnitVector[])[] | undefined;

/** Chosen once, on a chart of the figure alone: so a name stays where it is while the sky moves. */
function choose(figure: AtlasFigure): readonly UnitVector[] {
  const size = { width: 600, height: 600 };
  const projection = projectionFor(viewAround(figure.middle, figure.reach), size);
  const { points } = drawFigure(figure, projection);
  const lines = figure.card.lines.flatMap(([from, to]) => [0.25, 0.5, 0.75].flatMap((part) => between(points[from], points[to], part)));
  const covered = [...points.filter((point) => point !== undefined), ...lines];
  const far = 0.3 * size.width;
  return STEPS.map(([x, y]) => ({ x: size.width / 2 + x * far, y: size.height / 2 + y * far }))
    .filter((middle) => covered.some((point) => Math.hypot(point.x - middle.x, point.y - middle.y) < BESIDE))
    .map((middle) => {
      const under = covered.filter((point) => Math.abs(point.x - middle.x) < 75 && Math.abs(point.y - middle.y) < 17);
      return {
        direction: directionOf(projection.toSky(middle)),
        cost: under.length + Math.hypot(middle.x - size.width / 2, middle.y - size.height / 2) / 90,
      };
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ direction }) => direction);
}

/** So near, on that chart, a name has to be to some star or line of its figure. */
const BESIDE = 38;

/** Parts of the figure's reach, from its middle. */
const STEPS = [0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8, -1.1, 1.1].flatMap((y) => [0, -0.35, 0.35, -0.7, 0.7].map((x) => [x, y] as const));

function between(a: Point | undefined, b: Point | undefined, part: number): readonly Point[] {
  return a === undefined || b === undefined ? [] : [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
}
