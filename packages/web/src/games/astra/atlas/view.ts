import type { Point, Size } from '../../../lib/geometry.ts';
import { projectionFor, type View, zoomFor } from './projection.ts';
import { DEGREE, type SkyPlace, wayRound } from './sphere.ts';

export const WHOLE_SKY: View = { ra: 90, dec: 90, zoom: 1 };
export const NEAREST = 32;

/** The sky pushed from one point of the window to another. */
export function pushed(view: View, size: Size, from: Point, to: Point): View {
  return holding(view, size, projectionFor(view, size).toSky(from), to);
}

/** Nearer by a factor; what lies under the given point of the window stays there. */
export function zoomed(view: View, size: Size, factor: number, about: Point = { x: size.width / 2, y: size.height / 2 }): View {
  const kept = projectionFor(view, size).toSky(about);
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom * factor));
  return holding(within({ ...view, zoom }), size, kept, about);
}

/** So near that a figure fills much of the window. */
export function viewAround({ ra, dec }: SkyPlace, reach: number): View {
  return within({ ra, dec, zoom: Math.min(14, Math.max(1, zoomFor(reach))) });
}

/** A step of the flight from one view to another, `part` from 0 to 1: it rises over a long way, and turns the shorter way round. */
export function flight(from: View, to: View, part: number): View {
  if (part >= 1) return to;
  const [round, up] = [wayRound(from.ra, to.ra), to.dec - from.dec];
  const way = Math.hypot(round * Math.cos(((from.dec + to.dec) / 2) * DEGREE), up);
  const rise = 1 - Math.min(0.6, (way * Math.min(from.zoom, to.zoom)) / 600) * Math.sin(Math.PI * part);
  const eased = part * part * (3 - 2 * part);
  return {
    ra: (from.ra + round * eased + 360) % 360,
    dec: from.dec + up * eased,
    zoom: Math.max(1, from.zoom * (to.zoom / from.zoom) ** eased * rise),
  };
}

/**
 * The view in which a place of the sky lies under a point of the window. North stays up, so there is at most one, and it is come at step
 * by step; where the sky can't be pushed any further, it turns about the pole as far as it goes.
 */
function holding(view: View, size: Size, place: SkyPlace, point: Point): View {
  let held = view;
  for (let step = 0; step < 8; step += 1) {
    const there = projectionFor(held, size).toSky(point);
    // Beyond the pole, a view further north shows what is further south.
    const up = (place.dec - there.dec) * Math.cos(wayRound(held.ra, there.ra) * DEGREE);
    held = within({ ...held, ra: held.ra + wayRound(there.ra, place.ra), dec: held.dec + up });
  }
  return held;
}

/** The whole sky lies around the pole, in the middle; only near by does one come to the south. */
function within({ ra, dec, zoom }: View): View {
  const southernmost = 90 - 168 * Math.min(1, 1.5 * (1 - 1 / zoom));
  return { ra: (ra + 360) % 360, dec: Math.min(90, Math.max(southernmost, dec)), zoom };
}
