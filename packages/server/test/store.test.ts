import { BadInput, type Result } from '@astrarium/core';
import { afterAll, describe, expect, it } from 'vitest';
import { PART } from '../src/store/hash-chain.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { aStore, builtWorker, embeddedFolder } from './a-store.ts';
import { aDecision, aTable } from './a-table-to-store.ts';
import { HOSTILE, talkAndLists } from './store-chat-and-lists.ts';
import { jobs } from './store-jobs.ts';
import { presence } from './store-presence.ts';
import { lives } from './store-retention.ts';

const embedded = await openStore({ dataDir: await embeddedFolder(), worker: await builtWorker() });
afterAll(() => embedded.close());
const stores: [string, Store][] = [
  ['PostgreSQL', await aStore()],
  ['the embedded database', embedded],
];

const RESULT: Result = { seats: [{ total: 3, lines: [{ name: 'fame', rule: 'A9', points: 3 }] }], winners: [0], why: 'round' };

describe.each(stores)('%s', (_name, store) => {
  let made = 0;
  /** A new table, and its id. */
  async function aNew(change: Parameters<typeof aTable>[1] = {}): Promise<string> {
    made += 1;
    const id = `table-${String(made).padStart(4, '0')}`;
    await store.createTable(aTable(id, change));
    return id;
  }

  describe('a table', () => {
    it('comes back as it was made', async () => {
      const clock = { due: 5000, left: [1, 2], since: [null, 3] };
      const id = await aNew({ clock, phase: 'waiting', entries: [aDecision(1), aDecision(2)] });
      const { links: _, ...expected } = aTable(id, { clock, phase: 'waiting', entries: [aDecision(1), aDecision(2)] });
      expect(await store.loadTable(id)).toEqual({
        ...expected,
        changed: 1000,
        revision: 1,
        number: 2,
        chat: 0,
        undo: null,
        snapshot: null,
      });
    });

    it('keeps the order of the fields of its options, as a record must come back byte for byte', async () => {
      const options = { z: 1, a: { y: 1, b: 2 } };
      const id = await aNew({ header: { ...aTable('').header, options } });
      expect(JSON.stringify((await store.loadTable(id))?.header.options)).toBe(JSON.stringify(options));
    });

    it('of a long game goes in and comes out part by part, and goes on', async () => {
      const entries = Array.from({ length: 2 * PART + 100 }, (_, index) => aDecision(index + 1));
      for (const length of [PART, PART + 1, 2 * PART, 2 * PART + 100]) {
        const id = await aNew({ entries: entries.slice(0, length) });
        expect((await store.loadTable(id))?.entries).toEqual(entries.slice(0, length));
        expect(await store.append(id, aDecision(length + 1))).toBe('kept');
        expect(await store.entriesAfter(id, length - 1)).toEqual([aDecision(length), aDecision(length + 1)]);
      }
    });

    it('of a long game is made once, and leaves nothing behind where it is not made', async () => {
      const entries = Array.from({ length: PART + 10 }, (_, index) => aDecision(index + 1));
      const id = await aNew({ entries });
      const others = entries.map((entry) => ({ ...entry, at: 1 }));
      await expect(store.createTable(aTable(id, { entries: others }))).rejects.toThrow();
      expect((await store.loadTable(id))?.entries).toEqual(entries);

      const link = { hash: 'the same twice', kind: 'invite', seat: null, created: 1 } as const;
      await expect(store.createTable(aTable('half-made-long', { entries, links: [link, link] }))).rejects.toThrow();
      expect(await store.loadTable('half-made-long')).toBeUndefined();
      await store.createTable(aTable('half-made-long', { entries: others }));
      expect((await store.loadTable('half-made-long'))?.entries).toEqual(others);
    });

    it('is made once under an id', async () => {
      const id = await aNew();
      await expect(store.createTable(aTable(id, { game: 'ad-astra' }))).rejects.toThrow(BadInput);
      expect((await store.loadTable(id))?.game).toBe('astra');
    });

    it('is made whole or not at all', async () => {
      const link = { hash: 'same link twice', kind: 'invite', seat: null, created: 1 } as const;
      await expect(store.createTable(aTable('half-made', { links: [link, link] }))).rejects.toThrow(BadInput);
      expect(await store.loadTable('half-made')).toBeUndefined();
      expect(await store.findLink(link.hash)).toBeUndefined();
    });
  });

  describe('entries', () => {
    it('come back in order, with what they brought about', async () => {
      const id = await aNew();
      const undo = { kind: 'undo', number: 2, at: 1500, seat: 1, to: 0 } as const;
      const clock = { due: 9000, left: [10, 20], since: [1500, null] };
      expect(await store.append(id, aDecision(1))).toBe('kept');
      expect(await store.append(id, undo, { waitingFor: [0, 1], clock })).toBe('kept');
      const last = aDecision(3, { at: 2000 });
      expect(await store.append(id, last, { phase: 'finished', result: RESULT, waitingFor: [], clock: { ...clock, due: null } })).toBe(
        'kept',
      );
      expect(await store.loadTable(id)).toMatchObject({
        entries: [aDecision(1), undo, last],
        phase: 'finished',
        result: RESULT,
        waitingFor: [],
        clock: { ...clock, due: null },
        changed: 2000,
      });
      expect(await store.entriesAfter(id, 1)).toEqual([undo, last]);
      expect(await store.entriesAfter(id, 3)).toEqual([]);
    });

    it('leave what they do not name as it is', async () => {
      const clock = { due: 9000, left: [10, 20], since: [1500, null] };
      const id = await aNew({ clock, waitingFor: [1] });
      await store.append(id, aDecision(1));
      expect(await store.loadTable(id)).toMatchObject({ phase: 'running', result: null, waitingFor: [1], clock });
    });

    it('have one writer to a number', async () => {
      const id = await aNew();
      const writers = Array.from({ length: 20 }, (_, i) => store.append(id, aDecision(1, { text: `writer ${i}` })));
      const outcomes = await Promise.all(writers);
      expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
      const winner = outcomes.indexOf('kept');
      expect(await store.entriesAfter(id, 0)).toEqual([aDecision(1, { text: `writer ${winner}` })]);
    });

    it('leave no gap, and none is written over', async () => {
      const id = await aNew();
      expect(await store.append(id, aDecision(2))).toBe('taken');
      expect(await store.append(id, aDecision(0))).toBe('taken');
      expect(await store.append(id, aDecision(1))).toBe('kept');
      expect(await store.append(id, aDecision(1, { text: 'other' }), { phase: 'finished' })).toBe('taken');
      expect(await store.loadTable(id)).toMatchObject({ entries: [aDecision(1)], phase: 'running' });
    });

    it('of many tables at once are kept but for the one that is taken', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, () => aNew()));
      const [taken = '', ...others] = ids;
      await store.append(taken, aDecision(1));
      const outcomes = await Promise.all(ids.map((id) => store.append(id, aDecision(1, { text: 'together' }), { waitingFor: [1] })));
      expect(outcomes).toEqual(['taken', ...others.map(() => 'kept')]);
      expect(await store.loadTable(taken)).toMatchObject({ entries: [aDecision(1)], waitingFor: [0] });
      for (const id of others) {
        expect(await store.loadTable(id)).toMatchObject({ entries: [aDecision(1, { text: 'together' })], waitingFor: [1] });
      }
    });

    it('that no database can hold take no other with them', async () => {
      const [bad, ...good] = await Promise.all([aNew(), aNew(), aNew()]);
      const refused = store.append(bad, aDecision(1, { text: 'a\0b' }));
      const kept = good.map((id) => store.append(id, aDecision(1)));
      await expect(refused).rejects.toThrow(BadInput);
      expect(await Promise.all(kept)).toEqual(['kept', 'kept']);
      expect(await store.entriesAfter(bad, 0)).toEqual([]);
    });

    it('come back with any text, letter by letter', async () => {
      const id = await aNew();
      for (const [i, text] of HOSTILE.entries()) expect(await store.append(id, aDecision(i + 1, { text, id: text }))).toBe('kept');
      expect((await store.loadTable(id))?.entries.map((entry) => entry.kind === 'decide' && entry.text)).toEqual(HOSTILE);
    });
  });

  describe('snapshots', () => {
    it('are kept up to the newest', async () => {
      const id = await aNew({ entries: Array.from({ length: 128 }, (_, i) => aDecision(i + 1)) });
      const body = { state: { z: [1, null, 'é'], a: {} }, chance: { deck: 3 } };
      await store.saveSnapshot(id, 64, { old: true });
      await store.saveSnapshot(id, 128, body);
      await store.saveSnapshot(id, 64, { late: true });
      const snapshot = (await store.loadTable(id))?.snapshot;
      expect(snapshot).toEqual({ number: 128, body });
      expect(JSON.stringify(snapshot?.body)).toBe(JSON.stringify(body));
    });
  });

  describe('the room', () => {
    it('is changed in row and seats together', async () => {
      const id = await aNew({ phase: 'waiting' });
      const { header, deal, seats } = aTable(id);
      const clock = { due: 7000, left: [5, 5], since: [2000, null] };
      const change = {
        at: 2000,
        header: { ...header, rematch: 'next' },
        deal: { ...deal, seed: 'drawn' },
        phase: 'running',
        listing: 'private',
        clock,
        waitingFor: [1],
        hostHash: null,
        seats: [{ seat: 1, name: 'Cy', player: 'person', tokenHash: 'theirs', value: 'v' }, { seat: 0, lentTo: 'adept' }, { seat: 0 }],
      } as const;
      expect(await store.changeRoom(id, 1, change)).toBe('kept');
      expect(await store.loadTable(id)).toMatchObject({
        revision: 2,
        changed: 2000,
        header: { ...header, rematch: 'next' },
        deal: { ...deal, seed: 'drawn' },
        phase: 'running',
        listing: 'private',
        clock,
        waitingFor: [1],
        hostHash: null,
        seats: [
          { ...seats[0], lentTo: 'adept' },
          { ...seats[1], name: 'Cy', player: 'person', tokenHash: 'theirs', value: 'v' },
        ],
      });
    });

    it('has one who claims a seat, however many try', async () => {
      const id = await aNew({ phase: 'waiting' });
      const claims = Array.from({ length: 10 }, (_, i) =>
        store.changeRoom(id, 1, { at: 2000, seats: [{ seat: 1, tokenHash: `hash ${i}` }] }),
      );
      const outcomes = await Promise.all(claims);
      expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
      expect((await store.loadTable(id))?.seats[1]?.tokenHash).toBe(`hash ${outcomes.indexOf('kept')}`);
    });

    it('does not get in the way of an entry, nor an entry in its way', async () => {
      const id = await aNew();
      const both = await Promise.all([
        store.append(id, aDecision(1)),
        store.changeRoom(id, 1, { at: 5, seats: [{ seat: 0, lentTo: 'x' }] }),
      ]);
      expect(both).toEqual(['kept', 'kept']);
    });

    it('is handed over by a link once, and all links for that seat are used up with it', async () => {
      const id = await aNew();
      const link = (hash: string, kind: 'hand-over' | 'watch', seat: number | null) => ({
        hash: `${id} ${hash}`,
        table: id,
        kind,
        seat,
        created: 7,
      });
      const links = [link('a', 'hand-over', 0), link('b', 'hand-over', 0), link('c', 'hand-over', 1), link('d', 'watch', null)];
      for (const one of links) await store.saveLink(one);
      const change = { at: 2000, seats: [{ seat: 0, tokenHash: 'new' }], usedLink: `${id} b` };
      await store.saveWebhook(id, 0, { url: 'https://example.com', secret: 's' });
      // The newer hand-over of the seat has taken the place of the older.
      expect(await store.changeRoom(id, 2, { ...change, usedLink: `${id} a` })).toBe('taken');
      expect(await store.changeRoom(id, 2, change)).toBe('kept');
      expect(await store.changeRoom(id, 3, change)).toBe('taken');
      expect(await store.webhook(id, 0)).toBeUndefined();
      const left = await Promise.all(links.map(({ hash }) => store.findLink(hash)));
      expect(left).toEqual([undefined, undefined, links[2], links[3]]);
      expect((await store.loadTable(id))?.revision).toBe(3);
      expect(await store.links(id)).toEqual([links[3]]);
      expect(await store.changeRoom(id, 3, { at: 2001, revokedLink: `${id} d` })).toBe('kept');
      expect(await store.links(id)).toEqual([]);
    });
  });

  talkAndLists(store, aNew);
  jobs(store, aNew);
  lives(store, aNew);
  presence(store, aNew);

  it.each(['nobody', '', "' or 1=1 --", 'x'.repeat(5000)])('knows no table by the name of %j', async (id) => {
    expect(await store.loadTable(id)).toBeUndefined();
    expect(await store.entriesAfter(id, 0)).toEqual([]);
    expect(await store.append(id, aDecision(1))).toBe('taken');
    expect(await store.entriesAfter(id, 0)).toEqual([]);
    expect(await store.changeRoom(id, 1, { at: 1 })).toBe('taken');
    expect(await store.findLink(id)).toBeUndefined();
    expect(await store.addChat(id, { at: 1, seat: 0, name: 'Ada', text: 'hello' })).toBeUndefined();
    expect(await store.chats(id, 0, 10)).toEqual([]);
    expect(await store.note(id, 0, 'x')).toBe('');
    expect(await store.webhook(id, 0)).toBeUndefined();
    expect(await store.summaries([id])).toEqual([]);
    await expect(store.saveSnapshot(id, 1, {})).rejects.toThrow(BadInput);
    await expect(store.saveNote(id, 0, 'x', 'x')).rejects.toThrow(BadInput);
    await expect(store.saveLink({ hash: 'h', table: id, kind: 'watch', seat: null, created: 1 })).rejects.toThrow(BadInput);
  });

  it('says that it is well', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});
