import type { AdAstraView } from '@astrarium/ad-astra';
import type { AstraEvent } from '@astrarium/astra';
import type { ToldThought } from '@astrarium/bots/think-in-notation';
import { readSeed, writeRecord } from '@astrarium/core';
import type { BotTask } from '@astrarium/host';
import { describe, expect, test } from 'vitest';
import { LocalTables, type Surroundings } from './local-tables.ts';
import { AUPTOLEMY_PLAYER, HUMAN, INKS, type NewTable, PACES, type Pace, type TableUpdate } from './messages.ts';
import { problemOf } from './problems.ts';
import { memoryStore, type TableStore } from './store.ts';

/** What a bot that thinks ahead was asked, and how the test answers for it. */
interface Asked {
  readonly task: BotTask;
  readonly resolve: (thought: ToldThought | null) => void;
  readonly reject: (error: Error) => void;
}

/** A host with a store, a clock and chance of the test's own. Bots decide when the test lets time pass. */
function aHost(store: TableStore = memoryStore(), spread: Surroundings['spread'] = () => undefined) {
  const updates: TableUpdate[] = [];
  const pending: (() => void)[] = [];
  const tasks: Asked[] = [];
  const waits: number[] = [];
  let ids = 0;
  let passed = 0;
  const around: Surroundings = {
    store,
    newId: () => `id-${(ids += 1)}-${Math.floor(performance.now() * 1000)}`,
    newSeed: () => readSeed('abc'),
    below: (n) => n - 1,
    now: () => 1000 + ids + passed,
    later: (milliseconds, work) => {
      waits.push(milliseconds);
      pending.push(work);
    },
    tell: (update) => updates.push(update),
    spread,
    think: async (task) => {
      const asked = new Promise<ToldThought | null>((resolve, reject) => tasks.push({ task, resolve, reject }));
      return { thought: asked, stop: () => tasks.splice(0).forEach(({ resolve }) => resolve(null)) };
    },
  };
  const host = new LocalTables(around);
  const settle = async (pace: Pace = 'instant'): Promise<void> => {
    for (;;) {
      await host.ask('pace', { pace });
      await new Promise((resolve) => setImmediate(resolve));
      const work = pending.shift();
      if (work === undefined) return;
      work();
    }
  };
  const pass = (milliseconds: number): void => {
    passed += milliseconds;
  };
  return { host, updates, pending, waits, tasks, settle, pass, store };
}

const seats = (...players: string[]): NewTable['seats'] =>
  players.map((player, seat) => ({ name: `Player ${seat + 1}`, ink: INKS[seat] ?? 'rose', player }));

const aTable = (...players: string[]): NewTable => ({
  game: 'astra',
  options: { players: players.length, first: 0 },
  seats: seats(...players),
});

const thoughtOf = (decision: string): ToldThought => ({ decision, sure: 0.8, gain: 0.01, iterations: 5, options: [] });

let decided = 0;

/** Decides something legal for every person until the game is over or `steps` are done. */
async function playPersons({ host, settle }: ReturnType<typeof aHost>, table: string, steps: number): Promise<TableUpdate> {
  let { update } = await host.ask('watch', { table });
  for (let n = 0; n < steps && update.result === null; n += 1) {
    await settle();
    ({ update } = await host.ask('watch', { table }));
    const [seat, legal] = Object.entries(update.legal)[0] ?? [];
    if (seat === undefined || legal === undefined) continue;
    const decision = legal[update.version % legal.length] ?? '';
    decided += 1;
    await host.ask('decide', { table, seat: Number(seat), decision, id: `d${decided}` });
  }
  return (await host.ask('watch', { table })).update;
}

describe('a local game', () => {
  test('tells how it stood turn by turn once it is over, and not before: that would tell secret cards', async () => {
    const around = aHost();
    const { id } = await around.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    await expect(around.host.ask('standings', { table: id })).rejects.toThrow('secret');
    const { result, events } = await playPersons(around, id, 2000);
    const { standings } = await around.host.ask('standings', { table: id });
    expect(standings.at(-1)?.points).toEqual(result?.seats.map(({ total }) => total));
    expect(standings).toHaveLength(1 + events.filter(({ event }) => (event as AstraEvent).kind === 'turn').length);
  });

  test('is played to its end by a person and a bot, and told as it goes', async () => {
    const around = aHost();
    const { id } = await around.host.ask('create', { table: aTable(HUMAN, 'random') });
    const end = await playPersons(around, id, 2000);
    expect(end.result?.winners.length).toBeGreaterThan(0);
    expect(end.viewer).toBe(0);
    const heard = around.updates.filter(({ reset }) => !reset);
    expect(heard.map(({ version }) => version)).toEqual(heard.map((_, index) => index + 1));
    expect(end.events.at(-1)?.event).toMatchObject({ kind: 'ended' });
  });

  test('is stored before it is told, and comes back whole in another host on the same store', async () => {
    const store = memoryStore();
    const first = aHost(store);
    const { id } = await first.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const update = await playPersons(first, id, 25);
    expect((await store.get(id))?.record.decisions.length).toBe(update.version);
    const again = (await aHost(store).host.ask('watch', { table: id })).update;
    expect(again).toEqual(update);
  });

  test('a decision sent twice is taken once; an illegal one is refused with its rule', async () => {
    const { host } = aHost();
    const { id: table } = await host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const { update } = await host.ask('watch', { table });
    const decision = update.legal[0]?.find((text) => text.startsWith('mark')) ?? '';
    await host.ask('decide', { table, seat: 0, decision, id: 'once' });
    await host.ask('decide', { table, seat: 0, decision, id: 'once' });
    expect((await host.ask('watch', { table })).update.version).toBe(1);
    expect(await host.ask('decide', { table, seat: 0, decision, id: 'twice' })).toMatchObject({ refusal: { rule: 'A5.4' } });
    expect(await host.ask('whyNot', { table, seat: 1, decision: 'rest' })).toMatchObject({ refusal: { rule: 'A3.1' } });
    expect((await host.ask('watch', { table })).update.version).toBe(1);
  });

  test('an Adept advises whoever is asked, by what that seat may do, and changes nothing', async () => {
    const { host } = aHost();
    const { id: table } = await host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const before = (await host.ask('watch', { table })).update;
    const { version, decision } = await host.ask('advise', { table, seat: 0 });
    expect(version).toBe(0);
    expect(before.legal[0]).toContain(decision);
    expect(await host.ask('advise', { table, seat: 0 })).toEqual({ version, decision });
    expect(await host.ask('advise', { table, seat: 1 })).toEqual({ version, decision: null });
    expect((await host.ask('watch', { table })).update).toEqual(before);
  });

  test('undo goes back as far as the law allows', async () => {
    const { host } = aHost();
    const { id: table } = await host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const before = (await host.ask('watch', { table })).update;
    const decision = before.legal[0]?.find((text) => text.startsWith('mark')) ?? '';
    await host.ask('decide', { table, seat: 0, decision, id: 'a' });
    expect(await host.ask('undo', { table, seat: 1, version: 0 })).toMatchObject({ refusal: { rule: 'undo' } });
    expect(await host.ask('undo', { table, seat: 0, version: 0 })).toEqual({ refusal: null });
    expect((await host.ask('watch', { table })).update).toEqual(before);
  });

  test('alone against Auptolemy waits for nobody but the person, and comes back from a file with Auptolemy in its seat', async () => {
    const around = aHost();
    const solo: NewTable = { game: 'astra', options: { players: 1, modifiers: ['open-deck'] }, seats: seats(HUMAN, AUPTOLEMY_PLAYER) };
    const { id } = await around.host.ask('create', { table: solo });
    const end = await playPersons(around, id, 2000);
    expect(end.result?.seats).toHaveLength(2);
    expect(end.viewer).toBe(0);
    expect(around.updates.every(({ waitingFor }) => !waitingFor.includes(1))).toBe(true);
    const { text } = await around.host.ask('exportRecord', { table: id });
    const imported = await around.host.ask('importRecord', { text });
    const { update } = await around.host.ask('watch', { table: imported.id });
    expect(update.seats.map(({ player }) => player)).toEqual([HUMAN, AUPTOLEMY_PLAYER]);
    expect(update.result).toEqual(end.result);
  });

  test('with several persons the screen shows nobody’s secrets, and each may peek at their own', async () => {
    const { host } = aHost();
    const { id: table } = await host.ask('create', { table: aTable(HUMAN, HUMAN, 'random') });
    const { update } = await host.ask('watch', { table });
    expect(update.viewer).toBe('spectator');
    expect(update.view).toMatchObject({ scoring: [null, null, null] });
    const { view } = await host.ask('peek', { table, viewer: 1 });
    expect(view).toMatchObject({ scoring: [null, expect.any(Number), null] });
    const alone = await host.ask('create', { table: aTable('random', HUMAN) });
    expect((await host.ask('watch', { table: alone.id })).update.viewer).toBe(1);
  });
});

describe('a local game of Ad Astra', () => {
  const stars = (...players: string[]): NewTable => ({
    game: 'ad-astra',
    options: { players: players.length, first: 0, factions: ['grey', 'red', 'blue', 'green'].slice(0, players.length) },
    seats: players.map((player, seat) => ({
      name: `Player ${seat + 1}`,
      ink: (['ash', 'rose', 'azure', 'jade'] as const)[seat] ?? 'amber',
      player,
    })),
  });

  test('is played by persons and bots, keeps the persons’ plans from the screen, and shows each their own', async () => {
    const around = aHost();
    const { host } = around;
    const { id: table } = await host.ask('create', { table: stars(HUMAN, HUMAN, 'novice') });
    const update = await playPersons(around, table, 6);
    expect(update.viewer).toBe('spectator');
    const open = update.view as AdAstraView;
    expect(open.spaces.filter(({ owner }) => owner >= 0).length).toBeGreaterThan(3);
    expect(open.spaces.every(({ card }) => card === null)).toBe(true);
    expect(JSON.stringify(update.events)).not.toContain('planned-card');
    const peeked = await host.ask('peek', { table, viewer: 1 });
    expect(peeked.version).toBe(update.version);
    const own = peeked.view as AdAstraView;
    expect(own.spaces.every(({ owner, card }) => (owner === 1) === (card !== null))).toBe(true);
    expect(update.legal[2]).toBeUndefined();
  });

  test('comes back from a file with the ink of each faction', async () => {
    const around = aHost();
    const { host } = around;
    const { id } = await host.ask('create', { table: stars(HUMAN, HUMAN, HUMAN, HUMAN) });
    await playPersons(around, id, 20);
    const { text } = await host.ask('exportRecord', { table: id });
    const { host: elsewhere } = aHost();
    const imported = await elsewhere.ask('importRecord', { text });
    const { update } = await elsewhere.ask('watch', { table: imported.id });
    expect(update.game).toBe('ad-astra');
    expect(update.seats.map(({ ink, player }) => [ink, player])).toEqual([
      ['ash', HUMAN],
      ['rose', HUMAN],
      ['azure', HUMAN],
      ['jade', HUMAN],
    ]);
    expect((await elsewhere.ask('list', {})).tables.map(({ game }) => game)).toEqual(['ad-astra']);
  });
});

describe('the time in which a bot answers', () => {
  /** When a Master answered somebody at the same screen: where it had to think for so long, and where there was nothing to choose. */
  async function answers(table: NewTable, thinks: number): Promise<{ readonly thought: number[]; readonly single: number[] }> {
    const { host, tasks, waits, settle, pass } = aHost();
    const { id } = await host.ask('create', { table });
    await host.ask('watch', { table: id });
    const [thought, single]: [number[], number[]] = [[], []];
    for (let n = 0; n < 400 && (thought.length < 20 || single.length < 3); n += 1) {
      const asked = tasks.shift();
      const before = waits.length;
      if (asked !== undefined) {
        pass(thinks);
        asked.resolve(thoughtOf(asked.task.legal[n % asked.task.legal.length] ?? ''));
      }
      await settle('brisk');
      const [first, ...others] = waits.slice(before);
      if (first !== undefined) (asked === undefined ? single : thought).push(first + (asked === undefined ? 0 : thinks));
      single.push(...others);
      const { legal } = (await host.ask('look', { table: id })).update;
      const [asks] = Object.entries(legal);
      if (asks === undefined) continue;
      const [seat, open] = asks;
      await host.ask('decide', { table: id, seat: Number(seat), decision: open[n % open.length] ?? '', id: `${id} ${n}` });
    }
    return { thought, single };
  }

  test('tells nothing of how much there was to choose, where hands are closed', async () => {
    const table: NewTable = {
      game: 'ad-astra',
      options: { players: 3, first: 0, factions: ['grey', 'red', 'blue'] },
      seats: (['ash', 'rose', 'azure'] as const).map((ink, seat) => ({ name: ink, ink, player: seat === 2 ? 'master' : HUMAN })),
    };
    const [quick, slow] = [await answers(table, 3), await answers(table, 700)];
    expect(quick.single.length).toBeGreaterThan(0);
    expect(quick.thought.length).toBeGreaterThan(0);
    // All of its time, as chance would have it here.
    const answer = PACES.brisk + 999;
    for (const time of [quick, slow].flatMap(({ thought, single }) => [...thought, ...single])) expect(time).toBe(answer);
  });

  test('is the pause after its thought where all is open, so that nobody waits for nothing', async () => {
    const { thought, single } = await answers(aTable(HUMAN, 'master'), 100);
    expect(new Set(thought)).toEqual(new Set([PACES.brisk + 100]));
    expect(new Set(single)).toEqual(new Set([PACES.brisk]));
  });

  test('is not cut short by leaving the table and coming back', async () => {
    const { host, pending } = aHost();
    const { id: table } = await host.ask('create', { table: { ...aTable('random', HUMAN), options: { players: 2, first: 0 } } });
    await host.ask('watch', { table });
    await expect.poll(() => pending.length).toBe(1);
    await host.ask('unwatch', { table });
    await host.ask('watch', { table });
    await expect.poll(() => pending.length).toBe(2);
    expect((await host.ask('look', { table })).update.version).toBe(0);
    pending[0]?.();
    expect((await host.ask('look', { table })).update.version).toBe(0);
    pending[1]?.();
    await expect.poll(async () => (await host.ask('look', { table })).update.version).toBe(1);
  });
});

describe('my games', () => {
  test('are listed, newest first; a removed one is gone and can be brought back', async () => {
    const { host } = aHost();
    const one = (await host.ask('create', { table: aTable(HUMAN, 'random') })).id;
    const two = (await host.ask('create', { table: aTable(HUMAN, 'random', 'random') })).id;
    const ids = async () => (await host.ask('list', {})).tables.map(({ id }) => id);
    expect(await ids()).toEqual([two, one]);
    await host.ask('remove', { table: two });
    expect(await ids()).toEqual([one]);
    await expect(host.ask('watch', { table: two })).rejects.toMatchObject({ code: 'no-such-table' });
    await host.ask('restore', { table: two });
    expect((await ids()).toSorted()).toEqual([one, two].toSorted());
  });

  test('one that is damaged is listed with what is wrong, and hides no other', async () => {
    const store = memoryStore();
    const { host } = aHost(store);
    const { id } = await host.ask('create', { table: aTable(HUMAN, 'random') });
    const stored = await store.get(id);
    if (stored === undefined) throw new Error('not stored');
    const record = { ...stored.record, decisions: [{ seat: 0, do: 'boon 1' }] };
    await store.put({ ...stored, id: 'damaged', record });
    const { tables } = await aHost(store).host.ask('list', {});
    expect(tables.find((table) => table.id === id)?.problem).toBeNull();
    expect((await aHost(store).host.ask('exportRecord', { table: 'damaged' })).record).toEqual({ ...record, players: [HUMAN, 'random'] });
    expect(tables.find((table) => table.id === 'damaged')?.problem).toMatchObject({
      code: 'bad-record',
      detail: expect.stringMatching(/decision 1 "boon 1".*A8.2/),
    });
  });

  test('a moment of a game is shown from any eyes, and a fork plays on from it', async () => {
    const around = aHost();
    const { id: table } = await around.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const { version } = await playPersons(around, table, 12);
    const { moment } = await around.host.ask('moment', { table, version: 5, viewer: 1 });
    expect(moment).toMatchObject({ version: 5, viewer: 1, decision: { text: expect.any(String) } });
    expect(moment.events.every((logged) => logged.version === 5)).toBe(true);
    const { id: fork } = await around.host.ask('fork', { table, version: 5, sameCards: false });
    expect((await around.host.ask('watch', { table: fork })).update.version).toBe(5);
    const epochsOf = async (id: string) => (await around.host.ask('exportRecord', { table: id })).record.epochs;
    expect(await epochsOf(fork)).toEqual([{ at: 5, seed: readSeed('abc') }]);
    const { id: same } = await around.host.ask('fork', { table, version: 5, sameCards: true });
    expect(await epochsOf(same)).toBeUndefined();
    // A game with an epoch goes on after it was stored, exported and imported.
    await playPersons(around, fork, 8);
    const { text } = await around.host.ask('exportRecord', { table: fork });
    const { id: imported } = await around.host.ask('importRecord', { text });
    expect((await aHost(around.store).host.ask('exportRecord', { table: imported })).text).toBe(text);
    expect((await aHost(around.store).host.ask('look', { table: imported })).update).toMatchObject({ version: 13 });
    expect((await around.host.ask('watch', { table })).update.version).toBe(version);
  });

  test('a game exported and imported is the same game', async () => {
    const around = aHost();
    const { id: table } = await around.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    await playPersons(around, table, 20);
    const { text, record } = await around.host.ask('exportRecord', { table });
    expect(text).toBe(writeRecord(record));
    const elsewhere = aHost();
    const { id } = await elsewhere.host.ask('importRecord', { text });
    expect((await elsewhere.host.ask('exportRecord', { table: id })).text).toBe(text);
  });

  test('the same file is one game, however often it is opened, played on or removed', async () => {
    const around = aHost();
    const { id: table } = await around.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    await playPersons(around, table, 10);
    const { text } = await around.host.ask('exportRecord', { table });
    expect(await around.host.ask('importRecord', { text })).toEqual({ id: table });

    const elsewhere = aHost();
    const { id } = await elsewhere.host.ask('importRecord', { text });
    await playPersons(elsewhere, id, 5);
    expect(await elsewhere.host.ask('importRecord', { text })).toEqual({ id });
    expect((await elsewhere.host.ask('look', { table: id })).update.version).toBe(15);
    await elsewhere.host.ask('remove', { table: id });
    expect(await elsewhere.host.ask('importRecord', { text: text.replaceAll('\n', '\r\n') })).toEqual({ id });
    expect((await elsewhere.host.ask('list', {})).tables.map((one) => one.id)).toEqual([id]);

    // Another moment of it is another file.
    const { id: later } = await elsewhere.host.ask('importRecord', { text: text.split('\n').slice(0, 6).join('\n') });
    expect(later).not.toBe(id);
  });

  test('an unfinished game goes on with its bots after it was exported and imported; a bot not known here is a person', async () => {
    const around = aHost();
    const { id: table } = await around.host.ask('create', { table: aTable(HUMAN, 'adept') });
    await playPersons(around, table, 3);
    const { text } = await around.host.ask('exportRecord', { table });
    const elsewhere = aHost();
    const { id } = await elsewhere.host.ask('importRecord', { text });
    const { update } = await elsewhere.host.ask('look', { table: id });
    expect(update.seats.map(({ player }) => player)).toEqual([HUMAN, 'adept']);
    expect((await elsewhere.host.ask('exportRecord', { table: id })).text).toBe(text);
    const end = await playPersons(elsewhere, id, 2000);
    expect(end.result).not.toBeNull();

    const { id: foreign } = await aHost(elsewhere.store).host.ask('importRecord', { text: text.replace('"adept"', '"oracle"') });
    const { tables } = await elsewhere.host.ask('list', {});
    expect(tables.find((one) => one.id === foreign)?.seats.map(({ player }) => player)).toEqual([HUMAN, HUMAN]);
  });

  test('tabs of one game follow each other, step by step, also back', async () => {
    const store = memoryStore();
    const tabs: ReturnType<typeof aHost>[] = [];
    const spread = (from: number) => (id: string) => tabs.forEach((tab, at) => at !== from && void tab.host.changedElsewhere(id));
    tabs.push(aHost(store, spread(0)), aHost(store, spread(1)));
    const [one, other] = tabs as [ReturnType<typeof aHost>, ReturnType<typeof aHost>];
    const { id: table } = await one.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    await one.host.ask('watch', { table });
    await other.host.ask('watch', { table });
    const { update } = await one.host.ask('watch', { table });
    await one.host.ask('decide', { table, seat: 0, decision: update.legal[0]?.[0] ?? '', id: 'first' });
    await other.host.ask('pace', { pace: 'instant' });
    expect(other.updates).toEqual(one.updates);
    expect(other.updates.at(-1)).toMatchObject({ version: 1, reset: false });

    const [seat, legal] = Object.entries(other.updates.at(-1)?.legal ?? {})[0] ?? ['', []];
    await other.host.ask('decide', { table, seat: Number(seat), decision: legal[0] ?? '', id: 'second' });
    await one.host.ask('pace', { pace: 'instant' });
    expect(one.updates.at(-1)).toEqual(other.updates.at(-1));
    await one.host.ask('undo', { table, seat: Number(seat), version: 1 });
    await other.host.ask('pace', { pace: 'instant' });
    expect(other.updates.at(-1)).toMatchObject({ version: 1, reset: true });
  });

  test('the names of a new or imported game are written as everywhere', async () => {
    const { host } = aHost();
    const table = aTable(HUMAN, HUMAN);
    const named = { ...table, seats: table.seats.map((seat) => ({ ...seat, name: ` ${seat.name}  e\u0301` })) };
    const { id } = await host.ask('create', { table: named });
    const { text, record } = await host.ask('exportRecord', { table: id });
    expect(record.seats).toEqual(table.seats.map(({ name }) => `${name} \u00e9`));
    const { id: imported } = await host.ask('importRecord', { text: text.replace('\u00e9', 'e\u0301') });
    expect((await host.ask('exportRecord', { table: imported })).text).toBe(text);
    expect((await host.ask('look', { table: imported })).update.seats.map(({ name }) => name)).toEqual(record.seats);
    const hidden = { ...table, seats: table.seats.map((seat) => ({ ...seat, name: 'A\u200b' })) };
    await expect(host.ask('create', { table: hidden })).rejects.toThrow('seats.0: got');
  });

  test.each([
    ['not a record', 'bad-record', /line 1/],
    [
      '{"astrarium":1,"game":"chess","rules":1,"data":1,"options":{},"seed":"' + '0'.repeat(64) + '","seats":[]}',
      'bad-input',
      /game: got "chess"/,
    ],
    [
      '{"astrarium":1,"game":"astra","rules":9,"data":1,"options":{},"seed":"' + '0'.repeat(64) + '","seats":[]}',
      'other-version',
      /rules 9/,
    ],
    [
      `{"astrarium":1,"game":"astra","rules":1,"data":1,"options":{},"seed":"${'0'.repeat(64)}","seats":["Ada"]}${'\n{"seat":0,"do":"rest"}'.repeat(4001)}`,
      'bad-record',
      /more than 4000 decisions/,
    ],
    ...['x'.repeat(41), '\u3164', 'Ada\u202e', '\u0301\u0323'.repeat(120_000)].map((name): [string, string, RegExp] => [
      `{"astrarium":1,"game":"astra","rules":1,"data":1,"options":{},"seed":"${'0'.repeat(64)}","seats":["Ada","${name}"]}`,
      'bad-input',
      /^seats\.1: got ".*, expected one line of visible text, at most 40 characters$/,
    ]),
  ])('a damaged or foreign file is refused with what is wrong: %#', async (text, code, message) => {
    const { host } = aHost();
    const error: unknown = await host.ask('importRecord', { text }).catch((reason: unknown) => reason);
    expect(problemOf(error).code).toBe(code);
    expect(problemOf(error).detail).toMatch(message);
    expect((await host.ask('list', {})).tables).toEqual([]);
  });

  test('a stored game goes on by the rules it began with; one of rules not known here says so', async () => {
    const store = memoryStore();
    const { id } = await aHost(store).host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const stored = await store.get(id);
    if (stored === undefined) throw new Error('not stored');
    await store.put({ ...stored, record: { ...stored.record, rules: 1 }, revision: 2 });
    await store.put({ ...stored, id: 'later', record: { ...stored.record, rules: 99 } });

    const { host } = aHost(store);
    const { update } = await host.ask('watch', { table: id });
    expect(update.view).toMatchObject({ edition: 1 });
    await host.ask('decide', { table: id, seat: 0, decision: 'rest', id: 'on' });
    expect((await host.ask('exportRecord', { table: id })).record.rules).toBe(1);
    await expect(host.ask('watch', { table: 'later' })).rejects.toMatchObject({ code: 'other-version' });
    const { tables } = await host.ask('list', {});
    expect(tables.map((table) => [table.id, table.problem?.code])).toEqual(
      expect.arrayContaining([
        [id, undefined],
        ['later', 'other-version'],
      ]),
    );
  });

  test('when another tab was faster, this one shows what is there', async () => {
    const store = memoryStore();
    const [mine, theirs] = [aHost(store), aHost(store)];
    const { id: table } = await mine.host.ask('create', { table: aTable(HUMAN, HUMAN, HUMAN) });
    await mine.host.ask('watch', { table });
    const { update } = await theirs.host.ask('watch', { table });
    await theirs.host.ask('decide', { table, seat: 0, decision: 'rest', id: 'theirs' });
    const decision = update.legal[0]?.[0] ?? '';
    await expect(mine.host.ask('decide', { table, seat: 0, decision, id: 'mine' })).rejects.toMatchObject({ code: 'changed-elsewhere' });
    expect(mine.updates.at(-1)).toMatchObject({ version: 1, reset: true });
    expect((await mine.host.ask('watch', { table })).update).toEqual((await theirs.host.ask('watch', { table })).update);
    await theirs.host.ask('decide', { table, seat: 1, decision: 'rest', id: 'more' });
    expect((await mine.host.ask('watch', { table })).update.version).toBe(2);
  });
});

describe('a bot that thinks ahead', () => {
  /** The person marks one star, and has done. */
  async function takeTurn({ host, settle }: ReturnType<typeof aHost>, { table, legal }: TableUpdate): Promise<void> {
    let open = legal[0] ?? [];
    for (let n = 0; open.length > 0; n += 1) {
      const decision = open.find((text) => !text.startsWith('mark')) ?? '';
      await host.ask('decide', { table, seat: 0, decision: n === 0 ? (open[0] ?? '') : decision, id: crypto.randomUUID() });
      open = (await host.ask('look', { table })).update.legal[0] ?? [];
    }
    await settle();
  }

  /** A table at which a Master is thinking about its first turn. */
  async function whileMasterThinks() {
    const around = aHost();
    const { host, tasks } = around;
    const { id } = await host.ask('create', { table: aTable(HUMAN, 'master') });
    const { update } = await host.ask('watch', { table: id });
    await takeTurn(around, update);
    const asked = tasks[0];
    if (asked === undefined) throw new Error('nobody was asked');
    return { ...around, id, asked };
  }

  test('is asked elsewhere, from the view of its own seat, with the time of its level', async () => {
    const { asked } = await whileMasterThinks();
    expect(asked.task).toMatchObject({ game: 'astra', bot: 'master', milliseconds: 1000, view: { viewer: 1 } });
    expect(asked.task.legal).toContain('rest');
  });

  test('does not hold up the table, decides when it has done thinking, and says how sure it was', async () => {
    const { host, id, asked, updates, settle } = await whileMasterThinks();
    const { version } = (await host.ask('look', { table: id })).update;
    expect((await host.ask('whyNot', { table: id, seat: 0, decision: 'rest' })).refusal).not.toBeNull();
    asked.resolve(thoughtOf(asked.task.legal[0] ?? ''));
    await settle();
    expect(updates.at(-1)?.version).toBe(version + 1);
    expect(updates.at(-1)?.sure).toEqual({ 1: 0.8 });
  });

  test('drops its thought when the table moves on, and thinks anew about what is then', async () => {
    const around = await whileMasterThinks();
    const { host, id, tasks, updates } = around;
    expect(await host.ask('undo', { table: id, seat: 0, version: 0 })).toEqual({ refusal: null });
    expect(tasks).toEqual([]);
    expect(updates.at(-1)).toMatchObject({ version: 0, waitingFor: [0] });
    await takeTurn(around, (await host.ask('look', { table: id })).update);
    expect(tasks).toHaveLength(1);
  });

  test('drops its thought when the table is left, and begins again when somebody comes back', async () => {
    const { host, id, tasks, settle } = await whileMasterThinks();
    await host.ask('unwatch', { table: id });
    expect(tasks).toEqual([]);
    const { update } = await host.ask('watch', { table: id });
    expect(update.waitingFor).toEqual([1]);
    await settle();
    expect(tasks).toHaveLength(1);
  });

  test('leaves the decision to Adept where nobody can think ahead', async () => {
    const { host, id, asked, updates, settle } = await whileMasterThinks();
    const { version } = (await host.ask('look', { table: id })).update;
    asked.reject(new Error('no threads here'));
    await settle();
    expect(updates.at(-1)?.version).toBe(version + 1);
    expect(updates.at(-1)?.sure).toEqual({});
  });
});

describe('what is discovered', () => {
  const foundIn = async ({ host }: ReturnType<typeof aHost>, table: string): Promise<string[] | undefined> => {
    const { games } = await host.ask('discoveries', {});
    const game = games.find(({ id }) => id === table);
    return game && Object.keys(game.found);
  };

  test('is kept once a game, whatever is opened again; a fork begins without it; a game of before is looked through', async () => {
    const around = aHost();
    const { id } = await around.host.ask('create', { table: aTable(HUMAN, HUMAN) });
    const { events, version } = await playPersons(around, id, 2000);
    const discovered = events.filter(({ event }) => (event as AstraEvent).kind === 'discovered');
    const found = await foundIn(around, id);
    expect(found?.length).toBeGreaterThan(0);
    expect(found?.length).toBeLessThanOrEqual(discovered.length);
    const again = aHost(around.store);
    await again.host.ask('watch', { table: id });
    expect(await foundIn(again, id)).toEqual(found);

    const fork = await around.host.ask('fork', { table: id, version, sameCards: true });
    expect(await foundIn(around, fork.id)).toEqual([]);

    const older = memoryStore();
    const stored = await around.store.get(id);
    if (stored !== undefined) await older.put(stored);
    expect((await foundIn(aHost(older), id))?.toSorted()).toEqual(found?.toSorted());
  });

  test('is forgotten when it is undone, and counts from now on after a reset, which can be taken back', async () => {
    const around = aHost();
    const { host } = around;
    const { id: table } = await host.ask('create', { table: aTable(HUMAN, HUMAN) });
    let steps = 0;
    while (((await foundIn(around, table)) ?? []).length === 0 && steps < 400) {
      steps += 1;
      await playPersons(around, table, 1);
    }
    const found = await foundIn(around, table);
    expect(found).toHaveLength(1);
    const { update } = await host.ask('watch', { table });
    const before = update.events.findLast(({ event }) => (event as AstraEvent).kind === 'discovered')?.version ?? 1;
    const seat = [0, 1].find((one) => (update.undoLimits[one] ?? update.version) < before);
    if (seat !== undefined) {
      await host.ask('undo', { table, seat, version: before - 1 });
      expect(await foundIn(around, table)).toEqual([]);
    }
    expect(await host.ask('resetDiscoveries', { since: 5000 })).toEqual({ before: 0 });
    expect((await host.ask('discoveries', {})).since).toBe(5000);
    expect(await host.ask('resetDiscoveries', { since: 0 })).toEqual({ before: 5000 });
  });
});
