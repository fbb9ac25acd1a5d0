import { RESOURCES } from './resources.ts';

/** The eight systems and Sol (B1.2): small, large, twin and nebula, each in red and in yellow. */
export const SYSTEMS = ['sR', 'lR', 'tR', 'nR', 'sY', 'lY', 'tY', 'nY', 'sol'] as const;
export type SystemCode = (typeof SYSTEMS)[number];
export type System = number;
export const SOL: System = 8;

/** What a planet can be (B1.3): the number of its resource, or ALIEN. */
export const PLANET_KINDS = [...RESOURCES, 'alien'] as const;
export type PlanetKindName = (typeof PLANET_KINDS)[number];
export type PlanetKind = number;
export const ALIEN: PlanetKind = 6;

/** How many planets of each kind there are (B1.3). */
export const PLANET_COUNTS: readonly number[] = [6, 6, 8, 6, 6, 6, 5];
export const PLANETS = 43;

/** Planets around one star: at least, at most (B2.2). */
export const SYSTEM_SIZE = { min: 3, max: 7 } as const;

/** A place for a planet: seven to a system, whether taken or not, so that a place has the same number in every game. */
export type Place = number;
export const PLACES = SYSTEMS.length * SYSTEM_SIZE.max;
/** Where a starship is when it is on no planet. */
export const DEEP_SPACE = PLACES;
export const IN_SUPPLY = PLACES + 1;
/** The kind of a place without a planet. */
export const NO_PLANET: PlanetKind = -1;

/** The system of each place; deep space and supply belong to none. */
export const SYSTEM_OF: readonly System[] = Array.from({ length: PLACES + 2 }, (_, place) =>
  place < PLACES ? Math.floor(place / SYSTEM_SIZE.max) : SYSTEMS.length,
);

export function placeOf(system: System, index: number): Place {
  return system * SYSTEM_SIZE.max + index;
}

/** The number of the place within its system, from 0. */
export function indexOf(place: Place): number {
  return place % SYSTEM_SIZE.max;
}

/** `sR3`, `sol1`, `deep`. */
export function placeName(place: Place): string {
  return place === DEEP_SPACE ? 'deep' : `${SYSTEMS[SYSTEM_OF[place] ?? SOL]}${indexOf(place) + 1}`;
}
