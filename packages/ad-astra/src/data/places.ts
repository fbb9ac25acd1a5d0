import { SOL, SYSTEM_SIZE, SYSTEMS, type System } from './galaxy.ts';

/** A place for a planet: seven to a system, whether taken or not, so that a place has the same number in every game. */
export type Place = number;
export const PLACES = SYSTEMS.length * SYSTEM_SIZE.max;
/** Where a starship is when it is on no planet. */
export const DEEP_SPACE = PLACES;
export const IN_SUPPLY = PLACES + 1;

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
