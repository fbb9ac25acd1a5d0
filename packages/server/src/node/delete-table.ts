import { ServerProblem } from '../lib/problem.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import type { Tables } from './tables.ts';

/** How often it is tried when the table was changed elsewhere each time. */
const ATTEMPTS = 20;

/** Removes the table for good. `check` throws when whoever asks may not, and is asked again whenever that may have changed. */
export function deleteTable(table: HostedTable, tables: Tables, check: () => void): Promise<void> {
  return table.inTurn(async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      check();
      if (await tables.remove(table.id, { revision: table.row.revision })) return;
      await table.catchUp();
    }
    throw new ServerProblem('unavailable', 'the table is being changed by another node; try again');
  });
}
