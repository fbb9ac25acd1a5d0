import { at } from '@astrarium/core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { DiskFull, StoreProblem } from '../src/store/problem.ts';
import type { Store } from '../src/store/store.ts';
import { aServer, newTable, Refused, type TestServer } from './a-server.ts';
import { embeddedFolder } from './a-store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';
import { bundled } from './bundled.ts';
import { setFault } from './faults/fault.ts';

const dataDir = await embeddedFolder();
const store = await openStore({ dataDir, worker: await bundled('packages/server/test/faults/faulty-worker.ts', 'faulty-database') });
const server = await aServer(store);
afterAll(async () => {
  await server.stop();
  await store.close();
});
afterEach(() => setFault(dataDir));
const SOON = { timeout: 60_000 };

async function statusOf(what: '/health' | '/health/ready', { url }: TestServer = server): Promise<[number, unknown]> {
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
});
