import { BadInput, type GameRecord } from '@astrarium/core';
import { loadGame } from '@astrarium/host/lazy-games';
import type { Standing } from './messages.ts';

/** How the game of this record stood after each turn; only whoever owns the whole record can tell, and only once it is over. */
export async function tellStandings(record: GameRecord): Promise<{ standings: readonly Standing[] }> {
  const { standings: load } = await loadGame(record.game);
  if (load === undefined) throw new BadInput('game', record.game, 'a game with secret points; here all points lie open');
  const standings = (await load())(record);
  if (standings === undefined) throw new BadInput('table', 'a game that goes on', 'one that is over: the standing counts secret cards');
  return { standings };
}
