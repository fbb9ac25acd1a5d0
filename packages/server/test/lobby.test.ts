import { at } from '@astrarium/core';
import { LIMITS, valueHash } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBotPool } from '../src/bots/pool.ts';
import { Tables } from '../src/node/tables.ts';
import { makeTable } from '../src/tables/new-table.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import {
  aServer,
  claimSeat,
  lendAll,
  newTable,
  refusedCode,
  request,
  seatedTable,
  showValue,
  sitting,
  type TestServer,
  valueOf,
} from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;
const SOON = { timeout: 60_000 };

const TWO_BOTS = {
  game: 'astra',
  options: { players: 2 },
  seats: [
    { kind: 'bot', bot: 'adept' },
    { kind: 'bot', bot: 'adept' },
  ],
} as const;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

describe('the lobby', () => {
  it('lists public tables by phase, newest first and page by page, with public facts only', async () => {
    const made: string[] = [];
    for (let i = 0; i < LIMITS.listed + 2; i += 1) made.push((await newTable(server)).id);
    const hidden = await newTable(server, { listing: 'private' });
    const first = await request(server, 'GET /api/tables', { list: 'open' });
    expect(first.tables).toHaveLength(LIMITS.listed);
    const second = await request(server, 'GET /api/tables', { list: 'open', before: first.before ?? '' });
    expect(second.before).toBeNull();
    const listed = [...first.tables, ...second.tables];
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(made));
    expect(listed.map(({ created }) => created)).toEqual(listed.map(({ created }) => created).toSorted((a, b) => b - a));
    expect(Object.keys(at(listed, 0)).toSorted()).toEqual([
      'changed',
      'clock',
      'created',
      'deal',
      'game',
      'id',
      'listing',
      'options',
      'phase',
      'rematch',
      'result',
      'seats',
      'waitingFor',
    ]);

    const mine = await request(server, 'POST /api/tables/summaries', { ids: [hidden.id, at(made, 0), 'A'.repeat(16)] });
    expect(mine.tables.map(({ id }) => id)).toEqual([hidden.id, at(made, 0)]);
  });

  it('shows a running table under running, and a finished one with its result', async () => {
    const { id, tokens } = await seatedTable(server);
    expect((await request(server, 'GET /api/tables', { list: 'running' })).tables.map((table) => table.id)).toContain(id);
    await lendAll(server, { id, tokens });
    await expect.poll(async () => (await store.summaries([id]))[0]?.phase, SOON).toBe('finished');
    const found = (await request(server, 'GET /api/tables', { list: 'finished' })).tables.find((table) => table.id === id);
    expect(found).toMatchObject({ phase: 'finished', waitingFor: [] });
    expect(found?.result?.seats).toHaveLength(2);
  });
});

describe('a new table', () => {
  it.each([
    [{ options: { players: 9 } }, 'options.players'],
    [{ options: { players: 2, speed: 1 } }, 'options.speed'],
    [{ seats: [{ kind: 'open' as const }] }, 'seats'],
    [{ seats: [{ kind: 'open' as const }, { kind: 'bot' as const, bot: 'oracle' }] }, 'bot'],
    [{ host: { ...sitting('Ada', 0), seat: 5 } }, 'host.seat'],
    [{ host: { ...sitting('Ada\u0000', 0), seat: 0 } }, 'host.name'],
    [{ host: { ...sitting(' ', 0), seat: 0 } }, 'host.name'],
    [{ host: { name: 'Ada', valueHash: 'guess', seat: 0 } }, 'host.valueHash'],
    [{ tokenHash: 'mine' }, 'tokenHash'],
    [{ clock: { kind: 'live' as const, bank: 1, increment: 0 } }, 'clock.bank'],
    [{ absence: 59 }, 'absence'],
    [{ seed: 'xyz' }, 'seed'],
  ])('with %j is refused, with the field that is wrong', async (change, field) => {
    await expect(newTable(server, change)).rejects.toThrow(`400 bad-input: ${field}: got `);
  });

  it('with a chosen seed says that it was dealt elsewhere', async () => {
    const made = await newTable(server, { seed: '1' });
    expect(made.room.deal).toEqual({ kind: 'elsewhere' });
  });

  it('for one person begins as soon as they show their value, with Auptolemy in the other chair', async () => {
    const made = await newTable(server, { options: { players: 1 }, seats: [{ kind: 'open' }], host: { ...sitting('Ada', 0), seat: 0 } });
    expect(made.room).toMatchObject({ phase: 'waiting', deal: { kind: 'committed', shown: [] } });
    await showValue(server, made.id, 0, 0, made.token);
    const { room } = await request(server, 'GET /api/tables/:id', {}, made.id);
    expect(room).toMatchObject({ phase: 'running', seats: [{ kind: 'person' }, { kind: 'automaton' }] });
  });
});

describe('a rematch', () => {
  it('is one click for each who was there, at the same seats, and begins when all are back', async () => {
    const { id, tokens } = await seatedTable(server, { listing: 'private' });
    const news = [newToken(), newToken()];
    const again = (token: string, seat: number) => {
      const seats = [{ seat, tokenHash: hashOf(at(news, seat)), valueHash: valueHash(valueOf(3)) }];
      return request(server, 'POST /api/tables/:id/rematch', { seats }, id, { token });
    };
    expect(await refusedCode(again(at(tokens, 0), 0))).toBe('wrong-phase');
    await lendAll(server, { id, tokens });
    await expect.poll(async () => (await store.summaries([id]))[0]?.phase, SOON).toBe('finished');
    expect(await refusedCode(again('x'.repeat(43), 0))).toBe('no-entry');

    const [first, same] = await Promise.all([again(at(tokens, 1), 1), again(at(tokens, 1), 1)]);
    expect(same.id).toBe(first.id);
    expect(first.id).not.toBe(id);
    expect(first.room).toMatchObject({
      phase: 'waiting',
      seats: [
        { kind: 'open', name: 'Player 0' },
        { kind: 'person', name: 'Player 1' },
      ],
    });
    expect(await refusedCode(claimSeat(server, first.id, sitting('Eve', 4)))).toBe('no-entry');
    expect((await request(server, 'GET /api/tables/:id', {}, id, { token: at(tokens, 0) })).room.rematch).toBe(first.id);

    const second = await again(at(tokens, 0), 0);
    expect(second.you.seats).toEqual([0]);
    for (const seat of [0, 1]) await showValue(server, first.id, seat, 3, at(news, seat));
    const { update } = await request(server, 'GET /api/tables/:id/update', {}, first.id, { token: at(news, 0) });
    expect(update).toMatchObject({ viewer: 0, version: 0 });
  });
});

describe('bots', () => {
  it('think in threads of their own, and the same task gives the same decision', async () => {
    const script = new URL('../../../scripts/lib/bundle.mjs', import.meta.url).href;
    const { bundle } = (await import(script)) as { bundle: (entry: string, name: string) => Promise<string> };
    const pool = openBotPool(await bundle('packages/server/src/bots/worker.ts', 'bots'));
    const { id, tokens } = await seatedTable(server);
    const { update } = await request(server, 'GET /api/tables/:id/update', {}, id, { token: at(tokens, 0) });
    const seat = update?.waitingFor[0] ?? 0;
    const asked = await request(server, 'GET /api/tables/:id/update', {}, id, { token: at(tokens, seat) });
    const legal = asked.update?.legal[seat] ?? [];
    const task = {
      session: `${id} ${seat} novice`,
      game: 'astra',
      bot: 'novice',
      view: asked.update?.view,
      legal,
      luck: 1,
      milliseconds: 0,
      creator: '',
      unattended: false,
    };
    const decision = await pool.choose(task);
    expect(legal).toContain(decision);
    expect(await pool.choose(task)).toBe(decision);
    await expect(pool.choose({ ...task, view: null, bot: 'adept' })).rejects.toThrow();
    await pool.close();
  });

  it('that fail leave their seats to chance, so that no game stands still', async () => {
    const reported: unknown[] = [];
    const failing = async (): Promise<string> => {
      throw new Error('no idea');
    };
    const tables = new Tables({ store, chooseForBot: failing, botPause: 0, now: Date.now, report: (error) => reported.push(error) });
    const made = await makeTable(
      store,
      { ...TWO_BOTS, listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf('mine') },
      { now: Date.now(), creator: '', botTables: 1 },
    );
    tables.wake(await tables.find(made.id));
    await expect.poll(async () => (await store.summaries([made.id]))[0]?.phase, SOON).toBe('finished');
    expect(reported.length).toBeGreaterThan(0);
    await tables.close();
  });
});
