import type { Point } from '../../../lib/geometry.ts';
import { ATLAS, type AtlasFigure, type AtlasStar, STARS } from './figures.ts';
import { drawCurves, ECLIPTIC, EQUATOR, FINE_NET, NET, RING_FINE, RING_STRONG, RING_TICKS, written } from './graticule.ts';
import type { Projection } from './projection.ts';
import { starGrowth, starRadius, starShape } from './star-size.ts';

/** A figure as it lies in the window. */
export interface ChartFigure {
  readonly figure: AtlasFigure;
  /** Star by star; undefined for one out of sight. */
  readonly points: readonly (Point | undefined)[];
  /** Its lines as the path of an SVG. */
  readonly path: string;
}

/** Everything drawn of the sky for one view of it. */
export interface AtlasChart {
  readonly net: string;
  readonly fineNet: string;
  readonly equator: string;
  readonly ecliptic: string;
  readonly ring: string;
  readonly ringFine: string;
  readonly figures: readonly ChartFigure[];
  /** The stars of the first magnitude, and all others. */
  readonly firstStars: string;
  readonly stars: string;
}

/** Pixels a degree from which the finer net is drawn. */
const FINE_NET_FROM = 4;

export function drawChart(projection: Projection): AtlasChart {
  return {
    net: drawCurves(NET, projection),
    fineNet: projection.scale < FINE_NET_FROM ? '' : drawCurves(FINE_NET, projection),
    equator: drawCurves([EQUATOR], projection),
    ecliptic: drawCurves([ECLIPTIC], projection),
    ring: drawCurves(RING_STRONG, projection),
    ringFine: drawCurves([...RING_FINE, ...RING_TICKS], projection),
    figures: ATLAS.map((figure) => drawFigure(figure, projection)),
    firstStars: drawStars(FIRST, projection),
    stars: drawStars(OTHERS, projection),
  };
}

export function drawFigure(figure: AtlasFigure, { toWindow, scale }: Projection): ChartFigure {
  const points = figure.stars.map(({ direction }) => toWindow(direction));
  const growth = starGrowth(scale);
  const gaps = figure.stars.map(({ magnitude }) => starRadius(magnitude, growth) + 2);
  const path = figure.card.lines
    .map(([from, to]) => {
      const [a, b] = [points[from], points[to]];
      return a === undefined || b === undefined ? '' : lineBetween(a, b, gaps[from] ?? 0, gaps[to] ?? 0);
    })
    .join('');
  return { figure, points, path };
}

/** A line joins two stars without touching them, as engravers draw it; of a short one, some always stays. */
function lineBetween(a: Point, b: Point, fromA: number, fromB: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const cut = Math.min(1, (0.6 * length) / (fromA + fromB)) / length;
  const [ux, uy] = [dx * cut, dy * cut];
  return `M${written({ x: a.x + ux * fromA, y: a.y + uy * fromA })}L${written({ x: b.x - ux * fromB, y: b.y - uy * fromB })}`;
}

const FIRST_MAGNITUDE = 1.5;
const FIRST = STARS.filter(({ magnitude }) => magnitude < FIRST_MAGNITUDE);
const OTHERS = STARS.filter(({ magnitude }) => magnitude >= FIRST_MAGNITUDE);

function drawStars(stars: readonly AtlasStar[], { toWindow, scale }: Projection): string {
  const growth = starGrowth(scale);
  return stars
    .map(({ direction, magnitude }) => {
      const point = toWindow(direction);
      return point === undefined ? '' : `M${written(point)}${starShape(magnitude, growth)}`;
    })
    .join('');
}
