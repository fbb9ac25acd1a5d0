import { describe, expect, it } from 'vitest';
import type { Job } from '../src/store/leases.ts';
import type { Store } from '../src/store/store.ts';
import { aDecision, type aTable } from './a-table-to-store.ts';

const LONG = 60_000;
/** A lease that is over at once. */
const OVER = -1;

/** What every store does with jobs; `aNew` makes a table and tells its id. */
export function jobs(store: Store, aNew: (change?: Parameters<typeof aTable>[1]) => Promise<string>): void {
  async function held(job: Job | undefined): Promise<Job> {
    if (job === undefined) throw new Error('the job was not to be had');
    return job;
  }

  describe('jobs', () => {
    it('come about with what makes a table wait for a bot, in one with it or not at all', async () => {
      const [made, decided, lent, refused] = [await aNew({ bots: true }), await aNew(), await aNew(), await aNew()];
      await store.append(decided, aDecision(1), { bots: true, revision: 1 });
      await store.changeRoom(lent, 1, { at: 1, bots: true, number: 0 });
      expect(await store.append(refused, aDecision(1), { bots: true, revision: 2 })).toBe('taken');
      expect(await store.changeRoom(refused, 1, { at: 1, bots: true, number: 1 })).toBe('taken');
      const taken = await Promise.all([made, decided, lent, refused].map((id) => store.takeBots('one', LONG, id)));
      expect(taken.map((job) => job?.table)).toEqual([made, decided, lent, undefined]);
    });

    it('are held by one node until its lease is over, or it lets go', async () => {
      const table = await aNew({ bots: true });
      const takers = await Promise.all(Array.from({ length: 8 }, (_, i) => store.takeBots(`node ${i}`, LONG, table)));
      expect(takers.filter((job) => job !== undefined)).toHaveLength(1);
      const holder = `node ${takers.findIndex((job) => job !== undefined)}`;
      expect(await store.renewBots(holder, LONG, [table])).toEqual([table]);
      expect(await store.renewBots('another', LONG, [table])).toEqual([]);

      expect(await store.renewBots(holder, OVER, [table])).toEqual([table]);
      await held(await store.takeBots('second', LONG, table));
      expect(await store.renewBots(holder, LONG, [table])).toEqual([]);
      await store.releaseJobs(holder);
      expect(await store.takeBots('third', LONG, table)).toBeUndefined();
      await store.releaseJobs('second');
      await held(await store.takeBots('third', LONG, table));
    });

    it('that are due come to whoever asks first, with how late they are', async () => {
      const tables = await Promise.all(Array.from({ length: 6 }, () => aNew({ bots: true })));
      const all = await Promise.all(['a', 'b', 'c'].map((node) => store.takeJobs(`${node} of many`, LONG, 1000)));
      const taken = all.flat().filter(({ table }) => tables.includes(table));
      expect(taken.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
      expect(taken.every(({ late, kind }) => late >= 0 && kind === 'bots')).toBe(true);
    });

    it('are over when they are done, unless they were raised again meanwhile', async () => {
      const table = await aNew({ bots: true });
      const first = await held(await store.takeBots('node', LONG, table));
      await store.append(table, aDecision(1), { bots: true });
      const again = await held(await store.finishJob('node', first));
      expect(again.raised).not.toBe(first.raised);
      expect(await store.finishJob('another', again)).toBeUndefined();
      expect(await store.takeBots('another', LONG, table)).toBeUndefined();
      expect(await store.finishJob('node', again)).toBeUndefined();
      await store.append(table, aDecision(2), { bots: true });
      await held(await store.takeBots('another', LONG, table));
    });

    it('that somebody held before, and holds again, are not over by what was done the first time', async () => {
      const table = await aNew({ bots: true });
      const first = await held(await store.takeBots('slow', OVER, table));
      const between = await held(await store.takeBots('quick', LONG, table));
      expect(await store.finishJob('quick', between)).toBeUndefined();
      await store.append(table, aDecision(1), { bots: true });
      const second = await held(await store.takeBots('slow', LONG, table));
      expect(await store.finishJob('slow', first)).toEqual({ ...second, late: 0 });
      await store.postponeJob('slow', first, OVER);
      expect(await store.takeBots('another', LONG, table)).toBeUndefined();
      expect(await store.renewBots('slow', LONG, [table])).toEqual([table]);
    });

    it('of clocks and upkeep are always there, and wait as long as it is said', async () => {
      const all = await store.takeJobs('keeper', OVER, 1000);
      const lasting = all.filter(({ table }) => table === '');
      const kinds = lasting.map(({ kind }) => kind);
      // Another test of this file may hold them for its minute.
      for (const kind of kinds) expect(['clocks', 'upkeep']).toContain(kind);
      for (const job of lasting) await store.postponeJob('keeper', job, LONG);
      const later = await store.takeJobs('keeper', LONG, 1000);
      expect(later.filter(({ table }) => table === '')).toEqual([]);
      for (const job of lasting) await store.postponeJob('nobody', job, OVER);
      expect((await store.takeJobs('keeper', LONG, 1000)).filter(({ table }) => table === '')).toEqual([]);
    });
  });

  describe('news', () => {
    it('are what was written since, and nothing where nothing was', async () => {
      const [busy, talking, quiet] = [await aNew(), await aNew(), await aNew()];
      const read = (id: string, number = 0) => ({ id, number, revision: 1, chat: 0 });
      for (const number of [1, 2, 3]) await store.append(busy, aDecision(number), { waitingFor: [number % 2] });
      await store.addChat(talking, { at: 1, seat: 0, name: 'Ada', text: 'hello' });
      const news = await store.news([read(busy, 1), read(talking), read(quiet), read('nobody')]);
      const byId = new Map(news.map((one) => [one.id, one]));
      expect([...byId.keys()].toSorted()).toEqual([busy, talking, 'nobody'].toSorted());
      expect(byId.get('nobody')).toEqual({ id: 'nobody', gone: true });
      expect(byId.get(busy)).toMatchObject({ number: 3, revision: 1, chat: 0, waitingFor: [1], entries: [aDecision(2), aDecision(3)] });
      expect(byId.get(talking)).toMatchObject({ number: 0, chat: 1, entries: [] });
      await store.changeRoom(quiet, 1, { at: 1 });
      expect(await store.news([read(quiet)])).toMatchObject([{ revision: 2, entries: [] }]);
      expect(await store.news([])).toEqual([]);
    });
  });
}
