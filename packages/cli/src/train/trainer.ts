import type { Seed } from '@astrarium/core';
import type { TitledTable } from '../text-table.ts';

/** How the bots of a game learn from games against themselves. */
export interface Lessons {
  readonly game: string;
  /** Where the bots look for what was learned. */
  readonly file: string;
  /** Every eighth game is kept apart to measure by; with so many asked for, there is one. */
  readonly fewest: number;
  /** How many games are played in all, when so many are asked for. */
  games(asked: number): number;
  /** Plays them, telling of each, and learns. */
  learn(seed: Seed, asked: number, played: () => Promise<void>): Promise<{ readonly learned: unknown; readonly section: TitledTable }>;
}
