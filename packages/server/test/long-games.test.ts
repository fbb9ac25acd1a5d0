import { adAstra } from '@astrarium/ad-astra';
import { at, type GameRecord, type Logged, Table, writeRecord } from '@astrarium/core';
import { type CreatedTable, LIMITS, type LogPart } from '@astrarium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client } from './a-client.ts';
import { aLongRecord } from './a-long-record.ts';
import { aServer, claimSeat, refusedCode, request, sitting } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const server = await aServer(store);
afterAll(server.stop);

const long = aLongRecord(LIMITS.decisions + 1);
/** The game after so many decisions, as a table whose every seat the same person has taken. */
async function begun(decisions: number): Promise<{ id: string; client: Client; token: string }> {
  const record = writeRecord({ ...long, decisions: long.decisions.slice(0, decisions) });
  const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()), record } as const;
  const { id, invite } = await request(server, 'POST /api/tables/import', terms);
  const held: string[] = [];
  for (const seat of long.seats.keys()) {
    held.push((await claimSeat(server, id, { ...sitting(`Player ${seat}`, seat), seat, code: invite })).token);
  }
  const token = at(held, at(long.decisions, decisions).seat);
  return { id, token, client: await Client.open(server, id, token) };
}

/** All parts of a log, asked for from the last to the first. */
async function parts(last: LogPart, ask: (upTo: number) => Promise<LogPart>): Promise<Logged<unknown>[]> {
  const all = [last.events];
  for (let { from } = last; from >= 0; ) {
    const part = await ask(from);
    expect(part.from).toBe(from > LIMITS.logged ? from - LIMITS.logged : -1);
    all.unshift(part.events);
    ({ from } = part);
  }
  return all.flat();
}

it('of a long game the newest part is told, and what was before by itself, to pages and programs alike', async () => {
  const decisions = 2 * LIMITS.logged + 500;
  const { id, client, token } = await begun(decisions);
  const { seat } = at(long.decisions, decisions);
  const whole = Table.open(adAstra, { ...long, decisions: long.decisions.slice(0, decisions) });
  const { update } = await client.watch();
  if (update === null) throw new Error('the game has begun');
  expect([update.from, update.reset, update.viewer]).toEqual([decisions - LIMITS.logged, true, seat]);
  expect(await parts(update, (upTo) => client.ask('log', { upTo, viewer: seat }))).toEqual(whole.log(seat));
  const spectator = { from: decisions, events: [] };
  expect(await parts(spectator, (upTo) => client.ask('log', { upTo, viewer: 'spectator' }))).toEqual(whole.log('spectator'));

  const get = (upTo: number): Promise<LogPart> => request(server, 'GET /api/tables/:id/log', { upTo }, id, { token });
  const told = await request(server, 'GET /api/tables/:id/update', {}, id, { token });
  expect(told.update).toEqual(update);
  expect(await parts(update, get)).toEqual(whole.log(seat));
  const record = await request(server, 'GET /api/tables/:id/record', {}, id, { token });
  if (record.phase === 'finished') throw new Error('the game goes on');
  expect(await parts({ from: record.from, events: record.log }, (upTo) => client.ask('log', { upTo, viewer: 'spectator' }))).toEqual(
    whole.log('spectator'),
  );
  expect(await refusedCode(get(decisions + 1))).toBe('bad-input');
  expect(await refusedCode(client.ask('log', { upTo: 10, viewer: (seat + 1) % long.seats.length }))).toBe('not-your-seat');
  client.cut();
});

it('whoever missed more than one answer tells is told the newest part, and whoever missed less just that', async () => {
  const decisions = 2 * LIMITS.logged;
  const { client } = await begun(decisions);
  // The deal that follows an import counts as well.
  const number = decisions + 1;
  expect((await client.watch(number - LIMITS.logged - 2)).update).toMatchObject({ from: decisions - LIMITS.logged, reset: true });
  expect((await client.watch(number - LIMITS.logged - 1)).update).toMatchObject({ from: decisions - LIMITS.logged, reset: false });
  client.cut();
});

it('a game as people play them is told whole', async () => {
  const { client } = await begun(LIMITS.logged);
  const { update } = await client.watch();
  expect([update?.from, update?.reset, update?.events.at(0)?.version]).toEqual([-1, true, 0]);
  client.cut();
});

it('a record with more decisions than a game may have is refused, and the limit is said', async () => {
  const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()) } as const;
  const asked = request(server, 'POST /api/tables/import', { ...terms, record: writeRecord(long) });
  await expect(asked).rejects.toThrow(`line ${LIMITS.decisions + 2}: a game can't have more than ${LIMITS.decisions} decisions here`);
  expect(await refusedCode(asked)).toBe('bad-record');
});

it('a game that comes to the limit is closed, everybody is told, and nobody goes on', async () => {
  const { id, client, token } = await begun(LIMITS.decisions - 1);
  const { update, room } = await client.watch();
  expect([update?.version, room.phase, room.closed]).toEqual([LIMITS.decisions - 1, 'running', null]);
  const { seat, do: decision } = at(long.decisions, LIMITS.decisions - 1);
  expect(await client.ask('decide', { seat, decision, id: 'the-last-of-all' })).toMatchObject({ refusal: null });
  await expect.poll(() => client.room?.phase).toBe('finished');
  expect(client.room?.closed).toBe('limit');
  expect(client.update).toMatchObject({ version: LIMITS.decisions, waitingFor: [], legal: {}, result: null });

  expect(await client.ask('decide', { seat, decision, id: 'the-last-of-all' })).toMatchObject({ refusal: null });
  const more = client.ask('decide', { seat, decision, id: 'one-more-decision' });
  await expect(more).rejects.toThrow(`it came to ${LIMITS.decisions} decisions`);
  const undo = request(server, 'POST /api/tables/:id/undo', { seat, version: LIMITS.decisions - 1 }, id, { token });
  expect(await refusedCode(undo)).toBe('wrong-phase');
  client.cut();
  server.tables.forgetIdle(Date.now() + 10 * 60_000);
  const again = await Client.open(server, id, token);
  expect(await again.watch()).toMatchObject({ update: { waitingFor: [] }, room: { phase: 'finished', closed: 'limit' } });
  again.cut();
  expect(server.reported).toEqual([]);
});

describe('epochs', () => {
  /** A game that was dealt anew before each of its first decisions, and then went on for two. */
  function dealtAnew(times: number): GameRecord {
    let table = Table.start(adAstra, { options: long.options, seed: long.seed, names: long.seats });
    for (let version = 0; version < times + 2; version += 1) {
      if (version < times) table = table.fork(version, String(version).padStart(64, '0'));
      const seat = at(table.waitingFor(), 0);
      table.decide(seat, at(table.legal(seat), 0));
    }
    return table.record();
  }

  function imported(record: GameRecord, sameCards: boolean): Promise<CreatedTable> {
    const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()) } as const;
    return request(server, 'POST /api/tables/import', { ...terms, record: writeRecord(record), sameCards });
  }

  it('of a record are no more than a game may have, and the limit is said', async () => {
    await expect(imported(dealtAnew(LIMITS.epochs + 1), true)).rejects.toThrow(`can't have more than ${LIMITS.epochs} here`);
    await expect(imported(dealtAnew(LIMITS.epochs), false)).rejects.toThrow('it may go on with the same cards');
    await imported(dealtAnew(LIMITS.epochs), true);
    await imported(dealtAnew(LIMITS.epochs - 1), false);
  });

  it('of a game are no more either: beyond the law nobody goes back to where that would be one too many', async () => {
    const record = dealtAnew(LIMITS.epochs);
    const { id, invite } = await imported(record, true);
    const seat = record.decisions.at(-1)?.seat === 0 ? 1 : 0;
    const { token } = await claimSeat(server, id, { ...sitting('Ada', 1), seat, code: invite });
    for (const free of long.seats.keys()) {
      if (free !== seat) await claimSeat(server, id, { ...sitting(`Player ${free}`, free), seat: free, code: invite });
    }
    const ask = (version: number) => refusedCode(request(server, 'POST /api/tables/:id/ask-undo', { seat, version }, id, { token }));
    expect([await ask(LIMITS.epochs), await ask(LIMITS.epochs - 1)]).toEqual(['too-many', 'none']);
  });
});
