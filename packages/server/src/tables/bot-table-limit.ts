import { ServerProblem } from '../lib/problem.ts';
import type { Store } from '../store/store.ts';
import type { TableRow } from './table-row.ts';

/** Games that nobody waits for could go on without end: at so many tables of one creator only bots may play at once. */
export async function checkBotTables(store: Store, { phase, seats, header }: TableRow, most: number): Promise<void> {
  if (phase !== 'running' || seats.some(({ player }) => player === 'person')) return;
  if ((await store.botTables(header.creator ?? '', most)) < most) return;
  throw new ServerProblem(
    'bot-tables',
    `only bots play at ${most} tables of this address, and no more may run at once: wait until one of them is over, close one, or take a seat yourself`,
  );
}
