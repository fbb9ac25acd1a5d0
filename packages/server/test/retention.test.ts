import { afterAll, describe, expect, it } from 'vitest';
import { watchJobs } from '../src/node/jobs.ts';
import { tableRetention, USUAL_KEEP } from '../src/node/retention.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { hashOf } from '../src/tables/secrets.ts';
import { aServer, claimSeat, NO_LIMITS, newTable, refusedCode, request, seatedTable, sitting } from './a-server.ts';
import { aStore, builtWorker, embeddedFolder } from './a-store.ts';
import { aTable } from './a-table-to-store.ts';

const postgres = await aStore();
const embedded = await openStore({ dataDir: await embeddedFolder(), worker: await builtWorker() });
afterAll(() => embedded.close());
const stores: [string, Store][] = [
  ['PostgreSQL', postgres],
  ['the embedded database', embedded],
];

const DAY = 24 * 60 * 60 * 1000;

describe.each(stores)('on %s', (_name, store) => {
  it('tables, links and chat are kept as long as it is said, and no longer', async () => {
    const begun = Date.now();
    let days = 0;
    const server = await aServer(store, NO_LIMITS, () => begun + days * DAY);
    const removeOld = tableRetention(server.tables, USUAL_KEEP);
    const isThere = async (id: string): Promise<boolean> => (await store.summaries([id])).length > 0;
    const after = async (time: number): Promise<boolean[]> => {
      days = time;
      while (await removeOld());
      return Promise.all(all.map(isThere));
    };

    const [empty, talking] = [await newTable(server), await newTable(server)];
    const filling = await newTable(server);
    await claimSeat(server, filling.id, sitting('Ada', 1));
    const [running, played, over] = [await seatedTable(server), await seatedTable(server), await seatedTable(server)];
    await request(server, 'POST /api/tables/:id/close', {}, over.id, { token: over.host });
    await request(server, 'POST /api/tables/:id/chat', { text: 'well played' }, over.id, { token: over.host });
    const all = [empty.id, talking.id, filling.id, running.id, played.id, over.id];

    days = 1.5;
    await request(server, 'POST /api/tables/:id/chat', { text: 'is anybody there?' }, talking.id, { token: talking.token });
    expect(await after(1.9)).toEqual([true, true, true, true, true, true]);
    expect(await after(2.1)).toEqual([false, true, true, true, true, true]);
    expect(await after(3.6)).toEqual([false, false, true, true, true, true]);
    await request(server, 'POST /api/tables/:id/lend', { seat: 0 }, played.id, { token: played.tokens[0] ?? '' });
    expect(await after(89)).toEqual([false, false, true, true, true, true]);
    expect(await after(91)).toEqual([false, false, false, false, true, true]);
    expect(await store.links(over.id)).toHaveLength(1);
    expect(await after(366)).toEqual([false, false, false, false, false, true]);
    expect([await store.links(over.id), await store.chats(over.id, 0, 10)]).toEqual([[], []]);
    expect(await after(729)).toEqual([false, false, false, false, false, true]);
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, over.id))).toBe('none');
    expect(await after(731)).toEqual([false, false, false, false, false, false]);
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, over.id))).toBe('table-gone');
    for (const id of all) expect(await store.entriesAfter(id, 0)).toEqual([]);
    await server.stop();
    expect(server.reported).toEqual([]);
  });

  it('many tables are removed in several steps by the job that looks after all, and those in use are passed by', async () => {
    const created = Date.now() - 200 * DAY;
    const old = Array.from({ length: 120 }, (_, i) => `old-${String(i).padStart(12, '0')}`);
    for (const id of old) await store.createTable(aTable(id, { created }));
    const used = old.filter((_, i) => i % 2 === 0);
    for (const id of used) await store.changeRoom(id, 1, { at: Date.now() });
    const server = await aServer(store);
    const stop = watchJobs(server.tables);
    const left = async (): Promise<string[]> => (await store.summaries(old)).map(({ id }) => id);
    await expect.poll(left, { timeout: 30_000 }).toEqual(used);
    stop();
    await server.stop();
    expect(server.reported).toEqual([]);
  });
});

describe('tables at which only bots play', () => {
  const TWO_BOTS = { seats: [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const) };

  it('may be so many of one address at once; more are refused with what would be right, however they begin', async () => {
    const server = await aServer(postgres, { ...NO_LIMITS, botTables: 2 });
    const creator = hashOf('127.0.0.1').slice(0, 16);
    const { header, seats } = aTable('');
    const running = { header: { ...header, creator }, seats: seats.map((seat) => ({ ...seat, player: 'bot:random' as const })) };
    await postgres.createTable(aTable('bots-first', running));
    const host = await newTable(server);
    const filled = await newTable(server);
    await request(server, 'POST /api/tables/:id/replace', { seat: 0, bot: 'random' }, filled.id, { token: filled.token });
    expect(await refusedCode(newTable(server, TWO_BOTS))).toBe('none');
    await expect.poll(() => postgres.botTables(creator, 10)).toBe(1);

    await postgres.createTable(aTable('bots-second', running));
    await expect(newTable(server, TWO_BOTS)).rejects.toThrow(
      '429 bot-tables: only bots play at 2 tables of this address, and no more may run at once: wait until one of them is over',
    );
    const begin = (): Promise<unknown> => request(server, 'POST /api/tables/:id/start', { bot: 'random' }, host.id, { token: host.token });
    expect(await refusedCode(begin())).toBe('bot-tables');
    const last = request(server, 'POST /api/tables/:id/replace', { seat: 1, bot: 'random' }, filled.id, { token: filled.token });
    expect(await refusedCode(last)).toBe('bot-tables');
    expect((await request(server, 'GET /api/tables/:id', {}, host.id)).room).toMatchObject({
      phase: 'waiting',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    // With a person there is no limit.
    await claimSeat(server, host.id, sitting('Ada', 1));
    expect(await refusedCode(begin())).toBe('none');
    await server.stop();
    expect(server.reported).toEqual([]);
  });
});
