import { joinRematch, makeRematch } from '../tables/rematch.ts';
import { checkHost, checkOwn, claim, leave, lend, replace, start, takeBack } from '../tables/seats.ts';
import { hashOf } from '../tables/tokens.ts';
import { type AddRoute, type Api, checkEntry, findTable, giveKeys, roomAnswer, tableIdOf } from './api.ts';
import { credentialsOf } from './credentials.ts';

/** Sitting down, getting up, and what happens to a seat in between. */
export function seatRoutes(add: AddRoute, { tables }: Api): void {
  const { store } = tables;

  add('GET /api/tables/:id', async (_ask, { visit }) => {
    const { table, credentials } = await visit();
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/enter', async ({ code }, call) => {
    const table = await findTable(tables, tableIdOf(call.request));
    const { keys, hashes } = credentialsOf(call.request.headers);
    const shown = new Set([...hashes, hashOf(code)]);
    await checkEntry(tables, table, table.you(hashes), shown);
    giveKeys(call, table.id, new Map([...keys, ['v', code]]));
    return roomAnswer(table, shown);
  });

  add('POST /api/tables/:id/claim', async (ask, call) => {
    const table = await findTable(tables, tableIdOf(call.request));
    const { keys, hashes } = credentialsOf(call.request.headers);
    const { seat, token } = await claim(table, store, ask, hashes);
    if (ask.bearer !== true) giveKeys(call, table.id, new Map([...keys, [String(seat), token]]));
    const answer = { seat, ...roomAnswer(table, new Set([...hashes, hashOf(token)])) };
    return ask.bearer === true ? { ...answer, token } : answer;
  });

  add('POST /api/tables/:id/start', async ({ bot }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkHost(you);
    await start(table, store, bot);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/leave', async ({ seat }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await leave(table, seat);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/lend', async ({ seat, bot }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await lend(table, seat, bot);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/take-back', async ({ seat }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkOwn(you, seat);
    await takeBack(table, seat);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/replace', async ({ seat, bot }, { visit }) => {
    const { table, you, credentials } = await visit();
    checkHost(you);
    await replace(table, store, seat, bot);
    return roomAnswer(table, credentials.hashes);
  });

  add('POST /api/tables/:id/rematch', async ({ value, bearer }, call) => {
    const { table, you, credentials } = await call.visit();
    if (you.seats.length === 0) checkHost(you);
    const again = await tables.find(await makeRematch(table, store, tables.now()));
    const tokens = await joinRematch(again, store, credentials.hashes, value);
    tables.wake(again);
    const host = credentials.keys.get('h');
    const keys = new Map(host === undefined ? [] : [['h', host]]);
    for (const [seat, token] of tokens) keys.set(String(seat), token);
    if (bearer !== true && keys.size > 0) giveKeys(call, again.id, keys);
    const answer = { id: again.id, ...roomAnswer(again, new Set([...keys.values()].map(hashOf))) };
    return bearer === true ? { ...answer, tokens: Object.fromEntries(tokens) } : answer;
  });
}
