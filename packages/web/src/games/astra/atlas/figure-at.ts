import type { Point } from '../../../lib/geometry.ts';
import type { ChartFigure } from './chart.ts';

/** The figure that has a star or a line within so many pixels of the point: the nearest one, a star rather than a line. */
export function figureAt(figures: readonly ChartFigure[], point: Point, reach: number): ChartFigure | undefined {
  let found: ChartFigure | undefined;
  let least = reach;
  for (const figure of figures) {
    const distance = distanceTo(figure, point);
    if (distance < least) {
      least = distance;
      found = figure;
    }
  }
  return found;
}

/** Where the line of one figure runs by the star of another, the star is meant. */
const STAR_FIRST = 3;

function distanceTo({ figure, points }: ChartFigure, point: Point): number {
  const toStars = points.map((star) => (star === undefined ? FAR : Math.hypot(point.x - star.x, point.y - star.y) - STAR_FIRST));
  const toLines = figure.card.lines.map(([from, to]) => {
    const [a, b] = [points[from], points[to]];
    return a === undefined || b === undefined ? FAR : distanceToLine(point, a, b);
  });
  return Math.min(...toStars, ...toLines);
}

const FAR = Number.POSITIVE_INFINITY;

function distanceToLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}
