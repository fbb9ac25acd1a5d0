import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyGame } from '@astrarium/core';
import { randomGames } from './random-games.ts';

export interface HeapGrowth {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Bytes in use after the games, less those before: what the games left behind. */
  readonly growth: number;
}

/** Does playing leave memory behind? */
export function benchHeap(game: AnyGame, players: number, games: number): HeapGrowth {
  const play = randomGames(game, players);
  for (let n = 0; n < games / 10; n += 1) play();
  const before = usedHeap();
  for (let n = 0; n < games; n += 1) play();
  return { game: game.name, players, games, growth: usedHeap() - before };
}

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

// Node has its collector callable only by a flag, and a flag set this late counts for new contexts only.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
