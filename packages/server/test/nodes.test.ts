import { at } from '@astrarium/core';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import type { Bus } from '../src/cluster/bus/bus.ts';
import { inProcessBus } from '../src/cluster/bus/in-process.ts';
import { postgresBus } from '../src/cluster/bus/postgres.ts';
import { watchJobs } from '../src/node/jobs.ts';
import { openClock } from '../src/store/clock.ts';
import { openStore } from '../src/store/open.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, claimSeat, NO_LIMITS, newTable, request, seatedTable, sitting, type TestServer } from './a-server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl });
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.stop();
    expect(server.reported).toEqual([]);
  }
});

describe.each([
  ['PostgreSQL', postgresBus(databaseUrl)],
  ['one process', inProcessBus()],
])('two nodes that hear each other through %s', (name, bus) => {
  it('tell their players what happens at the other: game, room, chat, and who is there', async () => {
    const [here, there] = await twoNodes(bus);
    const { id, tokens } = await seatedTable(here);
    const clients = [await Client.open(here, id, at(tokens, 0)), await Client.open(there, id, at(tokens, 1))];
    for (const client of clients) await client.watch();
    for (const client of clients) await client.until(({ room }) => room?.seats.every(({ present }) => present) === true);

    await playTogether(clients, 30);
    expect(at(clients, 0).update?.version).toBe(at(clients, 1).update?.version);

    await at(clients, 0).ask('chat', { text: 'from here' });
    await at(clients, 1).ask('chat', { text: 'from there' });
    const heard = (client: Client): string[] => client.received.filter((text) => text.includes('"kind":"chat"'));
    await Promise.all(clients.map((client) => client.until((one) => heard(one).length >= 2)));
    expect(clients.map((client) => heard(client).map((text) => /"text":"([^"]*)"/.exec(text)?.[1]))).toEqual([
      ['from here', 'from there'],
      ['from here', 'from there'],
    ]);

    at(clients, 1).cut();
    await at(clients, 0).until(({ room }) => room?.seats[1]?.present === false);
    await request(there, 'POST /api/tables/:id/lend', { seat: 1, bot: 'random' }, id, { token: at(tokens, 1) });
    await at(clients, 0).until(({ room }) => room?.seats[1]?.kind === 'person' && room.seats[1].lent === 'random');
    at(clients, 0).cut();
  });

  it('let somebody ask to go back at one, and the other agree at the other', async () => {
    const [here, there] = await twoNodes(bus);
    const { id, tokens } = await seatedTable(here);
    const clients = [await Client.open(here, id, at(tokens, 0)), await Client.open(there, id, at(tokens, 1))];
    for (const client of clients) await client.watch();
    await playTogether(clients, 12);
    await at(clients, 0).ask('askUndo', { seat: 0, version: 3 });
    await at(clients, 1).until(({ room }) => room?.undo?.version === 3);
    await at(clients, 1).ask('answerUndo', { seat: 1, yes: true });
    for (const client of clients) await client.until(({ update }) => update?.version === 3);
    for (const client of clients) await client.until(({ room }) => room?.undo === null);
    for (const client of clients) client.cut();
  });

  it(`know a seat at once that was claimed at the other, over ${name}`, async () => {
    const [here, there] = await twoNodes(bus);
    const made = await newTable(here, { listing: 'private' });
    // The other has the table in memory, as it was before.
    await request(there, 'GET /api/tables/:id', {}, made.id, { token: made.token });
    const { token, seat } = await claimSeat(here, made.id, { ...sitting('Ada', 1), code: made.invite });
    const { you } = await request(there, 'GET /api/tables/:id/update', {}, made.id, { token });
    expect(you).toEqual({ seats: [seat], host: false });
  });
});

it('what was told while a node could not hear is found by the numbers when it hears again', async () => {
  const [here, there] = await twoNodes(postgresBus(databaseUrl));
  const { id, tokens } = await seatedTable(here);
  const clients = [await Client.open(here, id, at(tokens, 0)), await Client.open(there, id, at(tokens, 1))];
  for (const client of clients) await client.watch();
  for (let round = 0; round < 3; round += 1) {
    await cutListeners();
    await playTogether(clients, 4);
  }
  expect(at(clients, 0).update?.version).toBe(12);
  for (const client of clients) client.cut();
});

describe('a node', () => {
  it('that is stopped answers those who wait, and says that it is ready until then', async () => {
    const server = await aServer(store);
    const { id } = await newTable(server);
    expect((await server.operator.inject('/health/ready')).statusCode).toBe(200);
    const waiting = request(server, 'GET /api/tables/:id/update', { since: 0 }, id);
    await expect.poll(async () => (await server.tables.find(id)).followed).toBe(true);
    await server.stop();
    expect((await waiting).room.table).toBe(id);
  });

  it('goes by the time of the database, whatever its own clock says', async () => {
    const noon = 1_700_000_000_000;
    const clock = await openClock(async () => noon);
    expect(clock.now()).toBeGreaterThanOrEqual(noon);
    expect(clock.now()).toBeLessThan(noon + 60_000);
    clock.stop();
  });

  it('calls time for all, but not right after nobody was there to decide', async () => {
    const server = await aServer(store);
    running.push(server);
    const late = async (): Promise<string> => {
      const { id } = await seatedTable(server, { clock: { kind: 'live', bank: 30, increment: 0 } });
      await query(`update tables set due = 1, revision = revision + 1,
        clock = json_build_object('due', 1, 'left', '[1,1]'::json, 'since', '[0,0]'::json) where id = '${id}'`);
      return id;
    };
    const isLent = async (id: string): Promise<boolean> =>
      (await store.loadTable(id))?.seats.some(({ lentTo }) => lentTo !== null) === true;

    const first = await late();
    await query(`update seats set there_until = there_until - 30 * 60 * 1000 where table_id = '${first}'`);
    await query(`update jobs set due = now() - interval '1 hour', holder = null where kind = 'clocks'`);
    let stop = watchJobs(server.tables);
    await expect.poll(() => query(`select 1 from jobs where kind = 'clocks' and due > now() + interval '30 seconds'`)).toHaveLength(1);
    stop();
    expect(await isLent(first)).toBe(false);
    // Nor was anybody absent who could not come.
    expect((await store.presence([first])).every(({ until }) => until > Date.now() - 60_000)).toBe(true);

    await query(`update jobs set due = now(), holder = null where kind = 'clocks'`);
    stop = watchJobs(server.tables);
    await expect.poll(() => isLent(first)).toBe(true);
    stop();
  });
});

async function twoNodes(bus: Bus): Promise<[TestServer, TestServer]> {
  const both: [TestServer, TestServer] = [
    await aServer(store, NO_LIMITS, Date.now, { bus }),
    await aServer(store, NO_LIMITS, Date.now, { bus }),
  ];
  running.push(...both);
  return both;
}

async function cutListeners(): Promise<void> {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ~ 'listen|pg_notify'`,
  );
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}
