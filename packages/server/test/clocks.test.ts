import { at } from '@astrarium/core';
import type { Clock } from '@astrarium/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry, StoredClock, StoredSeat } from '../src/store/store.ts';
import { clockAfter, seatClocks, timedOut } from '../src/tables/clocks.ts';
import type { Facts } from '../src/tables/facts.ts';
import { callTime } from '../src/tables/time-outs.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, NO_LIMITS, newTable, refusedCode, request, seatedTable, showValue, sitting, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const LIVE: Clock = { kind: 'live', bank: 100, increment: 10 };

const store = await aStore();
const running: TestServer[] = [];
/** The time of the tests: it passes when they say so. */
let now = 1_700_000_000_000;

afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.stop();
    expect(server.reported).toEqual([]);
  }
});

async function start(): Promise<TestServer> {
  const server = await aServer(store, NO_LIMITS, () => now);
  running.push(server);
  return server;
}

const SITS: StoredSeat = { name: '', ink: 'rose', player: 'person', lentTo: null, tokenHash: null, value: '', valueHash: '', origin: null };

function facts(clock: Clock, waitingFor: readonly number[], stored: StoredClock | null, seats = [SITS, SITS, SITS]): Facts {
  const header = { rules: 1, data: 1, options: {}, clock, commitment: null, rematchOf: null, rematch: null };
  const table = { id: 'x', game: 'astra', header, phase: 'running', listing: 'public', waitingFor, result: null, created: 0 } as const;
  return {
    ...table,
    deal: { seed: null, serverSeed: null },
    hostHash: null,
    clock: stored,
    seats,
    changed: 0,
    revision: 1,
    number: 0,
    chat: 0,
    undo: null,
  };
}

function decided(seat: number): Entry {
  return { kind: 'decide', number: 1, at: 0, seat, text: '', id: '', by: 'person' };
}

describe('a live clock', () => {
  const begun = clockAfter({ ...facts(LIVE, [0], null), phase: 'waiting' }, facts(LIVE, [0], null), 0);

  it('begins for whoever is waited for, with the whole bank for everybody', () => {
    expect(begun).toEqual({ left: [100_000, 100_000, 100_000], since: [0, null, null], due: 100_000 });
  });

  it('runs on while the same seat decides, and stops with the increment when its turn is over', () => {
    const before = facts(LIVE, [0], begun ?? null);
    expect(clockAfter(before, before, 5_000, decided(0))).toBeUndefined();
    const after = clockAfter(before, facts(LIVE, [1, 2], begun ?? null), 7_000, decided(0));
    expect(after).toEqual({ left: [103_000, 100_000, 100_000], since: [null, 7_000, 7_000], due: 107_000 });
  });

  it('gives no increment for being lent, nor twice for a turn that was taken back', () => {
    const before = facts(LIVE, [0], begun ?? null);
    const lent = clockAfter(before, { ...before, seats: [{ ...SITS, lentTo: 'adept' }, SITS, SITS] }, 7_000);
    expect(lent).toEqual({ left: [93_000, 100_000, 100_000], since: [null, null, null], due: null });
    const over = clockAfter(before, facts(LIVE, [1], begun ?? null), 7_000, decided(0)) ?? null;
    const undo: Entry = { kind: 'undo', number: 2, at: 0, seat: 0, to: 0 };
    expect(clockAfter(facts(LIVE, [1], over), facts(LIVE, [0], over), 8_000, undo)).toMatchObject({
      left: [93_000, 99_000, 100_000],
      since: [8_000, null, null],
    });
  });

  it('stands for bots, and when the game is over', () => {
    const bots = [SITS, { ...SITS, player: 'bot:adept' }, SITS] as const;
    const table = facts(LIVE, [1, 2], begun ?? null, [...bots]);
    expect(clockAfter(facts(LIVE, [0], begun ?? null, [...bots]), table, 1_000, decided(0))?.since).toEqual([null, null, 1_000]);
    expect(seatClocks(table, 1_000)).toEqual([
      { left: 99_000, running: true },
      { left: null, running: false },
      { left: 100_000, running: false },
    ]);
    const over = clockAfter(facts(LIVE, [0], begun ?? null), { ...facts(LIVE, [], begun ?? null), phase: 'finished' }, 1_000, decided(0));
    expect(over).toMatchObject({ since: [null, null, null], due: null });
  });

  it('is up at its very end, not before', () => {
    const table = facts(LIVE, [0], begun ?? null);
    expect(timedOut(table, 99_999)).toEqual([]);
    expect(timedOut(table, 100_000)).toEqual([0]);
  });

  it('has a fresh minute for whoever takes the seat back, and no more than the bank', () => {
    const lent = [{ ...SITS, lentTo: 'adept' }, SITS, SITS];
    const out: StoredClock = { left: [0, 70_000, 70_000], since: [null, 5, null], due: null };
    expect(clockAfter(facts(LIVE, [1], out, lent), facts(LIVE, [1], out), 9)?.left).toEqual([60_000, 70_000, 70_000]);
    const short: Clock = { kind: 'live', bank: 30, increment: 0 };
    expect(clockAfter(facts(short, [0], out, lent), facts(short, [0], out), 9)).toMatchObject({
      left: [30_000, 69_996, 70_000],
      due: 30_009,
    });
  });
});

describe('a clock by days', () => {
  const clock: Clock = { kind: 'days', days: 3 };

  it('is full again for each decision', () => {
    const begun = clockAfter({ ...facts(clock, [0], null), phase: 'waiting' }, facts(clock, [0], null), 0) ?? null;
    expect(begun).toMatchObject({ since: [0, null, null], due: 3 * DAY });
    const same = facts(clock, [0], begun);
    expect(clockAfter(same, same, 2 * DAY, decided(0))).toMatchObject({ since: [2 * DAY, null, null], due: 5 * DAY });
    expect(clockAfter(same, same, 2 * DAY, decided(1))).toBeUndefined();
    expect(clockAfter(same, facts(clock, [1], begun), 2 * DAY, decided(0))).toMatchObject({
      since: [null, 2 * DAY, null],
      due: 5 * DAY,
    });
  });
});

describe('at a table', () => {
  it('without a clock none is told, and none ever due', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server);
    expect((await request(server, 'GET /api/tables/:id', {}, id, { token: at(tokens, 0) })).room.clocks).toEqual([]);
    expect((await store.loadTable(id))?.clock).toBeNull();
  });

  it('time passes for whoever is waited for; a restart stops nothing; then a bot plays on until the seat is taken back', async () => {
    const first = await start();
    const { id, tokens } = await seatedTable(first, { clock: LIVE });
    const clients = await Promise.all(tokens.map((token) => Client.open(first, id, token)));
    for (const client of clients) await client.watch();
    const slow = at(clients, 0).update?.waitingFor[0] ?? 0;
    now += 30 * SECOND;
    const { room } = await request(first, 'GET /api/tables/:id', {}, id);
    expect(room.clocks[slow]).toEqual({ left: 70_000, running: true });
    expect(room.clocks[1 - slow]).toEqual({ left: 100_000, running: false });
    for (const client of clients) client.cut();
    running.splice(0);
    await first.stop();

    const server = await start();
    now += 69 * SECOND;
    await callTime(server.tables);
    expect((await request(server, 'GET /api/tables/:id', {}, id)).room.seats[slow]).toMatchObject({ kind: 'person', lent: null });
    now += SECOND;
    const watching = await Client.open(server, id, at(tokens, slow));
    await watching.watch();
    await callTime(server.tables);
    await watching.until(({ room: told }) => {
      const seat = told?.seats[slow];
      return seat?.kind === 'person' && seat.lent === 'adept';
    });
    // The bot decides until it is the other's turn, whose clock runs now.
    await watching.until(({ update }) => update?.waitingFor.includes(1 - slow) === true);
    await watching.until(({ room: told }) => told?.clocks[1 - slow]?.running === true);
    expect((await store.loadTable(id))?.entries.every((entry) => entry.kind === 'decide' && entry.by === 'bot')).toBe(true);
    const early = { seat: slow, decision: 'anything', id: 'too-early-1' };
    expect(await refusedCode(watching.ask('decide', early))).toBe('seat-lent');

    await watching.ask('takeBack', { seat: slow });
    const back = (await request(server, 'GET /api/tables/:id', {}, id)).room;
    expect(back.seats[slow]).toMatchObject({ lent: null });
    expect(back.clocks[slow]).toEqual({ left: 60_000, running: false });
    now += 59 * SECOND;
    await callTime(server.tables);
    expect((await request(server, 'GET /api/tables/:id', {}, id)).room.seats[slow]).toMatchObject({ lent: null });
    watching.cut();
  });

  it('a turn in time costs its time and earns the increment; everybody is told, and it is stored', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server, { clock: LIVE });
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) await client.watch();
    const seat = at(clients, 0).update?.waitingFor[0] ?? 0;
    now += 20 * SECOND;
    while (at(clients, 0).update?.waitingFor.includes(seat) === true) await playTogether(clients, 1);
    for (const client of clients) await client.until(({ room }) => room?.clocks[1 - seat]?.running === true);
    expect(at(clients, 0).room?.clocks[seat]).toEqual({ left: 90_000, running: false });
    expect((await store.loadTable(id))?.clock?.due).toBe(now + 100 * SECOND);
    for (const client of clients) client.cut();
  });

  it('the clock of a host alone with bots begins with the table', async () => {
    const server = await start();
    const { id, token } = await newTable(server, {
      clock: { kind: 'days', days: 2 },
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      host: { ...sitting('Ada', 1), seat: 0 },
    });
    await showValue(server, id, 0, 1, token);
    const { room } = await request(server, 'GET /api/tables/:id', {}, id);
    expect(room.phase).toBe('running');
    const { clocks } = room;
    expect(clocks[1]).toEqual({ left: null, running: false });
    expect(clocks[0]?.left).toBe(2 * DAY);
  });
});
