import { type CreatedTable, LIMITS } from '@astrarium/protocol';
import { importTable, type Made, makeTable } from '../tables/new-table.ts';
import { ServerProblem } from '../tables/problem.ts';
import { summaryOf } from '../tables/room.ts';
import { type AddRoute, type Api, type Call, roomAnswer } from './api.ts';

const PHASE_OF = { open: 'waiting', running: 'running', finished: 'finished' } as const;

/** Making tables, and finding them. */
export function tableRoutes(add: AddRoute, { tables, limits }: Api): void {
  add('POST /api/tables', async (ask, call) => {
    checkNumber(call);
    return created(call, await makeTable(tables.store, ask, tables.now()), ask.tokenHash);
  });

  add('POST /api/tables/import', async (ask, call) => {
    checkNumber(call);
    return created(call, await importTable(tables.store, ask, tables.now()), ask.tokenHash);
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

  function checkNumber({ request }: Call): void {
    if (!limits.tables.allows(limits.callerOf(request.raw)))
      throw new ServerProblem('too-many', 'too many new tables from this address; try again later');
  }

  async function created({ reply }: Call, { id, invite }: Made, tokenHash: string): Promise<CreatedTable> {
    const table = await tables.find(id);
    tables.wake(table);
    void reply.code(201);
    return { id, invite, ...roomAnswer(table, new Set([tokenHash])) };
  }
}
