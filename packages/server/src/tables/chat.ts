import type { Seat } from '@astrarium/core';
import type { ChatLine, You } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { Store } from '../store/store.ts';
import type { HostedTable } from './hosted-table.ts';

/** How much of the chat is told to whoever comes. */
const HISTORY = 100;

/** Whoever has a seat, or keeps the table, may speak; all who watch read it. */
export function say(table: HostedTable, store: Store, you: You, text: string, now: number): Promise<void> {
  return table.inTurn(async () => {
    const seat = speakerOf(you);
    const line = { seat, name: seat === null ? '' : (table.row.seats[seat]?.name ?? ''), text, at: now };
    const number = await store.addChat(table.id, line);
    // Without a number there is no table any more, which is found out so.
    if (number === undefined) await table.catchUp();
    else await table.sendChat(number, line);
  });
}

/** The newest lines after that number. In turn, so that whoever begins to watch right after it misses none. */
export function chatOf(table: HostedTable, store: Store, after = 0): Promise<readonly ChatLine[]> {
  return table.inTurn(() => store.chats(table.id, after, HISTORY));
}

/** Null is the host without a seat. */
export function speakerOf(you: You): Seat | null {
  const [seat] = you.seats;
  if (seat !== undefined) return seat;
  if (!you.host) throw new ServerProblem('not-your-seat', 'who only watches does not speak at the table');
  return null;
}
