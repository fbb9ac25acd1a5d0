import { STAND_IN } from '@astrarium/host';
import { isNoTable } from '../lib/problem.ts';
import { timedOut } from '../tables/clocks.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { dealWithout } from '../tables/start-game.ts';
import type { Tables } from './tables.ts';

/** How many tables are seen to at once. */
const MOST_AT_ONCE = 100;
/**
 * At every table with a clock that has run out, a bot plays on for whoever was too slow: nobody loses the others' game. Where the cards are
 * being dealt, the game begins without the values that did not come.
 */
export async function callTime(tables: Tables): Promise<void> {
  for (const id of await tables.store.dueClocks(tables.now(), MOST_AT_ONCE)) {
    try {
      const table = await tables.find(id);
      await (table.row.phase === 'waiting' ? dealWithout(table, tables.store) : lendTimedOut(table, tables.now()));
    } catch (error) {
      // It may have been removed since.
      if (!isNoTable(error)) tables.report(error, id);
    }
  }
}

function lendTimedOut(table: HostedTable, now: number): Promise<void> {
  return table.inTurn(async () => {
    // Whether time is up, only what is stored can tell: another node may have taken the decision.
    await table.catchUp();
    await table.change(async (row) => {
      const seats = timedOut(row, now).map((seat) => ({ seat, lentTo: STAND_IN }));
      return seats.length === 0 ? null : { seats };
    });
  });
}
