import { type CreatedTable, LIMITS } from '@astrarium/protocol';
import { importTable, type Made, makeTable } from '../tables/new-table.ts';
import { ServerProblem } from '../tables/problem.ts';
import { summaryOf } from '../tables/room.ts';
import { hashOf } from '../tables/tokens.ts';
import { type AddRoute, type Api, type Call, giveKeys, roomAnswer } from './api.ts';

const PHASE_OF = { open: 'waiting', running: 'running', finished: 'finished' } as const;

/** Making tables, and finding them. */
export function tableRoutes(add: AddRoute, { tables, limits }: Api): void {
  add('POST /api/tables', async (ask, call) => {
    checkNumber(call);
    return created(call, await makeTable(tables.store, ask, tables.now()), ask.host?.seat, ask.bearer);
  });

  add('POST /api/tables/import', async (ask, call) => {
    checkNumber(call);
    return created(call, await importTable(tables.store, ask, tables.now()), ask.host?.seat, ask.bearer);
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

  async function created(call: Call, made: Made, seat = 0, bearer = false): Promise<CreatedTable> {
    const { id, invite, hostToken, seatToken } = made;
    const keys = new Map([['h', hostToken], ...(seatToken === null ? [] : [[String(seat), seatToken] as const])]);
    if (!bearer) giveKeys(call, id, keys);
    const table = await tables.find(id);
    tables.wake(table);
    void call.reply.code(201);
    const answer = { id, invite, ...roomAnswer(table, new Set([...keys.values()].map(hashOf))) };
    return bearer ? { ...answer, tokens: { host: hostToken, seat: seatToken } } : answer;
  }
}
