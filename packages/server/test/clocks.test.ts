import { at, quickRandom } from '@astrarium/core';
import type { Clock } from '@astrarium/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { callTime } from '../src/node/timeouts.ts';
import type { Entry, StoredClock, StoredSeat, UndoEntry } from '../src/store/rows.ts';
import { clockAfter, isTimeUp, leftAfterUndo, leftNow, seatClocks, timedOut } from '../src/tables/clocks.ts';
import type { TableRow } from '../src/tables/table-row.ts';
import { Client, playTogether } from './a-client.ts';
import {
  aServer,
  claimSeat,
  NO_LIMITS,
  newTable,
  refusedCode,
  request,
  seatedTable,
  showValue,
  sitting,
  type TestServer,
} from './a-server.ts';
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

async function start(choose?: () => Promise<string>): Promise<TestServer> {
  const server = await aServer(store, NO_LIMITS, () => now, { ...(choose && { choose }) });
  running.push(server);
  return server;
}

const SITS: StoredSeat = {
  name: '',
  ink: 'rose',
  player: 'person',
  lentTo: null,
  tokenHash: null,
  value: '',
  valueHash: '',
  origin: null,
  thereUntil: 0,
};

const LENT: StoredSeat[] = [{ ...SITS, lentTo: 'adept' }, SITS, SITS];

function row(clock: Clock, waitingFor: readonly number[], stored: StoredClock | null, seats = [SITS, SITS, SITS]): TableRow {
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
  const begun = clockAfter({ ...row(LIVE, [0], null), phase: 'waiting' }, row(LIVE, [0], null), 0);

  it('begins for whoever is waited for, with the whole bank for everybody', () => {
    expect(begun).toEqual({ left: [100_000, 100_000, 100_000], since: [0, null, null], due: 100_000 });
  });

  it('runs on while the same seat decides, and stops with the increment when its turn is over', () => {
    const before = row(LIVE, [0], begun ?? null);
    expect(clockAfter(before, before, 5_000, decided(0))).toBeUndefined();
    const after = clockAfter(before, row(LIVE, [1, 2], begun ?? null), 7_000, decided(0));
    expect(after).toEqual({ left: [103_000, 100_000, 100_000], since: [null, 7_000, 7_000], due: 107_000 });
  });

  it('stands while a bot plays the seat, without an increment; what the bot has answered costs nothing', () => {
    const before = row(LIVE, [0], begun ?? null);
    const lent = clockAfter(before, { ...before, seats: LENT }, 7_000) ?? null;
    expect(lent).toEqual({ left: [93_000, 100_000, 100_000], since: [null, null, null], due: null, lent: [7_000, null, null] });
    const again = clockAfter(row(LIVE, [0], lent, LENT), row(LIVE, [0], lent, LENT), 9_000, decided(0)) ?? null;
    expect(again).toMatchObject({ left: [93_000, 100_000, 100_000], lent: [9_000, null, null] });
    const over = clockAfter(row(LIVE, [0], again, LENT), row(LIVE, [1], again, LENT), 12_000, decided(0)) ?? null;
    expect(over).toEqual({ left: [93_000, 100_000, 100_000], since: [null, 12_000, null], due: 112_000 });
    expect(clockAfter(row(LIVE, [1], over, LENT), row(LIVE, [1], over), 15_000)).toBeUndefined();
  });

  it('counts the time that a bot had the same question, when the seat is taken back before it answers', () => {
    const lent: StoredClock = { left: [93_000, 100_000, 100_000], since: [null, null, null], due: null, lent: [7_000, null, null] };
    const back = clockAfter(row(LIVE, [0], lent, LENT), row(LIVE, [0], lent), 9_000);
    expect(back).toEqual({ left: [91_000, 100_000, 100_000], since: [9_000, null, null], due: 100_000 });
    expect([99_999, 100_000].map((time) => isTimeUp(row(LIVE, [0], lent, LENT), 0, time))).toEqual([false, true]);
    const out: StoredClock = { left: [0, 70_000, 70_000], since: [null, 5, null], due: null };
    expect([0, 1].map((seat) => isTimeUp(row(LIVE, [1], out), seat, 9))).toEqual([true, false]);
    // So it does for whoever lets the bot answer, takes the seat back, and then goes back too.
    expect(leftNow(row(LIVE, [0], lent, LENT), 9_000)).toEqual([91_000, 100_000, 100_000]);
  });

  it.each([LIVE, { kind: 'days', days: 1 } as const])('is neither stopped nor filled by any lending and taking back: %j', (clock) => {
    const below = quickRandom(17);
    let table = row(clock, [0], clockAfter({ ...row(clock, [0], null), phase: 'waiting' }, row(clock, [0], null), 0) ?? null);
    const full = table.clock?.left[0] ?? 0;
    let time = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      time += below(300);
      const next = { ...table, seats: below(2) === 0 ? LENT : [SITS, SITS, SITS] };
      table = { ...next, clock: clockAfter(table, next, time) ?? table.clock };
      if (table.seats === LENT) expect(isTimeUp(table, 0, time)).toBe(false);
      else expect(seatClocks(table, time)[0]).toEqual({ left: full - time, running: true });
    }
  });

  it('is set back by going back: to what everybody had, but who goes back by law has used their own time', () => {
    const taken = { kind: 'decide', text: '', by: 'person' } as const;
    const entries: Entry[] = [
      { ...taken, number: 1, at: 4_000, seat: 0, id: 'a', left: [96_000, 100_000, 100_000] },
      { ...taken, number: 2, at: 7_000, seat: 0, id: 'b', left: [93_000, 100_000, 100_000] },
    ];
    // The turn of seat 0 was over, with its increment; the clock of seat 1 ran for a second.
    const over = row(LIVE, [1], { left: [103_000, 100_000, 100_000], since: [null, 7_000, null], due: 107_000 });
    const undo: UndoEntry = { kind: 'undo', number: 3, at: 8_000, seat: 0, to: 0 };
    const left = leftAfterUndo(over, entries, undo) ?? [];
    expect(left).toEqual([93_000, 100_000, 100_000]);
    expect(clockAfter(over, row(LIVE, [0], null), 8_000, { ...undo, left })).toMatchObject({ left, since: [8_000, null, null] });
    // Agreed by all, everybody has the clocks of that moment.
    expect(leftAfterUndo(over, entries, { ...undo, epoch: 'e' })).toEqual([96_000, 100_000, 100_000]);
    // Whoever thinks on all the while, as for a tied Boon, goes on.
    const both = row(LIVE, [1], { left: [103_000, 100_000, 100_000], since: [null, 1_000, null], due: 101_000 });
    expect(leftAfterUndo(both, entries, undo)).toEqual([93_000, 93_000, 100_000]);
    expect(leftAfterUndo(over, [{ ...taken, number: 1, at: 4_000, seat: 0, id: 'a' }], undo)).toBeUndefined();
  });

  it('stands for bots, and when the game is over', () => {
    const bots = [SITS, { ...SITS, player: 'bot:adept' }, SITS] as const;
    const table = row(LIVE, [1, 2], begun ?? null, [...bots]);
    expect(clockAfter(row(LIVE, [0], begun ?? null, [...bots]), table, 1_000, decided(0))?.since).toEqual([null, null, 1_000]);
    expect(seatClocks(table, 1_000)).toEqual([
      { left: 99_000, running: true },
      { left: null, running: false },
      { left: 100_000, running: false },
    ]);
    const over = clockAfter(row(LIVE, [0], begun ?? null), { ...row(LIVE, [], begun ?? null), phase: 'finished' }, 1_000, decided(0));
    expect(over).toMatchObject({ since: [null, null, null], due: null });
  });

  it('is up at its very end, not before', () => {
    const table = row(LIVE, [0], begun ?? null);
    expect(timedOut(table, 99_999)).toEqual([]);
    expect(timedOut(table, 100_000)).toEqual([0]);
  });
});

describe('a clock by days', () => {
  const clock: Clock = { kind: 'days', days: 3 };

  it('is full again for each decision', () => {
    const begun = clockAfter({ ...row(clock, [0], null), phase: 'waiting' }, row(clock, [0], null), 0) ?? null;
    expect(begun).toMatchObject({ since: [0, null, null], due: 3 * DAY });
    const same = row(clock, [0], begun);
    expect(clockAfter(same, same, 2 * DAY, decided(0))).toMatchObject({ since: [2 * DAY, null, null], due: 5 * DAY });
    expect(clockAfter(same, same, 2 * DAY, decided(1))).toBeUndefined();
    expect(clockAfter(same, row(clock, [1], begun), 2 * DAY, decided(0))).toMatchObject({
      since: [null, 2 * DAY, null],
      due: 5 * DAY,
    });
  });
});

describe('a clock by days, lent and taken back', () => {
  const clock: Clock = { kind: 'days', days: 3 };
  const begun: StoredClock = { left: [3 * DAY, 3 * DAY, 3 * DAY], since: [0, null, null], due: 3 * DAY };

  it('has the days that were left for the same decision, and all of them for the next', () => {
    const stands = clockAfter(row(clock, [0], begun), row(clock, [0], begun, LENT), 2 * DAY) ?? null;
    expect(stands).toMatchObject({ left: [DAY, 3 * DAY, 3 * DAY], since: [null, null, null] });
    const back = clockAfter(row(clock, [0], stands, LENT), row(clock, [0], stands), 2 * DAY + 5);
    expect(back).toMatchObject({ left: [DAY - 5, 3 * DAY, 3 * DAY], since: [2 * DAY + 5, null, null] });
    const next = clockAfter(row(clock, [0], stands, LENT), row(clock, [0], stands, LENT), 2 * DAY + 5, decided(0));
    expect(next).toMatchObject({ left: [3 * DAY, 3 * DAY, 3 * DAY], since: [null, null, null] });
  });

  it('is not renewed by deciding and going back', () => {
    const taken: Entry = { ...decided(0), at: 2 * DAY, left: [DAY, 3 * DAY, 3 * DAY] };
    const before = row(clock, [0], { left: [3 * DAY, 3 * DAY, 3 * DAY], since: [2 * DAY, null, null], due: 5 * DAY });
    const undo: UndoEntry = { kind: 'undo', number: 2, at: 2.5 * DAY, seat: 0, to: 0 };
    expect(leftAfterUndo(before, [taken], undo)).toEqual([DAY / 2, 3 * DAY, 3 * DAY]);
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

    expect(await refusedCode(watching.ask('takeBack', { seat: slow }))).toBe('time-up');
    expect((await request(server, 'GET /api/tables/:id', {}, id)).room.seats[slow]).toMatchObject({ lent: 'adept' });

    // Nor does handing the seat over, to oneself or anybody, bring time back.
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: slow }, id, { token: at(tokens, slow) });
    const taken = await claimSeat(server, id, { ...sitting('Ada', 1), code });
    expect(taken.you.seats).toEqual([slow]);
    expect(taken.room.seats[slow]).toMatchObject({ name: 'Ada', lent: 'adept' });
    watching.cut();
  });

  it('lending, taking back and handing over never stop a clock, nor fill it', async () => {
    // A bot that thinks for as long as the test does.
    const server = await start(() => new Promise(() => undefined));
    const { id, tokens } = await seatedTable(server, { clock: LIVE });
    const seat = (await store.loadTable(id))?.waitingFor[0] ?? 0;
    const lentTo = { seat, bot: 'grandmaster' };
    let token = at(tokens, seat);
    const left = async (): Promise<number> => (await request(server, 'GET /api/tables/:id', {}, id)).room.clocks[seat]?.left ?? 0;
    for (let turn = 0; turn < 4; turn += 1) {
      now += SECOND;
      await request(server, 'POST /api/tables/:id/lend', lentTo, id, { token });
      now += SECOND;
      await request(server, 'POST /api/tables/:id/take-back', { seat }, id, { token });
      now += SECOND;
      await request(server, 'POST /api/tables/:id/lend', lentTo, id, { token });
      now += SECOND;
      const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat }, id, { token });
      ({ token } = await claimSeat(server, id, { ...sitting('Ada', 1), code }));
      expect(await left()).toBe(100_000 - 4 * (turn + 1) * SECOND);
    }
    await request(server, 'POST /api/tables/:id/lend', lentTo, id, { token });
    now += 84 * SECOND;
    expect(await refusedCode(request(server, 'POST /api/tables/:id/take-back', { seat }, id, { token }))).toBe('time-up');
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

  it('going back by agreement gives everybody the clocks of that moment, and all are told', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server, { clock: LIVE });
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) await client.watch();
    const seat = at(clients, 0).update?.waitingFor[0] ?? 0;
    now += 20 * SECOND;
    while (at(clients, 0).update?.waitingFor.includes(seat) === true) await playTogether(clients, 1);
    now += 30 * SECOND;
    await at(clients, 1 - seat).ask('askUndo', { seat: 1 - seat, version: 0 });
    await at(clients, seat).ask('answerUndo', { seat, yes: true });
    for (const client of clients)
      await client.until(({ update, room }) => update?.undone?.agreed === true && room?.clocks[seat]?.left === 80_000);
    expect(at(clients, 0).room?.clocks[seat]).toEqual({ left: 80_000, running: true });
    expect(at(clients, 0).room?.clocks[1 - seat]).toEqual({ left: 100_000, running: false });
    expect((await store.loadTable(id))?.entries.at(-1)).toMatchObject({ kind: 'undo', left: expect.any(Array) });
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
