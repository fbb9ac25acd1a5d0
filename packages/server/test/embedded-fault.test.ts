import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@astrarium/core';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { keepRunning } from '../src/store/embedded-run.ts';
import { openStore } from '../src/store/open.ts';
import { DiskFull, StoreProblem } from '../src/store/problem.ts';
import type { Store } from '../src/store/store.ts';
import { aServer, newTable, Refused, type TestServer } from './a-server.ts';
import { embeddedFolder, temporaryFolder } from './a-store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';
import { bundled } from './bundled.ts';
import { setFault } from './faults/fault.ts';
import { freePort, startServer } from './kill/kill.ts';

const dataDir = await embeddedFolder();
const worker = await bundled('packages/server/test/faults/faulty-worker.ts', 'faulty-database');
const store = await openStore({ dataDir, worker });
const server = await aServer(store);
afterAll(async () => {
  await server.stop();
  await store.close();
});
afterEach(() => setFault(dataDir));
const SOON = { timeout: 60_000 };

/** What players are told of it, and at the operator's address. */
async function statusOf(what: '/health' | '/health/ready', { url, operator }: TestServer = server): Promise<[number, unknown]> {
  if (what === '/health/ready') {
    const { statusCode, json } = await operator.inject(what);
    return [statusCode, json<{ status: unknown }>().status];
  }
  const answer = await fetch(url + what);
  return [answer.status, ((await answer.json()) as { status: unknown }).status];
}

/** What comes of the next entry. */
async function nextOf(id: string, from: Store = store): Promise<unknown> {
  const number = ((await from.loadTable(id).catch(() => undefined))?.number ?? 0) + 1;
  return from.append(id, aDecision(number)).catch((error: unknown) => error);
}

describe('the embedded database', () => {
  it('that has no room says so, keeps all it had, and goes on by itself when there is room again', async () => {
    await store.createTable(aTable('full'));
    expect(await store.append('full', aDecision(1))).toBe('kept');
    setFault(dataDir, 'full');
    expect(await nextOf('full')).toBeInstanceOf(StoreProblem);
    await expect.poll(() => store.problem(), SOON).toBeInstanceOf(DiskFull);
    expect(await statusOf('/health')).toEqual([503, 'disk-full']);
    expect(await statusOf('/health/ready')).toEqual([503, 'disk-full']);
    const refused = await newTable(server).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({
      status: 503,
      problem: { code: 'unavailable', detail: expect.stringContaining('disk of the server is full') },
    });

    setFault(dataDir);
    await expect.poll(() => nextOf('full'), SOON).toBe('kept');
    await expect.poll(() => statusOf('/health/ready'), SOON).toEqual([200, 'ready']);
    expect(await statusOf('/health')).toEqual([200, 'ok']);
    expect(at((await store.loadTable('full'))?.entries ?? [], 0)).toEqual(aDecision(1));
  });

  it('whose thread has ended is opened again, and has all it had', async () => {
    await store.createTable(aTable('dead'));
    expect(await store.append('dead', aDecision(1))).toBe('kept');
    setFault(dataDir, 'dead');
    expect(await nextOf('dead')).toBeInstanceOf(StoreProblem);
    await expect.poll(() => store.problem()?.message, SOON).toContain('its thread has ended');
    expect(await statusOf('/health')).toEqual([503, 'no-database']);

    setFault(dataDir);
    await expect.poll(() => nextOf('dead'), SOON).toBe('kept');
    await expect.poll(() => statusOf('/health/ready'), SOON).toEqual([200, 'ready']);
    expect(at((await store.loadTable('dead'))?.entries ?? [], 0)).toEqual(aDecision(1));
  });

  it('whose thread has fallen silent is ended and opened again', async () => {
    const games = await embeddedFolder();
    const socket = path.join(games, '.s.PGSQL.5432');
    const running = await keepRunning(worker, { folder: path.join(games, 'database'), socket, isNew: false }, { ask: 20, longest: 5000 });
    const query = async (text: string): Promise<unknown> => {
      const client = new pg.Client({ host: games, user: 'postgres', database: 'postgres' });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Record<string, unknown>>(text)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await query('create table kept (n integer); insert into kept values (1)');
    setFault(games, 'busy');
    const lost = query('insert into kept values (2)').catch((error: unknown) => error);
    await expect.poll(() => running.problem()?.message, SOON).toContain('has not answered for 5 s');
    expect(await lost).toBeInstanceOf(Error);
    setFault(games);
    await expect.poll(() => running.problem(), SOON).toBeUndefined();
    expect(await query('select n from kept')).toEqual([{ n: 1 }]);
    await running.stop();
  });
});

describe('a server that is asked to end while its store hangs', () => {
  it.concurrent.each(['embedded database', 'PostgreSQL'] as const)(
    'ends all the same: %s',
    async (kind) => {
      const [games, pages] = [await embeddedFolder(), temporaryFolder()];
      writeFileSync(path.join(pages, 'index.html'), '');
      const port = await freePort();
      const program = await bundled('packages/server/test/kill/server.ts', 'kill-server');
      const bots = await bundled('packages/server/src/bots/worker.ts', 'bots');
      const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
      const databaseUrl = (await postgres?.newDatabase()) ?? '';
      const child = await startServer([program, String(port), pages, bots, postgres === undefined ? games : databaseUrl, worker]);
      let said = '';
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));

      const blocker = new pg.Client({ connectionString: databaseUrl });
      if (postgres === undefined) setFault(games, 'stuck');
      else {
        await blocker.connect();
        await blocker.query('begin; lock table tables, jobs in access exclusive mode');
      }
      const asked = newTable({ url: `http://127.0.0.1:${port}` }).catch((error: unknown) => error);
      if (postgres === undefined) await expect.poll(() => existsSync(path.join(games, 'database.fault.pipe')), SOON).toBe(true);
      const end = new Promise<string | number | null>((resolve) => {
        child.once('close', (code, signal) => resolve(signal ?? code));
      });
      child.kill('SIGTERM');
      // A thread that waits for its disk can't be ended by anything less.
      expect(['SIGKILL', 0]).toContain(await end);
      expect(await asked).toBeInstanceOf(Error);
      if (postgres === undefined) expect(said).toContain('"event":"shutdown"');
      else await blocker.end();
      await postgres?.stop();
    },
    120_000,
  );
});
