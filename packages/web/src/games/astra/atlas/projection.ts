import type { Point, Size } from '../../../lib/geometry.ts';
import { DEGREE, placeOf, type SkyPlace, type UnitVector } from './sphere.ts';

/** What of the sky is looked at: the place in the middle, north up, and how near. */
export interface View extends SkyPlace {
  /** 1 shows all of it. */
  readonly zoom: number;
}

export interface Projection {
  /** Pixels for a degree, in the middle. */
  readonly scale: number;
  /** Where a direction is drawn; undefined if that is well out of sight. */
  readonly toWindow: (direction: UnitVector) => Point | undefined;
  readonly toSky: (point: Point) => SkyPlace;
}

/** The southernmost declination of the figures, just beyond their southernmost star, and the rim of the ring drawn around it. */
export const SOUTH = -72;
export const RIM = -86;

/** Lines come in from so far, in pixels. */
const MARGIN = 260;

/**
 * From afar the sky is a disc around the pole, with nearly even steps of declination; near by it is a stereographic chart around what is
 * looked at, on which every figure has its true shape. Between the two, one becomes the other.
 * What lies further than `margin` beyond the window counts as out of sight.
 */
export function projectionFor(view: View, size: Size, margin = MARGIN): Projection {
  const swell = swellOf(view.zoom);
  const pixels = pixelsOf(view, size);
  const [sin, cos] = [Math.sin(view.dec * DEGREE), Math.cos(view.dec * DEGREE)];
  const [sinRa, cosRa] = [Math.sin(view.ra * DEGREE), Math.cos(view.ra * DEGREE)];
  const [cx, cy] = [size.width / 2, size.height / 2];
  const farthest = (2 / swell) * Math.atan(((Math.hypot(cx, cy) + margin) * swell) / (2 * pixels));
  const leastNearness = farthest >= Math.PI ? -0.9999 : Math.max(-0.9999, Math.cos(farthest));
  return {
    scale: pixels * DEGREE,
    toWindow([x, y, z]) {
      const forward = x * cosRa + y * sinRa;
      const nearness = forward * cos + z * sin;
      if (nearness < leastNearness) return undefined;
      const north = z * cos - forward * sin;
      const east = y * cosRa - x * sinRa;
      const away = Math.hypot(north, east);
      // In the very middle, a step is as long as the angle.
      const stretch = away < 1e-9 ? pixels : (pixels * (2 / swell) * Math.tan((swell / 2) * Math.atan2(away, nearness))) / away;
      return { x: cx - east * stretch, y: cy - north * stretch };
    },
    toSky({ x, y }) {
      const [dx, dy] = [x - cx, y - cy];
      const far = Math.hypot(dx, dy);
      if (far < 1e-9) return { ra: view.ra, dec: view.dec };
      const angle = Math.min(Math.PI, (2 / swell) * Math.atan((swell * far) / (2 * pixels)));
      const [east, north, near] = [(-dx / far) * Math.sin(angle), (-dy / far) * Math.sin(angle), Math.cos(angle)];
      const forward = near * cos - north * sin;
      return placeOf([forward * cosRa - east * sinRa, forward * sinRa + east * cosRa, near * sin + north * cos]);
    },
  };
}

/** So near that what reaches so many degrees from the middle fills much of the window. */
export function zoomFor(reach: number): number {
  return (0.3 * WHOLE) / Math.tan((reach / 2) * DEGREE);
}

/** 0 would be even steps of declination, 1 is stereographic. */
function swellOf(zoom: number): number {
  return FLATTEST + (1 - FLATTEST) * Math.min(1, Math.log(zoom) / Math.log(4));
}

const FLATTEST = 0.3;

/** How many times a radian, drawn as in the middle, the whole sky reaches. */
const WHOLE = (2 / FLATTEST) * Math.tan((FLATTEST / 2) * (90 - RIM) * DEGREE) * 1.02;

/** Pixels for a radian, in the middle. */
function pixelsOf({ zoom }: View, { width, height }: Size): number {
  return (zoom * Math.min(width, height)) / 2 / WHOLE;
}
