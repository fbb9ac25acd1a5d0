import { BadInput, BrokenReplay } from '@astrarium/core';
import { TableDamaged } from '../store/problem.ts';
import type { Entry, StoredTable } from '../store/rows.ts';
import { entryHistory } from './entry-history.ts';
import { HostedGame } from './hosted-game.ts';
import type { TableRow } from './table-row.ts';

/** The game of a stored table. That the rules take every entry was so when it was written: where they do not, it is damaged. */
export function openGame(row: TableRow, entries: readonly Entry[], snapshot: StoredTable['snapshot']): HostedGame {
  try {
    return new HostedGame(row, entries, snapshot);
  } catch (error) {
    if (error instanceof BrokenReplay)
      throw new TableDamaged(row.id, entryHistory(entries).versions.lastIndexOf(error.version + 1), error.message);
    if (error instanceof BadInput) throw new TableDamaged(row.id, 0, error.message);
    throw error;
  }
}
