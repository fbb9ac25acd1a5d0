import { randomBytes } from 'node:crypto';
import { epochSeed, type Seed, seedFromBytes } from '@astrarium/core';
import type { TableRow } from './table-row.ts';

/**
 * The seed of an epoch that begins with the next entry. Where the deal can be checked it follows from the game's seed, so that nobody could
 * choose it; where somebody may know that seed, as it was chosen or came with a record, it is drawn.
 */
export function nextEpoch({ deal, number }: Pick<TableRow, 'deal' | 'number'>): Seed {
  if (deal.serverSeed === null || deal.seed === null) return drawnEpoch();
  return epochSeed(deal.seed, number + 1);
}

export function drawnEpoch(): Seed {
  return seedFromBytes(randomBytes(32));
}
