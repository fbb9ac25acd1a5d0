import { type CreatedTable, LIMITS, type TableTerms } from '@astrarium/protocol';
import { checkRate } from '../../limits/check-rate.ts';
import { costOfRecord } from '../../limits/costs.ts';
import { importTable, type Made, type Making, madeBefore, makeTable, readImported } from '../../tables/new-table.ts';
import { summaryOf } from '../../tables/room.ts';
import { hashOf } from '../../tables/secrets.ts';
import { type Call, roomAnswer, type ServedOperations } from './operation.ts';

const PHASE_OF = { open: 'waiting', running: 'running', finished: 'finished' } as const;

export const TABLES: ServedOperations<'createTable' | 'importTable' | 'listTables' | 'tableSummaries'> = {
  createTable: {
    summary: 'Make a table',
    detail:
      'Seats are those that decide: `open` to be claimed, or a bot by its name. `host` is where you sit yourself; null, and you only keep the table. The game begins by itself when no seat is open. `tokenHash` is the SHA-256, in hexadecimal, of a token that you make: 43 characters of base64url from 32 random bytes. By it you are the host, and hold your seat. Asked for again with the same hash it is the same table.',
    who: 'anybody',
    creates: true,
    run: async (ask, call) => {
      const made = await madeOnce(ask, call, (making) => makeTable(call.api.tables.store, ask, making));
      return created(call, made, ask.tokenHash);
    },
  },

  importTable: {
    summary: 'Make a table from a record',
    detail:
      'A recorded game goes on where it stopped, all seats but yours open; a finished one is there to look at. Up to 512 KB of record, 4000 decisions and 100 epochs. Such a table was dealt elsewhere: there is no commitment to check.',
    who: 'anybody',
    creates: true,
    // A record in JSON may be twice as long as the record.
    bodyLimit: 2 * LIMITS.recordBytes,
    run: async (ask, call) => {
      const record = readImported(ask);
      call.afford(costOfRecord(record));
      const made = await madeOnce(ask, call, (making) => importTable(call.api.tables.store, ask, record, making));
      return created(call, made, ask.tokenHash);
    },
  },

  listTables: {
    summary: 'List public tables',
    detail: 'Newest first, 50 at a time. `before` of the answer asks for the next page.',
    who: 'anybody',
    run: async ({ list, before }, { api }) => {
      const [listed, ...id] = before?.split('-') ?? [];
      const found = await api.tables.store.listTables({
        phase: PHASE_OF[list],
        limit: LIMITS.listed,
        ...(listed !== undefined && { before: { listed: Number(listed), id: id.join('-') } }),
      });
      const last = found.length === LIMITS.listed ? found.at(-1) : undefined;
      return { tables: found.map(summaryOf), before: last === undefined ? null : `${last.listed}-${last.id}` };
    },
  },

  tableSummaries: {
    summary: 'Look up several tables',
    detail: 'Public facts of up to 100 tables, in the order asked; those that are not there are left out.',
    who: 'anybody',
    run: async ({ ids }, { api }) => ({ tables: (await api.tables.store.summaries(ids)).map(summaryOf), before: null }),
  },
};

/** A rematch is a new table too. */
export function checkNewTable({ api: { limits }, address }: Call): void {
  checkRate(limits.tables, address, 'too many new tables from this address; try again later');
}

/** A table that is there already does not count as a new one. */
async function madeOnce({ tokenHash }: TableTerms, call: Call, make: (making: Making) => Promise<Made>): Promise<Made> {
  const { tables, limits } = call.api;
  const before = await madeBefore(tables.store, tokenHash, tables.now());
  if (before !== undefined) return before;
  checkNewTable(call);
  const creator = hashOf(call.address).slice(0, 16);
  return make({ now: tables.now(), creator, botTables: limits.options.botTables });
}

async function created({ api: { tables } }: Call, { id, invite }: Made, tokenHash: string): Promise<CreatedTable> {
  const table = await tables.find(id);
  tables.wake(table);
  return { id, invite, ...roomAnswer(table, new Set([tokenHash])) };
}
