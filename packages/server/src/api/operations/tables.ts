import { type CreatedTable, LIMITS, type TableTerms } from '@astrarium/protocol';
import { costOfRecord } from '../../limits/costs.ts';
import { importTable, type Made, type Making, madeBefore, makeTable, readImported } from '../../tables/new-table.ts';
import { summaryOf } from '../../tables/room.ts';
import { hashOf } from '../../tables/tokens.ts';
import { type AddRoute, type Api, type Call, checkNewTable, roomAnswer } from '../http/routes.ts';

const PHASE_OF = { open: 'waiting', running: 'running', finished: 'finished' } as const;

/** Making tables, and finding them. */
export function tableRoutes(add: AddRoute, { tables, limits }: Api): void {
  add('POST /api/tables', async (ask, call) => {
    const made = await madeOnce(ask, call, (making) => makeTable(tables.store, ask, making));
    return created(call, made, ask.tokenHash);
  });

  add('POST /api/tables/import', async (ask, call) => {
    const record = readImported(ask);
    call.afford(costOfRecord(record));
    const made = await madeOnce(ask, call, (making) => importTable(tables.store, ask, record, making));
    return created(call, made, ask.tokenHash);
  });

  add('GET /api/tables', async ({ list, before }) => {
    const [listed, ...id] = before?.split('-') ?? [];
    const found = await tables.store.listTables({
      phase: PHASE_OF[list],
      limit: LIMITS.listed,
      ...(listed !== undefined && { before: { listed: Number(listed), id: id.join('-') } }),
    });
    const last = found.length === LIMITS.listed ? found.at(-1) : undefined;
    return { tables: found.map(summaryOf), before: last === undefined ? null : `${last.listed}-${last.id}` };
  });

  add('POST /api/tables/summaries', async ({ ids }) => ({ tables: (await tables.store.summaries(ids)).map(summaryOf), before: null }));

  /** A table that is there already does not count as a new one. */
  async function madeOnce({ tokenHash }: TableTerms, call: Call, make: (making: Making) => Promise<Made>): Promise<Made> {
    const before = await madeBefore(tables.store, tokenHash, tables.now());
    if (before !== undefined) return before;
    checkNewTable(limits, call);
    const creator = hashOf(limits.callerOf(call.request.raw)).slice(0, 16);
    return make({ now: tables.now(), creator, botTables: limits.options.botTables });
  }

  async function created({ reply }: Call, { id, invite }: Made, tokenHash: string): Promise<CreatedTable> {
    const table = await tables.find(id);
    tables.wake(table);
    void reply.code(201);
    return { id, invite, ...roomAnswer(table, new Set([tokenHash])) };
  }
}
