import type { Standing } from '@astrarium/astra/standings';
import type { AnyBot } from '@astrarium/bots';
import { BadInput, type GameRecord } from '@astrarium/core';
import type { GameName } from '@astrarium/protocol/game-names';
import type { GameRow } from './game-row.ts';

export type { Standing };

/** A game that is fetched when it is first needed, so that a page with one game does not fetch the other. */
interface LazyGame {
  readonly load: () => Promise<GameRow>;
  /** Fetched when the first of them has to decide. */
  readonly bots: () => Promise<readonly AnyBot[]>;
  /** How a finished game stood after each turn, where that is worth a chart: where not all points lie open. */
  readonly standings?: () => Promise<(record: GameRecord) => readonly Standing[] | undefined>;
}

const GAMES: Readonly<Record<GameName, LazyGame>> = {
  astra: {
    load: async () => (await import('./games/astra.ts')).astraRow,
    bots: async () => (await import('@astrarium/bots/astra')).astraBots,
    standings: async () => (await import('@astrarium/astra/standings')).standingsOf,
  },
  'ad-astra': {
    load: async () => (await import('./games/ad-astra.ts')).adAstraRow,
    bots: async () => (await import('@astrarium/bots/ad-astra')).adAstraBots,
  },
};

const BY_NAME = new Map<string, LazyGame>(Object.entries(GAMES));

/** A game whose bots come later. */
export interface LoadedGame extends GameRow, Pick<LazyGame, 'bots' | 'standings'> {}

export async function loadGame(name: string): Promise<LoadedGame> {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new BadInput('game', name, [...BY_NAME.keys()].join(' or '));
  return { ...(await found.load()), ...found };
}
