import { type Closed, LIMITS } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { HostedTable } from './hosted-table.ts';
import type { TableChange, TableRow } from './table-row.ts';

/** The host ends the game for everybody. Closed already, or over, it stays as it is. */
export function closeGame(table: HostedTable): Promise<void> {
  return table.inTurn(() =>
    table.change(async (row) => {
      if (row.phase === 'waiting')
        throw new ServerProblem('wrong-phase', 'the game has not begun, so there is nothing to close: delete the table instead');
      return closing(row, 'host');
    }),
  );
}

/** Nobody may go on: the game is over without a result. Null: it is over already. */
export async function closing({ phase, header }: TableRow, why: Closed): Promise<TableChange | null> {
  return phase === 'finished' ? null : { phase: 'finished', header: { ...header, closed: why }, waitingFor: [] };
}

export const CLOSED_WORDS: Readonly<Record<Closed, string>> = {
  host: 'the game was closed by whoever made the table',
  limit: `the game was closed: it came to ${LIMITS.decisions} decisions, or ${LIMITS.changes} changes`,
};
