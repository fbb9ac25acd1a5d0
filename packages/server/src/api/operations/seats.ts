import { ServerProblem } from '../../lib/problem.ts';
import { joinRematch, makeRematch, rematchThere } from '../../tables/rematch.ts';
import { checkHost, checkOwn, claim, freeSeat, leave, start } from '../../tables/seats.ts';
import { hashOf, originOf } from '../../tables/tokens.ts';
import { credentialsOf } from '../credentials.ts';
import {
  type AddRoute,
  type Api,
  checkEntry,
  checkNewTable,
  endCookies,
  findTable,
  giveCookie,
  roomAnswer,
  tableIdOf,
  visitorOf,
} from '../http/routes.ts';
import { OPERATIONS } from './shared.ts';

/** Sitting down, getting up, and what happens to a seat in between. */
export function seatRoutes(add: AddRoute, api: Api): void {
  const { tables, limits } = api;
  const { store } = tables;
  const botLimit = { store, botTables: limits.options.botTables };

  add('GET /api/tables/:id', async (_ask, { visit }) => {
    const { table, credentials } = await visit();
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/enter', async ({ code }, call) => {
    const table = await findTable(tables, tableIdOf(call.request));
    const { hashes } = credentialsOf(call.request.headers);
    const shown = new Set([...hashes, hashOf(code)]);
    await checkEntry(tables, table, shown);
    giveCookie(call, table.id, 'v', code);
    return roomAnswer(table, shown);
  });

  add('POST /api/tables/:id/cookie', async ({ token }, call) => {
    const table = await findTable(tables, tableIdOf(call.request));
    const hash = hashOf(token);
    const { seats, host } = table.you(new Set([hash]));
    const [seat] = seats;
    if (seat === undefined && !host) throw new ServerProblem('not-your-seat', 'no seat of this table is held by this token');
    giveCookie(call, table.id, seat ?? 'h', token);
    return roomAnswer(table, new Set([...credentialsOf(call.request.headers).hashes, hash]));
  });

  add('POST /api/tables/:id/forget', async (_ask, call) => {
    endCookies(call, tableIdOf(call.request));
    return {};
  });

  add('POST /api/tables/:id/claim', async (ask, call) => {
    const table = await findTable(tables, tableIdOf(call.request));
    const { hashes } = credentialsOf(call.request.headers);
    const seat = await claim(table, store, ask, { hashes, origin: originOf(table.id, limits.callerOf(call.request.raw)) });
    return { seat, ...roomAnswer(table, new Set([...hashes, ask.tokenHash])) };
  });

  add('POST /api/tables/:id/reveal', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.reveal(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/start', async ({ bot }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkHost(you);
    await start(table, botLimit, bot);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/leave', async ({ seat }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await leave(table, seat);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/free', async ({ seat }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkHost(you);
    await freeSeat(table, seat);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/lend', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.lend(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/take-back', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.takeBack(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/replace', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.replace(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/close', async (ask, { visit }) => {
    const visitor = visitorOf(api, await visit());
    await OPERATIONS.close(visitor, ask);
    return roomAnswer(visitor.table, visitor.hashes);
  });

  add('POST /api/tables/:id/delete', async (ask, call) => {
    const visitor = visitorOf(api, await call.visit());
    await OPERATIONS.delete(visitor, ask);
    endCookies(call, visitor.table.id);
    return {};
  });

  add('POST /api/tables/:id/rematch', async (ask, call) => {
    const { table, you, credentials } = await call.visit();
    if (you.seats.length === 0) checkHost(you);
    // Whoever only joins the rematch makes no table.
    if ((await rematchThere(table, store)) === null) checkNewTable(limits, call);
    const again = await tables.find(await makeRematch(table, botLimit, tables.now()));
    await joinRematch(again, store, credentials.hashes, ask);
    tables.wake(again);
    const tokens = [...ask.seats.map(({ tokenHash }) => tokenHash), ...(ask.host === undefined ? [] : [ask.host])];
    return { id: again.id, ...roomAnswer(again, new Set(tokens)) };
  });
}
