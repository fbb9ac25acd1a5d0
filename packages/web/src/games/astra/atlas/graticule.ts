import type { Point } from '../../../lib/geometry.ts';
import { type Projection, RIM, SOUTH } from './projection.ts';
import { DEGREE, directionOf, type SkyPlace, type UnitVector } from './sphere.ts';

/** A line in the sky, point by point. */
export type Curve = readonly UnitVector[];

export const EQUATOR = parallel(0);
export const ECLIPTIC = Array.from({ length: 91 }, (_, step) => directionOf(onEcliptic(step * 4)));
/** Thirds of the way from pole to equator, and every other hour. */
export const NET = [...[60, 30, -30, -60].map(parallel), ...Array.from({ length: 12 }, (_, step) => meridian(step * 30, 80))];
/** What lies between them. */
export const FINE_NET = [
  ...[80, 70, 50, 40, 20, 10, -10, -20, -40, -50, -70].map(parallel),
  ...Array.from({ length: 12 }, (_, step) => meridian(step * 30 + 15, 70)),
];
/** The ring of hours where the known sky ends: its strong rules, its fine ones, and a stroke for every second degree. */
export const RING_STRONG = [parallel(SOUTH), parallel(RIM)];
export const RING_FINE = [parallel(SOUTH - 1), parallel(SOUTH - 4), parallel(RIM + 1.5)];
export const RING_TICKS: readonly Curve[] = Array.from({ length: 180 }, (_, step) =>
  [SOUTH - 1, SOUTH - (step % 5 === 0 ? 4 : 2.5)].map((dec) => directionOf({ ra: step * 2, dec })),
);

export const HOUR_NUMERALS = 'XXIV I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII'.split(' ');

/** The way of the Sun, where the zodiac lies: the place at a longitude in degrees. */
export function onEcliptic(longitude: number): SkyPlace {
  const along = longitude * DEGREE;
  const tilt = 23.44 * DEGREE;
  return {
    ra: Math.atan2(Math.sin(along) * Math.cos(tilt), Math.cos(along)) / DEGREE,
    dec: Math.asin(Math.sin(along) * Math.sin(tilt)) / DEGREE,
  };
}

/** The curves as the path of an SVG, as far as they are in sight. */
export function drawCurves(curves: readonly Curve[], { toWindow }: Projection): string {
  let path = '';
  for (const curve of curves) {
    let last: Point | undefined;
    let drawing = false;
    for (const direction of curve) {
      const point = toWindow(direction);
      if (point === undefined || last === undefined) drawing = false;
      else {
        path += drawing ? `L${written(point)}` : `M${written(last)}L${written(point)}`;
        drawing = true;
      }
      last = point;
    }
  }
  return path;
}

export function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

function parallel(dec: number): Curve {
  return Array.from({ length: 91 }, (_, step) => directionOf({ ra: step * 4, dec }));
}

/** From the pole or from near it: close to the pole only every fourth of them is drawn, lest they run together. */
function meridian(ra: number, north: number): Curve {
  const from = ra % 90 === 0 ? 90 : north;
  const steps = Math.ceil((from - SOUTH) / 6);
  return Array.from({ length: steps + 1 }, (_, step) => directionOf({ ra, dec: from + ((SOUTH - from) * step) / steps }));
}
