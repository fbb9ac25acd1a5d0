import type { Seat } from '@astrarium/core';
import type { ProblemCode } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { Tables } from '../node/tables.ts';
import { speakerOf } from '../tables/chat.ts';
import type { HostedTable } from '../tables/hosted-table.ts';
import { checkDecides, checkHost, checkOwn } from '../tables/seats.ts';
import type { TableCall } from './operations/operation.ts';

/** Who may ask for something at a table, once they may see it. `words` tell it, `check` throws when the caller is not one of them. */
interface Access {
  readonly words: string;
  readonly check: (visit: TableCall, ask: { readonly seat: Seat }) => void;
}

/** Those who need the `seat` of their request. */
const SEAT_ACCESS = {
  seat: {
    words: 'For the holder of the seat.',
    check: ({ you }, { seat }) => checkOwn(you, seat),
  },
  player: {
    words: 'For the holder of the seat, unless a bot plays it.',
    check: ({ table, you }, { seat }) => checkDecides(table, you, seat),
  },
} as const satisfies Record<string, Access>;

const TABLE_ACCESS = {
  visitor: {
    words: 'For whoever may see the table: everybody at a public one, at a private one whoever has a seat or a link.',
    check: () => undefined,
  },
  member: {
    words: 'For the host, and whoever has a seat.',
    check: ({ you }) => {
      if (you.seats.length === 0) checkHost(you);
    },
  },
  speaker: {
    words: 'For the host, and whoever has a seat.',
    check: ({ you }) => void speakerOf(you),
  },
  host: {
    words: 'For whoever made the table.',
    check: ({ you }) => checkHost(you),
  },
} as const satisfies Record<string, Access>;

export const ACCESS = { ...SEAT_ACCESS, ...TABLE_ACCESS };

export type SeatWho = keyof typeof SEAT_ACCESS;
export type TableWho = keyof typeof TABLE_ACCESS;

/** An address that can't be a table's costs no question to the store. */
export async function findTable(tables: Tables, id: string): Promise<HostedTable> {
  if (!/^[\w-]{16}$/.test(id)) throw new ServerProblem('no-such-table', `there is no table ${id.slice(0, 40)}`);
  return tables.find(id);
}

/**
 * A private table is for those with a seat or a link. Returns the revision of the room that this is so at: when there is another, it may not
 * be so any more.
 */
export async function checkEntry({ store }: Tables, table: HostedTable, hashes: ReadonlySet<string>): Promise<number> {
  const { id, row } = table;
  const { host, seats } = table.you(hashes);
  if (row.listing === 'public' || host || seats.length > 0) return row.revision;
  const links = hashes.size === 0 ? [] : await store.links(id);
  if (links.some(({ hash }) => hashes.has(hash))) return row.revision;
  throw new ServerProblem('no-entry', 'the table is private: it takes a link to see it');
}

/** Problems that follow from what is known of a table, which another node may have changed a moment ago. */
const ABOUT_THE_TABLE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'wrong-phase',
  'not-your-seat',
  'not-the-host',
  'no-entry',
  'seat-lent',
  'seat-taken',
  'one-seat',
  'bad-link',
]);

/** Refuses nothing by what is no longer so: if more is known of the table than when it was begun, it is tried once more. */
export function upToDate<T>(tables: Tables, id: string, work: () => Promise<T>, before = tables.known(id)): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (!(error instanceof ServerProblem) || !ABOUT_THE_TABLE.has(error.code)) throw error;
    await tables.catchUp(id);
    if (tables.known(id) === before) throw error;
    return work();
  });
}
