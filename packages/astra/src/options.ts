import { BadInput, type Seat } from '@astrarium/core';
import { type Modifier, readModifiers } from './automa/modifiers.ts';

export interface AstraOptions {
  readonly players: number;
  /** Who begins (A2.5): a seat chosen by the host, or drawn from the seed. */
  readonly first: Seat | 'random';
  /** Only with 1 player: what makes Auptolemy easier or harder. */
  readonly modifiers?: readonly Modifier[];
}

/** One person plays against Auptolemy. */
export const SEATS = { min: 1, max: 5 } as const;

export function readOptions(input: unknown): AstraOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadInput('options', input, 'an object such as { "players": 3 }');
  }
  const { players, first = 'random', modifiers, ...rest } = input as Record<string, unknown>;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined)
    throw new BadInput(`options.${unknown}`, rest[unknown], 'no such option; astra has "players", "first" and "modifiers"');
  if (!isWholeNumber(players, SEATS.min, SEATS.max)) {
    throw new BadInput('options.players', players, `a whole number from ${SEATS.min} to ${SEATS.max}`);
  }
  if (first !== 'random' && !isWholeNumber(first, 0, players - 1)) {
    throw new BadInput('options.first', first, `"random" or a seat from 0 to ${players - 1}`);
  }
  if (players === 1) return { players, first: 0, modifiers: readModifiers(modifiers) };
  if (modifiers !== undefined) throw new BadInput('options.modifiers', modifiers, 'none: modifiers are for the solo game, "players": 1');
  return { players, first };
}

function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
