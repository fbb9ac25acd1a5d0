import type { SkyPlace } from './sphere.ts';

/** The day of the year on which what stands at this right ascension is highest at nine in the evening, by the mean Sun. */
export function eveningOf(ra: number): Date {
  // At the September equinox the stars at 0 h are highest at midnight; from day to day all come four minutes earlier.
  const sinceEquinox = (((ra / 15 - 21 + 48) % 24) / 24) * 365.2422;
  return new Date(Date.UTC(2000, 8, 22) + sinceEquinox * 86_400_000);
}

/** The latitudes between which all the places come above the horizon, in whole degrees, south negative. */
export function latitudesOf(places: readonly SkyPlace[]): { north: number; south: number } {
  const decs = places.map(({ dec }) => dec);
  const [north, south] = [Math.min(90, 90 + Math.min(...decs)), Math.max(-90, Math.max(...decs) - 90)];
  // Rounded up from just south of it, the equator would be -0.
  return { north: Math.floor(north), south: Math.ceil(south) + 0 };
}
