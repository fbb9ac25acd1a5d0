/** A place in the sky: right ascension and declination, in degrees. */
export interface SkyPlace {
  readonly ra: number;
  readonly dec: number;
}

/** The same as a direction of length 1: towards 0 h on the equator, towards 6 h, towards the north pole. */
export type UnitVector = readonly [x: number, y: number, z: number];

export const DEGREE = Math.PI / 180;

export function directionOf({ ra, dec }: SkyPlace): UnitVector {
  const flat = Math.cos(dec * DEGREE);
  return [flat * Math.cos(ra * DEGREE), flat * Math.sin(ra * DEGREE), Math.sin(dec * DEGREE)];
}

/** Of a direction of any length. */
export function placeOf([x, y, z]: UnitVector): SkyPlace {
  return { ra: (Math.atan2(y, x) / DEGREE + 360) % 360, dec: Math.atan2(z, Math.hypot(x, y)) / DEGREE };
}

/** The mean direction: right ascensions can't be averaged across 0 h, nor near the pole. */
export function middleOf(directions: readonly UnitVector[]): SkyPlace {
  const sum = (axis: 0 | 1 | 2): number => directions.reduce((total, direction) => total + direction[axis], 0);
  return placeOf([sum(0), sum(1), sum(2)]);
}

/** How far two directions lie apart, in degrees. */
export function apart(a: UnitVector, b: UnitVector): number {
  return Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))) / DEGREE;
}

/** The way from one angle to another, the shorter way round: -180 to 180 degrees. */
export function wayRound(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
