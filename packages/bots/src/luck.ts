import { childSeed, type Seed } from '@astrarium/core';

/**
 * A bot's own luck after so many decisions. It follows from the seed of the game, or of its last epoch, so that the same table plays the
 * same, also after an undo or from its record; and it tells nothing of the luck of the game.
 */
export function luckAt(seed: Seed, version: number): number {
  return Number.parseInt(childSeed(seed, version).slice(0, 13), 16);
}
