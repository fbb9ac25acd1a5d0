import { type Standing, standingsOf } from '@astrarium/astra/standings';
import { BadInput, type GameRecord } from '@astrarium/core';

/** How the game of this record stood after each turn; only whoever owns the whole record can tell, and only once it is over. */
export function tellStandings(record: GameRecord): { standings: readonly Standing[] } {
  if (record.game !== 'astra') throw new BadInput('game', record.game, 'astra; elsewhere all points lie open');
  const standings = standingsOf(record);
  if (standings === undefined) throw new BadInput('table', 'a game that goes on', 'one that is over: the standing counts secret cards');
  return { standings };
}
