import { BadInput } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import type { NewStoredTable } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';

/** Texts that have broken stores before. */
export const HOSTILE = [
  "'; drop table tables; --",
  '\\\\u0000 \\" {} [] , $1 ${x} %s',
  '{1,2,NULL}',
  '\u{1F30C}\u0301\u202e\u200b\uffff',
  'a\nb\tc\r',
  'x'.repeat(100_000),
];

/** What a store does beside keeping the game itself. `aNew` makes a table and returns its id, which grows. */
export function talkAndLists(store: Store, aNew: (change?: Partial<NewStoredTable>) => Promise<string>): void {
  describe('talk', () => {
    it('is numbered without a gap, also when all speak at once', async () => {
      const id = await aNew();
      const lines = Array.from({ length: 12 }, (_, i) => ({ at: i, seat: i % 2 === 0 ? 0 : null, name: 'Ada', text: `line ${i}` }));
      const numbers = await Promise.all(lines.map((line) => store.addChat(id, line)));
      expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual(lines.map((_, i) => i + 1));
      const expected = lines.map((line, i) => ({ ...line, number: numbers[i] ?? 0 })).toSorted((a, b) => a.number - b.number);
      expect(await store.chats(id, 0, 100)).toEqual(expected);
      expect(await store.chats(id, 4, 3)).toEqual(expected.slice(-3));
      expect(await store.chats(id, 11, 3)).toEqual(expected.slice(-1));
    });

    it('and notes come back letter by letter, and a note replaces the one before', async () => {
      const id = await aNew();
      for (const text of HOSTILE) {
        await store.addChat(id, { at: 1, seat: 0, name: text, text });
        await store.saveNote(id, 1, 'ada', text);
        expect(await store.note(id, 1, 'ada')).toBe(text);
      }
      expect((await store.chats(id, 0, 100)).map(({ text }) => text)).toEqual(HOSTILE);
      expect(await store.note(id, 0, 'ada')).toBe('');
      expect(await store.note(id, 1, 'the next holder')).toBe('');
    });

    it('with a NUL in it is refused, and nothing is changed', async () => {
      const id = await aNew();
      await expect(store.addChat(id, { at: 1, seat: 0, name: 'Ada', text: 'a\0b' })).rejects.toThrow(BadInput);
      expect(await store.addChat(id, { at: 1, seat: 0, name: 'Ada', text: 'ab' })).toBe(1);
    });
  });

  it('keeps a webhook for each seat until it is taken away', async () => {
    const id = await aNew();
    await store.saveWebhook(id, 0, { url: 'https://a.example', secret: 's' });
    await store.saveWebhook(id, 0, { url: 'https://b.example', secret: 't' });
    expect(await store.webhook(id, 0)).toEqual({ url: 'https://b.example', secret: 't' });
    expect(await store.webhook(id, 1)).toBeUndefined();
    await store.saveWebhook(id, 0, null);
    expect(await store.webhook(id, 0)).toBeUndefined();
  });

  describe('lists', () => {
    it('show public tables of a phase, newest first and page by page', async () => {
      // Far in the future: nothing else of this file comes before.
      const created = 9_000_000_000_000;
      const ids = [];
      for (const [i, listing] of (['public', 'public', 'private', 'public', 'public'] as const).entries()) {
        ids.push(await aNew({ phase: 'waiting', listing, created: created + Math.floor(i / 2) }));
      }
      const expected = [ids[4], ids[3], ids[1], ids[0]];
      const first = await store.listTables({ phase: 'waiting', limit: 2 });
      const last = first.at(-1);
      expect(last).toBeDefined();
      const second = await store.listTables({ phase: 'waiting', limit: 2, ...(last && { before: last }) });
      expect([...first, ...second].map(({ id }) => id)).toEqual(expected);
    });

    it('have a table where its phase puts it, sorted by when it came there', async () => {
      const id = await aNew({ created: 1 });
      await store.append(id, aDecision(1, { at: 9_500_000_000_000 }), { phase: 'finished' });
      expect((await store.listTables({ phase: 'finished', limit: 1 })).map((table) => table.id)).toEqual([id]);
      const started = await aNew({ created: 1, phase: 'waiting' });
      await store.changeRoom(started, 1, { at: 9_600_000_000_000, phase: 'running' });
      await store.changeRoom(started, 2, { at: 9_700_000_000_000, phase: 'running' });
      expect(await store.listTables({ phase: 'running', limit: 1 })).toMatchObject([{ id: started, listed: 9_600_000_000_000 }]);
    });

    it('tell everything that is public and nothing that is secret', async () => {
      const id = await aNew();
      await store.append(id, aDecision(1));
      const [summary] = await store.summaries([id]);
      const { header } = aTable(id);
      expect(summary).toEqual({
        id,
        game: 'astra',
        header,
        phase: 'running',
        listing: 'public',
        waitingFor: [0],
        result: null,
        number: 1,
        created: 1000,
        changed: 1001,
        listed: 1000,
        seats: [
          { name: 'Ada', ink: 'rose', player: 'person', lentTo: null, shown: true },
          { name: 'Bo', ink: 'jade', player: 'bot:adept', lentTo: null, shown: false },
        ],
      });
      expect(JSON.stringify(summary)).not.toContain('secret');
    });

    it('of summaries come in the order asked for, without those there are not', async () => {
      const [a, b] = [await aNew(), await aNew({ listing: 'private' })];
      expect((await store.summaries([b, 'nobody', a, b])).map(({ id }) => id)).toEqual([b, a, b]);
      expect(await store.summaries([])).toEqual([]);
    });

    it('of clocks that ran out name running tables only, longest first', async () => {
      const clock = (due: number | null) => ({ clock: { due, left: [], since: [] } });
      const late = await aNew(clock(-10));
      const later = await aNew(clock(-20));
      await aNew(clock(10));
      await aNew(clock(null));
      await aNew({ ...clock(-30), phase: 'finished' });
      expect(await store.dueClocks(0, 10)).toEqual([later, late]);
      expect(await store.dueClocks(0, 1)).toEqual([later]);
      await store.append(later, aDecision(1));
      expect(await store.dueClocks(0, 10)).toEqual([later, late]);
      await store.append(later, aDecision(2), clock(50));
      expect(await store.dueClocks(0, 10)).toEqual([late]);
    });

    it('of tables that wait for a bot have those with a bot or with a lent seat', async () => {
      const persons = aTable('').seats.map((seat) => ({ ...seat, player: 'person' as const }));
      const [bot, person, lent, over] = [
        await aNew({ waitingFor: [0, 1] }),
        await aNew({ waitingFor: [0] }),
        await aNew({ waitingFor: [0, 1], seats: persons.map((seat) => ({ ...seat, lentTo: 'adept' })) }),
        await aNew({ waitingFor: [1], phase: 'finished' }),
      ];
      await store.raiseBots();
      await store.raiseBots();
      const taken = await Promise.all([bot, person, lent, over].map((id) => store.takeBots('node', 1000, id)));
      expect(taken.map((job) => job?.table)).toEqual([bot, undefined, lent, undefined]);
    });
  });
}
