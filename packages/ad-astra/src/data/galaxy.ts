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
/** The kind of a place without a planet. */
export const NO_PLANET: PlanetKind = -1;

/** How many planets of each kind there are (B1.3). */
export const PLANET_COUNTS: readonly number[] = [6, 6, 8, 6, 6, 6, 5];
export const PLANETS = 43;

/** Planets around one star: at least, at most (B2.2). */
export const SYSTEM_SIZE = { min: 3, max: 7 } as const;
