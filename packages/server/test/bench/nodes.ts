import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { at, quickRandom, Table, writeRecord } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import pg from 'pg';
import { startPostgres } from '../../../../test/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import { hashOf, newToken } from '../../src/tables/secrets.ts';
import { claimSeat, request, sitting, type TestServer } from '../a-server.ts';
import { aTable } from '../a-table-to-store.ts';
import { startBalancer } from '../chaos/balancer.ts';
import { type Nodes, startNodes } from '../chaos/nodes.ts';
import { type Journal, playSeat } from '../kill/player.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { aboutASecond, type Figures, inGroups, playFor, seatedTables, sleep } from './load.ts';

/**
 * `npm run bench:nodes`: what several nodes on one PostgreSQL cost and bring, all in one run. At each table every player is at another
 * node, which is as bad as it gets. Arguments: tables, seconds, tables that nobody plays at.
 */
const { tables, seconds, idle } = wholeNumbers({ tables: 100, seconds: 6, idle: 10_000 });
const postgres = await startPostgres({ durable: true });
try {
  for (const round of [1, 2]) {
    console.log(`\nRound ${round}: ${tables} tables × 3 players, Astra, fsync on`);
    for (const many of [1, 2, 3]) await measurePlay(many);
  }
  await measureKill();
  await measureOpening();
  await measureIdle();
} finally {
  await postgres.stop();
}

async function measurePlay(many: number): Promise<void> {
  await withNodes(await postgres.newDatabase(), many, async (nodes) => {
    const urls = nodes.ports.map((port) => `http://127.0.0.1:${port}`);
    const name = `${many} node${many > 1 ? 's' : ''}`;
    const calm = await seatedTables({ url: at(urls, 0) }, tables);
    tell(`${name}, about one decision a second at each table`, await playFor(urls, calm, seconds, aboutASecond()));
    const quick = await seatedTables({ url: at(urls, 0) }, tables);
    tell(`${name}, as fast as they are taken`, await playFor(urls, quick, seconds));
  });
}

/** How long it takes until every table goes on after a node was killed, by what is stored: lines of people, and bots, are moved. */
async function measureKill(): Promise<void> {
  const databaseUrl = await postgres.newDatabase();
  await withNodes(databaseUrl, 3, async (nodes) => {
    const balancer = await startBalancer(nodes);
    const stop = new AbortController();
    setMaxListeners(0, stop.signal);
    const server = { url: balancer.url } as TestServer;
    while (balancer.ready() < 3) await sleep(50);
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }] as const;
    const seated = await seatedTables(server, 20, { options: { players: 3 }, seats: [...seats] });
    const journal: Journal = { tables: [], acknowledged: new Map(), problems: [], resent: 0 };
    const playing = seated.flatMap(({ id, tokens }) =>
      tokens.map((token, index) => playSeat({ server, table: id, journal, stopped: stop.signal }, token, index * 2)),
    );
    await sleep(2000);
    const before = await numbers(databaseUrl);
    const begun = performance.now();
    await nodes.end(0, 'SIGKILL');
    const waits: number[] = [];
    while (before.size > 0 && performance.now() - begun < 30_000) {
      for (const [id, number] of await numbers(databaseUrl)) {
        if (number <= (before.get(id) ?? Number.POSITIVE_INFINITY)) continue;
        before.delete(id);
        waits.push(performance.now() - begun);
      }
      await sleep(20);
    }
    stop.abort();
    await Promise.all(playing);
    await balancer.stop();
    const sorted = waits.toSorted((one, other) => one - other);
    console.log(`\nOne node of three killed while ${seated.length} tables with two persons and a bot are played`);
    console.log(
      `  tables go on after ${ms(sorted[Math.floor(sorted.length / 2)])} in the middle, ${ms(sorted.at(-1))} at most; ${before.size} never`,
    );
  });
}

async function numbers(databaseUrl: string): Promise<Map<string, number>> {
  const rows = await query<{ id: string; number: number }>(databaseUrl, `select id, number from tables where phase = 'running'`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** A node that does not have the table in memory is asked for the whole game. */
async function measureOpening(): Promise<void> {
  const databaseUrl = await postgres.newDatabase();
  await withNodes(databaseUrl, 2, async ({ ports }) => {
    const [here, there] = ports.map((port) => ({ url: `http://127.0.0.1:${port}` }));
    if (here === undefined || there === undefined) return;
    const record = longGame(500);
    const terms = { listing: 'public', clock: { kind: 'none' }, host: null, record } as const;
    const ids = await inGroups(21, async () => {
      const token = newToken();
      const { id } = await request(here, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(token) });
      await claimSeat(here, id, sitting('Ada', 0));
      await request(here, 'POST /api/tables/:id/start', { bot: 'random' }, id, { token });
      return id;
    });
    // Until bots wait for Ada everywhere.
    await sleep(5000);
    const opened: number[] = [];
    for (const id of ids) {
      const begun = performance.now();
      await request(there, 'GET /api/tables/:id/update', {}, id);
      opened.push(performance.now() - begun);
    }
    // What runs for the first time has to be compiled.
    const sorted = opened.slice(1).toSorted((one, other) => one - other);
    console.log('\nOpening a game of 500 decisions at a node that does not know it, by a request, with the whole log');
    console.log(`  ${ms(sorted[10])} in the middle, ${ms(sorted.at(-1))} at most, of ${sorted.length}`);
  });
}

/** So many decisions of a game by whim. */
function longGame(many: number): string {
  const { game } = playable('ad-astra');
  for (let seed = 1; ; seed += 1) {
    const options = game.options({ players: 5 });
    const record = {
      game: game.name,
      rules: game.rulesVersion,
      data: game.dataVersion,
      options,
      seed: seed.toString(16).padStart(64, '0'),
      seats: ['A', 'B', 'C', 'D', 'E'],
      decisions: [],
    };
    const table = Table.open(game, record);
    const below = quickRandom(seed);
    while (table.version < many && table.result() === undefined) {
      const seat = at(table.waitingFor(), 0);
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)));
    }
    if (table.version === many && table.result() === undefined) return writeRecord({ ...table.record(), seats: record.seats });
  }
}

/** What a node and the database do when nobody does anything. */
async function measureIdle(): Promise<void> {
  const databaseUrl = await postgres.newDatabase();
  const store = await openStore({ databaseUrl });
  const ids = Array.from({ length: idle }, (_, i) => `idle${String(i).padStart(12, '0')}`);
  const due = Date.now() + 10 * 24 * 60 * 60 * 1000;
  await inGroups(idle, (i) => store.createTable(aTable(at(ids, i), { phase: 'running', clock: { due, left: [0, 0], since: [0, null] } })));
  await store.close();
  await withNodes(databaseUrl, 2, async (nodes) => {
    await sleep(3000);
    console.log(`\n${idle} running tables with clocks that nobody plays at, two nodes`);
    console.log(`  not in memory: ${await idleCost(nodes, databaseUrl)}`);
    const url = `http://127.0.0.1:${at(nodes.ports, 0)}`;
    await inGroups(idle, (i) => request({ url }, 'GET /api/tables/:id', {}, at(ids, i)));
    console.log(`  all in memory of one: ${await idleCost(nodes, databaseUrl)}`);
  });
}

async function idleCost(nodes: Nodes, databaseUrl: string): Promise<string> {
  const active = async (): Promise<number> => {
    const [row] = await query<{ ms: number }>(
      databaseUrl,
      'select active_time as ms from pg_stat_database where datname = current_database()',
    );
    return row?.ms ?? 0;
  };
  const cpu = (): number[] => nodes.ports.map((_, node) => ticksOf(nodes.process(node)));
  const [before, activeBefore] = [cpu(), await active()];
  const time = 20;
  await sleep(time * 1000);
  const after = cpu();
  const shares = after.map((ticks, node) => `${((ticks - at(before, node)) / time).toFixed(1)} %`);
  const memory = nodes.ports.map((_, node) => `${memoryOf(nodes.process(node)).toFixed(0)} MB`);
  const database = ((await active()) - activeBefore) / time;
  return `${shares.join(' and ')} of a core, ${memory.join(' and ')}; the database works ${database.toFixed(1)} ms a second`;
}

/** Hundredths of a second of processor time, on Linux. */
function ticksOf(id: number): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function memoryOf(id: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000;
}

async function withNodes(databaseUrl: string, many: number, work: (nodes: Nodes) => Promise<void>): Promise<void> {
  const nodes = await startNodes(databaseUrl, Array<number>(many).fill(0));
  try {
    await work(nodes);
  } finally {
    await nodes.stopAll();
  }
}

async function query<Row extends object>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

function tell(what: string, { perSecond, p50, p99 }: Figures): void {
  console.log(`  ${what}: ${Math.round(perSecond)} a second, p50 ${ms(p50)}, p99 ${ms(p99)}`);
}

function ms(time: number | undefined): string {
  return time === undefined ? 'never' : `${time.toFixed(time < 10 ? 1 : 0)} ms`;
}
