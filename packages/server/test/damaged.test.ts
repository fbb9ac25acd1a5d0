import { at } from '@astrarium/core';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { postgresBus } from '../src/cluster/bus/postgres.ts';
import { watchJobs } from '../src/node/jobs.ts';
import { openStore } from '../src/store/open.ts';
import { TableDamaged } from '../src/store/problem.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, NO_LIMITS, refusedCode, request, type SeatedTable, seatedTable, type TestServer } from './a-server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl });
const behindItsBack = new pg.Client({ connectionString: databaseUrl });
await behindItsBack.connect();
afterAll(async () => {
  await behindItsBack.end();
  await store.close();
  await postgres.stop();
});

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(): Promise<TestServer> {
  const server = await aServer(store, NO_LIMITS, Date.now, { bus: postgresBus(databaseUrl) });
  running.push(server);
  return server;
}

async function played(server: TestServer, decisions: number): Promise<SeatedTable> {
  const table = await seatedTable(server);
  const clients = await Promise.all(table.tokens.map((token) => Client.open(server, table.id, token)));
  for (const client of clients) await client.watch();
  await playTogether(clients, decisions);
  for (const client of clients) client.cut();
  return table;
}

/** What the table was found to be, each time it was said. */
function said({ reported }: TestServer): unknown[] {
  return reported.map((error) => (error instanceof TableDamaged ? [error.table, error.number] : error));
}

async function change(id: string, number: number, by: number): Promise<void> {
  await behindItsBack.query('update entries set at = at + $3 where table_id = $1 and number = $2', [id, number, by]);
}

it('a damaged table is said once and played by nobody, others go on, and put back it goes on too', async () => {
  const first = await start();
  const damaged = await played(first, 8);
  const whole = await played(first, 8);
  await first.stop();
  running.length = 0;
  await change(damaged.id, 3, 1);
  // A bot is waited for there.
  await behindItsBack.query(`insert into jobs (kind, table_id) values ('bots', $1)`, [damaged.id]);

  const server = await start();
  const stopJobs = watchJobs(server.tables);
  const token = at(damaged.tokens, 0);
  const ask = { seat: 0, decision: 'rest', id: 'sent-to-a-damaged-table' };
  for (let time = 0; time < 3; time += 1) {
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, damaged.id, { token }))).toBe('damaged');
    expect(await refusedCode(request(server, 'POST /api/tables/:id/decisions', ask, damaged.id, { token }))).toBe('damaged');
  }
  const client = await Client.open(server, damaged.id, token);
  expect(await client.untilClosed()).toBe(4011);
  expect(client.received.join()).toContain('"code":"damaged"');
  expect((await request(server, 'GET /api/tables/:id', {}, whole.id)).room.phase).toBe('running');
  const tried = `select 1 from jobs where table_id = $1 and due > now() and holder is null`;
  await expect.poll(async () => (await behindItsBack.query(tried, [damaged.id])).rows).toHaveLength(1);
  expect(said(server)).toEqual([[damaged.id, 3]]);

  await change(damaged.id, 3, -1);
  server.tables.forgetIdle();
  expect((await request(server, 'GET /api/tables/:id', {}, damaged.id, { token })).room.phase).toBe('running');
  stopJobs();
});

it('a table that turns out to be damaged while it is open is not played on', async () => {
  const server = await start();
  const { id, tokens } = await played(server, 8);
  const client = await Client.open(server, id, at(tokens, 0));
  await client.watch();
  await change(id, 5, 1);
  // As after a minute without a question: the game is opened again when it is needed.
  server.tables.forgetIdle(Date.now() + 120_000);
  expect(await refusedCode(client.ask('whyNot', { seat: 0, decision: 'rest' }))).toBe('damaged');
  expect(await client.untilClosed()).toBe(4011);
  expect(said(server)).toEqual([[id, 5]]);
});

it('what another node is told of a table is not followed when it is damaged', async () => {
  const [here, there] = [await start(), await start()];
  const { id, tokens } = await seatedTable(here);
  const clients = [await Client.open(here, id, at(tokens, 0)), await Client.open(there, id, at(tokens, 1))];
  for (const client of clients) await client.watch();
  await playTogether(clients, 4);
  const before = at(clients, 1).update?.number;
  await behindItsBack.query(`
    with next as (update tables set number = number + 1 where id = '${id}' returning number)
    insert into entries (table_id, number, kind, body, at, hash)
    select '${id}', number, 'decide', '{"seat":0,"text":"rest","id":"y","by":"person"}', 1, '\\x00' from next`);
  await Promise.all([here, there].map(({ tables }) => tables.catchUp(id).catch(() => undefined)));
  expect(await refusedCode(at(clients, 1).ask('whyNot', { seat: 1, decision: 'rest' }))).toBe('damaged');
  expect(at(clients, 1).update?.number).toBe(before);
  for (const client of clients) client.cut();
});

it('entries that the rules refuse are damage, also where an older version wrote them without a hash', async () => {
  const server = await start();
  const { id, tokens } = await played(server, 8);
  await server.stop();
  running.length = 0;
  await behindItsBack.query(`
    update entries set hash = null where table_id = '${id}'; update tables set head = null, head_number = null where id = '${id}';
    update entries set body = '{"seat":0,"text":"no such decision","id":"z","by":"person"}' where table_id = '${id}' and number = 4`);
  const again = await start();
  const client = await Client.open(again, id, at(tokens, 0));
  expect(await refusedCode(client.watch())).toBe('damaged');
  expect(said(again)).toEqual([[id, 4]]);
});
