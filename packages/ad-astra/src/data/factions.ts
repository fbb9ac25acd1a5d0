import { at } from '@astrarium/core';
import { SYSTEMS, type System } from './galaxy.ts';
import { LETTERS, type Resource } from './resources.ts';

export const FACTIONS = ['red', 'yellow', 'green', 'blue', 'grey'] as const;
export type FactionName = (typeof FACTIONS)[number];
export type Faction = number;

/** The pairs on the three Production and the three Movement cards of each faction (B1.5). */
const TABLE: readonly (readonly [FactionName, production: string, movement: string])[] = [
  ['red', 'FX WY EZ', 'tY-lY sY-lR tR-nY'],
  ['yellow', 'WF EY XZ', 'sR-lY lR-nY tR-nR'],
  ['green', 'FE WX YZ', 'sY-tR sR-nR lR-tY'],
  ['blue', 'EX FY WZ', 'sR-tY sY-lY nR-nY'],
  ['grey', 'WE FZ XY', 'sY-nY lY-tR sR-lR'],
];

/** Two resources on each Production card: faction, card, first or second. */
export const PRODUCTION: readonly (readonly (readonly Resource[])[])[] = TABLE.map(([, production]) =>
  production.split(' ').map((pair) => pair.split('').map((letter) => LETTERS.indexOf(letter))),
);

/** Two systems on each Movement card. */
export const MOVEMENT: readonly (readonly (readonly System[])[])[] = TABLE.map(([, , movement]) =>
  movement.split(' ').map((pair) => pair.split('-').map((code) => SYSTEMS.findIndex((system) => system === code))),
);

/** The systems on none of the faction's Movement cards. */
export function lacks(faction: Faction): System[] {
  const own = new Set(at(MOVEMENT, faction).flat());
  return SYSTEMS.flatMap((_, system) => (system < 8 && !own.has(system) ? [system] : []));
}
