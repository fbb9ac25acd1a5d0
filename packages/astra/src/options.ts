import { BadInput, type Seat } from '@astrarium/core';

export interface AstraOptions {
  readonly players: number;
  /** Who begins (A2.5): a seat chosen by the host, or drawn from the seed. */
  readonly first: Seat | 'random';
}

export const SEATS = { min: 2, max: 5 } as const;

export function readOptions(input: unknown): AstraOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadInput('options', input, 'an object such as { "players": 3 }');
  }
  const { players, first = 'random', ...rest } = input as Record<string, unknown>;
  const unknown = Object.keys(rest)[0];
  if (unknown !== undefined) throw new BadInput(`options.${unknown}`, rest[unknown], 'no such option; astra has "players" and "first"');
  if (!isWholeNumber(players, SEATS.min, SEATS.max)) {
    throw new BadInput('options.players', players, `a whole number from ${SEATS.min} to ${SEATS.max}`);
  }
  if (first !== 'random' && !isWholeNumber(first, 0, players - 1)) {
    throw new BadInput('options.first', first, `"random" or a seat from 0 to ${players - 1}`);
  }
  return { players, first };
}

function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
