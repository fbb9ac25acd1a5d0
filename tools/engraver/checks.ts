import { type Figure, starsOf } from './figure.ts';
import { apart, type Point } from './geometry.ts';
import type { Plate } from './plate.ts';

/** How far a star may be from its figure, of the chart's 1000. */
const NEAR = 15;

/** The stars that are neither within the figure nor near one of its strokes, and how far off they are. */
export function strayStars(code: string, plate: Plate): string[] {
  return starsOf(code).flatMap(({ star, place }) => {
    const far = farFrom(place, plate);
    return far <= NEAR ? [] : [`${star} is ${Number.isFinite(far) ? far.toFixed(0) : 'far'} from the figure, at most ${NEAR} is right`];
  });
}

/** The edges of the chart it goes over and should not. */
export function spills(plate: Plate, { bleeds = [] }: Figure): string[] {
  const points = plate.strokes.flatMap((stroke) => stroke.points);
  const over = {
    left: points.some(([x]) => x < 0),
    right: points.some(([x]) => x > 1000),
    top: points.some(([, y]) => y < 0),
    bottom: points.some(([, y]) => y > 1000),
  };
  return (['left', 'right', 'top', 'bottom'] as const).filter((edge) => over[edge] && !bleeds.includes(edge));
}

function farFrom(place: Point, { strokes, washes }: Plate): number {
  if (washes.some((region) => region.has(place))) return 0;
  return Math.min(...strokes.map(({ points }) => Math.min(...points.map((point) => apart(point, place)))));
}
