import { BadInput } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

const NEVER = { links: 0, chat: 0, gone: 0 };

/** What every store does about the end of tables; `aNew` makes a table and tells its id. */
export function lives(store: Store, aNew: (change?: Parameters<typeof aTable>[1]) => Promise<string>): void {
  const LINE = { seat: 0, name: 'Ada', text: 'hello' };

  async function sweepAll(before = NEVER, limit = 100): Promise<void> {
    while (await store.sweep(before, limit));
  }

  /** A table with something of everything. */
  async function aFull(): Promise<string> {
    const id = await aNew({ bots: true, entries: [aDecision(1), aDecision(2), aDecision(3)] });
    await store.saveSnapshot(id, 3, {});
    await store.saveLink({ hash: `${id} link`, table: id, kind: 'invite', seat: null, created: 5 });
    for (const at of [1, 2, 3]) await store.addChat(id, { at, ...LINE });
    await store.saveNote(id, 0, 'me', 'Orion');
    await store.saveWebhook(id, 0, { url: 'https://example.com', secret: 's' });
    return id;
  }

  describe('a table that is removed', () => {
    it('is gone with all that belongs to it, and nothing is written to it or made under its name any more', async () => {
      const [id, other] = [await aFull(), await aFull()];
      expect(await store.removeTable(id, 1, { revision: 2 })).toBe('removed');
      expect([await store.isGone(id), await store.isGone(other)]).toEqual([true, false]);
      await sweepAll(NEVER, 2);
      expect(await store.loadTable(id)).toBeUndefined();
      expect([await store.entriesAfter(id, 0), await store.chats(id, 0, 10)]).toEqual([[], []]);
      expect([await store.findLink(`${id} link`), await store.note(id, 0, 'me'), await store.webhook(id, 0)]).toEqual([
        undefined,
        '',
        undefined,
      ]);
      expect(await store.takeBots('node', 1000, id)).toBeUndefined();
      expect(await store.append(id, aDecision(4), { bots: true })).toBe('taken');
      expect(await store.changeRoom(id, 2, { at: 1, bots: true })).toBe('taken');
      expect(await store.addChat(id, { at: 1, ...LINE })).toBeUndefined();
      const writes = [() => store.saveSnapshot(id, 4, {}), () => store.saveNote(id, 0, 'me', 'x'), () => store.createTable(aTable(id))];
      for (const write of writes) await expect(write()).rejects.toThrow(BadInput);
      expect([await store.entriesAfter(id, 0), await store.chats(id, 0, 10)]).toEqual([[], []]);
      expect(await store.takeBots('node', 1000, id)).toBeUndefined();
      expect(await store.news([{ id, number: 3, revision: 2, chat: 3 }])).toEqual([{ id, gone: true }]);
      // Nothing of any other was touched.
      expect(await store.loadTable(other)).toMatchObject({ number: 3, chat: 3, snapshot: { number: 3 } });
      expect(await store.chats(other, 0, 10)).toHaveLength(3);
      expect((await store.takeBots('node', 1000, other))?.table).toBe(other);
    });

    it('is removed only by who knows it as it is, and once', async () => {
      const id = await aNew();
      await store.append(id, aDecision(1, { at: 2000 }));
      await store.changeRoom(id, 1, { at: 3000 });
      expect(await store.removeTable(id, 1, { revision: 1 })).toBe('taken');
      expect(await store.removeTable(id, 1, { changed: 2000 })).toBe('taken');
      expect(await store.loadTable(id)).toMatchObject({ revision: 2, entries: [aDecision(1, { at: 2000 })] });
      const tries = await Promise.all([1, 2, 3].map((at) => store.removeTable(id, at, { changed: 3000 })));
      expect(tries.toSorted()).toEqual(['removed', 'taken', 'taken']);
      expect(await store.removeTable('nobody', 1, { revision: 1 })).toBe('taken');
    });

    it('loses to no entry and no line that comes at the same time', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => aNew()));
      await Promise.all(
        ids.flatMap((id) => [
          store.append(id, aDecision(1), { bots: true }),
          store.removeTable(id, 1, { revision: 1 }),
          store.addChat(id, { at: 1, ...LINE }),
        ]),
      );
      await sweepAll();
      for (const id of ids) {
        expect([await store.entriesAfter(id, 0), await store.chats(id, 0, 10)]).toEqual([[], []]);
        expect(await store.takeBots('node', 1000, id)).toBeUndefined();
      }
    });

    it('leaves its name for as long as it is said', async () => {
      const id = await aNew();
      await store.removeTable(id, 500, { revision: 1 });
      await sweepAll({ ...NEVER, gone: 499 });
      expect(await store.isGone(id)).toBe(true);
      await sweepAll({ ...NEVER, gone: 500 });
      expect(await store.isGone(id)).toBe(false);
    });
  });

  describe('what time is up for', () => {
    it('are tables by phase and since when, longest first and page by page, with who sits there and when they were touched', async () => {
      const open = aTable('').seats.map((seat) => ({ ...seat, player: 'open' as const }));
      const [late, later] = [
        await aNew({ phase: 'waiting', created: -20, seats: open }),
        await aNew({ phase: 'waiting', created: -30, listing: 'private' }),
      ];
      await aNew({ phase: 'waiting', created: -10 });
      await aNew({ created: -40 });
      await store.addChat(later, { at: -5, ...LINE });
      const first = { id: later, listed: -30, changed: -30, talked: -5, taken: true };
      const second = { id: late, listed: -20, changed: -20, talked: null, taken: false };
      expect(await store.oldTables({ phase: 'waiting', before: -20, limit: 10 })).toEqual([first, second]);
      expect(await store.oldTables({ phase: 'waiting', before: -20, limit: 1 })).toEqual([first]);
      expect(await store.oldTables({ phase: 'waiting', before: -20, limit: 1, after: first })).toEqual([second]);
      for (const { id, changed } of [first, second]) await store.removeTable(id, 1, { changed });
    });

    it('are links and lines of chat by their own age; a link of unknown age stays', async () => {
      const id = await aNew({ phase: 'finished' });
      for (const created of [0, 10, 11]) await store.saveLink({ hash: `${id} ${created}`, table: id, kind: 'watch', seat: null, created });
      for (const at of [-12, -11, -10]) await store.addChat(id, { at, ...LINE });
      await sweepAll({ ...NEVER, links: 10, chat: -11 }, 1);
      expect((await store.links(id)).map(({ created }) => created)).toEqual([0, 11]);
      expect((await store.chats(id, 0, 10)).map(({ number, at }) => [number, at])).toEqual([[3, -10]]);
      expect((await store.loadTable(id))?.chat).toBe(3);
      expect(await store.addChat(id, { at: 5, ...LINE })).toBe(4);
    });
  });

  it('counts the running tables of a creator at which only bots play, lent seats among them', async () => {
    const { header, seats } = aTable('');
    const of = (creator: string) => ({ header: { ...header, creator } });
    const bots = seats.map((seat) => ({ ...seat, player: 'bot:adept' as const }));
    const lent = seats.map((seat) => ({ ...seat, lentTo: 'adept' }));
    await aNew({ ...of('me'), seats: bots });
    await aNew({ ...of('me'), seats: lent });
    await aNew({ ...of('me') });
    await aNew({ ...of('me'), seats: bots, phase: 'finished' });
    await aNew({ ...of('you'), seats: bots });
    expect(await store.botTables('me', 10)).toBe(2);
    expect(await store.botTables('me', 1)).toBe(1);
    expect(await store.botTables('nobody', 10)).toBe(0);
  });
}
