import type { OnlineSummary } from '@astrarium/protocol';
import type { MyTable } from '../../client/online/my-tables.ts';

/** A table of the lobby, with what this browser has to do with it. */
export interface Listed {
  readonly table: OnlineSummary;
  readonly mine: MyTable | null;
  /** Does it wait for somebody at this browser? */
  readonly waitsForMe: boolean;
  /** Do the others ask for another game that this browser has not joined yet? */
  readonly rematchOffered: boolean;
  /** When this was looked up. */
  readonly seen: number;
}

/** `tables` are those of this browser. */
export function listing(table: OnlineSummary, tables: readonly MyTable[], seen: number): Listed {
  const mine = tables.find(({ id }) => id === table.id) ?? null;
  const waitsForMe = table.phase === 'running' && mine !== null && table.waitingFor.some((seat) => isMine(table, mine, seat));
  const rematchOffered = table.rematch !== null && mine !== null && mine.seats.length > 0 && !tables.some(({ id }) => id === table.rematch);
  return { table, mine, waitsForMe, rematchOffered, seen };
}

const PHASE_ORDER = { running: 0, waiting: 1, finished: 2 } as const;

/** My turn first, then offers of a rematch, what is under way, what is being filled, what is over; in each the newest first. */
export function byUrgency(a: Listed, b: Listed): number {
  const order = ({ waitsForMe, rematchOffered, table }: Listed): number =>
    waitsForMe ? -2 : rematchOffered ? -1 : PHASE_ORDER[table.phase];
  return order(a) - order(b) || b.table.changed - a.table.changed;
}

/** A seat lent to a bot waits for nobody. */
function isMine({ seats }: OnlineSummary, mine: MyTable, seat: number): boolean {
  const chair = seats[seat];
  return mine.seats.includes(seat) && chair?.kind === 'person' && chair.lent === null;
}
