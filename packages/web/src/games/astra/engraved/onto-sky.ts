import { skyOf } from '@astrarium/astra/sky';
import { netOf } from '@astrarium/astra/sky/net';
import { DEGREE, directionOf, type UnitVector } from '../atlas/sphere.ts';
import { ENGRAVING_SIZE } from '../engravings/engraving.ts';

/** Carries a figure from its card onto the sky. */
export interface OntoSky {
  /** The direction of a point of the engraving. */
  readonly toSky: (x: number, y: number) => UnitVector;
  /** How many degrees a unit of the engraving is, near the middle. */
  readonly degrees: number;
}

export function ontoSky(code: string): OntoSky {
  const known = CARRIED.get(code);
  if (known !== undefined) return known;
  const carried = carry(code);
  CARRIED.set(code, carried);
  return carried;
}

const CARRIED = new Map<string, OntoSky>();

function carry(code: string): OntoSky {
  const [ra, dec, scale, left, top] = netOf(code);
  const back = fromPlane(ra, dec);
  // The stars of a card stand where its chart has them, which is not quite where the net has: between them what lies around goes along.
  const forth = ontoPlane(ra, dec);
  const stars = skyOf(code).map((star) => {
    const [x, y] = forth(directionOf(star));
    return { x: star.x, y: star.y, dx: left + x * scale - star.x, dy: top + y * scale - star.y };
  });
  return {
    degrees: 1 / (scale * DEGREE * ENGRAVING_SIZE),
    toSky(atX, atY) {
      const [x, y] = [atX / ENGRAVING_SIZE, atY / ENGRAVING_SIZE];
      let [all, dx, dy] = [0, 0, 0];
      for (const star of stars) {
        const weight = 1 / ((x - star.x) ** 2 + (y - star.y) ** 2 + SOFTEST) ** 2;
        all += weight;
        dx += weight * star.dx;
        dy += weight * star.dy;
      }
      return back((x + dx / all - left) / scale, (y + dy / all - top) / scale);
    },
  };
}

/** Keeps the weight of a star finite, of the chart's width squared. */
const SOFTEST = 1e-5;

/** The stereographic chart around a place, north up, east to the left, y downwards. */
function ontoPlane(ra: number, dec: number): (direction: UnitVector) => readonly [x: number, y: number] {
  const [north, east, out] = axesAt(ra, dec);
  return (direction) => {
    const stretch = 2 / (1 + Math.max(-0.9, dot(direction, out)));
    return [-dot(direction, east) * stretch, -dot(direction, north) * stretch];
  };
}

function fromPlane(ra: number, dec: number): (x: number, y: number) => UnitVector {
  const [north, east, out] = axesAt(ra, dec);
  return (x, y) => {
    const far = (x * x + y * y) / 4;
    const [toEast, toNorth, ahead] = [-x / (1 + far), -y / (1 + far), (1 - far) / (1 + far)];
    const along = (axis: 0 | 1 | 2): number => toEast * east[axis] + toNorth * north[axis] + ahead * out[axis];
    return [along(0), along(1), along(2)];
  };
}

/** Towards north, towards east, and outwards, at a place of the sky. */
function axesAt(ra: number, dec: number): readonly [north: UnitVector, east: UnitVector, out: UnitVector] {
  return [directionOf({ ra: ra + 180, dec: 90 - dec }), directionOf({ ra: ra + 90, dec: 0 }), directionOf({ ra, dec })];
}

function dot(a: UnitVector, b: UnitVector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
