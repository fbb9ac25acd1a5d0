import { adAstra } from '@astrarium/ad-astra';
import { at, type GameRecord, quickRandom, Table, writeRecord } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LimitOptions } from '../src/limits/limits.ts';
import { Allowance, RateLimit } from '../src/limits/rate.ts';
import { HostedGame } from '../src/tables/hosted-game.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { verified } from '../src/tables/verify-record.ts';
import { Client } from './a-client.ts';
import { aLongRecord } from './a-long-record.ts';
import { aServer, claimSeat, NO_LIMITS, Refused, request, sitting, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const long = aLongRecord(LIMITS.decisions - 1);
let server: TestServer | undefined;
/** A running game of 1500 decisions, of which one answer tells 1000, and the token of its first seat. */
let game: { readonly id: string; readonly token: string };

async function start(limits: Partial<LimitOptions> = {}): Promise<TestServer> {
  await server?.stop();
  server = await aServer(store, { ...NO_LIMITS, ...limits });
  return server;
}

function imported(here: TestServer, record: GameRecord) {
  const terms = { listing: 'public', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()) } as const;
  return request(here, 'POST /api/tables/import', { ...terms, record: writeRecord(record) });
}

beforeAll(async () => {
  const here = await start();
  const { id, invite } = await imported(here, { ...long, decisions: long.decisions.slice(0, 1500) });
  const tokens: string[] = [];
  for (const seat of long.seats.keys()) {
    tokens.push((await claimSeat(here, id, { ...sitting(`Player ${seat}`, seat), seat, code: invite })).token);
  }
  game = { id, token: at(tokens, 0) };
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** How often it can be done before it is refused for being too much, at most 30 times. */
async function timesOf(act: () => Promise<unknown>): Promise<number> {
  for (let times = 0; times < 30; times += 1) {
    try {
      await act();
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'too-many') return times;
      if (error instanceof Error && error.message === 'closed with 4029') return times;
      throw error;
    }
  }
  return 30;
}

describe('an allowance', () => {
  it('is overdrawn by what costs more than is left, and the next one waits for that', () => {
    const allowance = new Allowance({ burst: 10, perSecond: 2 }, 0);
    expect([allowance.takes(0), allowance.takes(0, 15), allowance.takes(0)]).toEqual([true, true, false]);
    expect(allowance.wait(0)).toBe(3.5);
    allowance.spend(4);
    expect(allowance.wait(0)).toBe(5.5);
    expect([allowance.takes(5400), allowance.takes(5600)]).toEqual([false, true]);
  });

  it('of one key tells how long to wait, and who has done nothing waits for nothing', () => {
    const limit = new RateLimit({ burst: 2, perSecond: 0.5 }, () => 0);
    limit.spend('a', 4);
    expect([limit.wait('a'), limit.wait('b'), limit.allows('a'), limit.allows('b')]).toEqual([6, 0, false, true]);
  });
});

describe('what costs more counts for more', () => {
  const TWENTY = { burst: 20, perSecond: 0 };

  it('by HTTP: a long log, far more than the room', async () => {
    const asking = async (name: 'GET /api/tables/:id' | 'GET /api/tables/:id/update'): Promise<number> => {
      const here = await start({ requests: TWENTY });
      return timesOf(() => request(here, name, {}, game.id));
    };
    expect(await asking('GET /api/tables/:id')).toBe(20);
    expect(await asking('GET /api/tables/:id/update')).toBeLessThan(5);
    const here = await start({ messagesOfToken: TWENTY });
    expect(await timesOf(() => request(here, 'GET /api/tables/:id/update', {}, game.id, { token: game.token }))).toBeLessThan(5);
  });

  it.each<[string, Partial<LimitOptions>]>([
    ['connection', { messagesOfConnection: TWENTY }],
    ['address', { messages: TWENTY }],
    ['token', { messagesOfToken: TWENTY }],
  ])('over a live connection, by %s: a long log, far more than a look', async (_title, limits) => {
    const asking = async (act: (client: Client) => Promise<unknown>): Promise<number> => {
      const here = await start(limits);
      const client = await Client.open(here, game.id, game.token);
      const times = await timesOf(() => act(client));
      client.cut();
      return times;
    };
    expect(await asking((client) => client.ask('peek', { viewer: 0 }))).toBe(20);
    expect(await asking((client) => client.ask('log', { upTo: 1500, viewer: 0 }))).toBeLessThan(5);
  });

  it('what makes the game be told anew to all who watch, to whoever asks for it', async () => {
    const here = await start({ messagesOfConnection: { burst: 40, perSecond: 0 } });
    const client = await Client.open(here, game.id, game.token);
    await client.watch();
    const lendAndTakeBack = async (): Promise<void> => {
      await client.ask('lend', { seat: 0 });
      await client.ask('takeBack', { seat: 0 });
    };
    expect(await timesOf(lendAndTakeBack)).toBeLessThan(4);
  });

  it('a record that becomes a table, by its length; whoever has nothing left is told when to come back', async () => {
    const here = await start({ requests: { burst: 100, perSecond: 1 } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => imported(here, long).catch((error: unknown) => error)));
    const refused = answers.flatMap((answer) => (answer instanceof Refused ? [answer.problem.code] : []));
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(new Set(refused)).toEqual(new Set(['too-many']));
    const { status, headers } = await fetch(`${here.url}/api/tables?list=open`);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });
});

describe('a record', () => {
  it('is verified part by part, with the turn of others in between', async () => {
    let turns = 0;
    let isDone = false;
    const takeTurn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    expect((await verified(adAstra, long)).result).toBeNull();
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(15);
  });

  it('with epochs is opened from a moment near its end, and is the same', async () => {
    const here = await start();
    let table = Table.start(adAstra, { options: long.options, seed: long.seed, names: long.seats });
    const below = quickRandom(1);
    while (table.version < 300) {
      if (table.version % 128 === 0) table = table.fork(table.version, String(table.version).padStart(64, '0'));
      const seat = at(table.waitingFor(), 0);
      const legal = table.legal(seat);
      table.decide(seat, at(legal, below(legal.length)));
    }
    const { id } = await imported(here, table.record());
    const stored = await store.loadTable(id);
    if (stored === undefined) throw new Error('the table was made');
    // The epochs before it are entries too.
    expect(stored.snapshot).toMatchObject({ number: 256 + 3, body: { version: 256 } });
    const { entries, snapshot, ...row } = stored;
    const opened = new HostedGame(row, entries, snapshot);
    expect(opened.view('spectator')).toEqual(table.view('spectator'));
  });
});

describe('a long body', () => {
  it('counts by its length before it is read, whether it says how long it is or not', async () => {
    const body = JSON.stringify({ record: 'x'.repeat(400_000) });
    const send = async (here: TestServer, streamed: boolean): Promise<number> => {
      const parts = streamed ? new Blob([body]).stream() : body;
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: parts, duplex: 'half' } as RequestInit;
      return (await fetch(`${here.url}/api/tables/import`, init)).status;
    };
    for (const streamed of [false, true]) {
      const here = await start({ requests: { burst: 20, perSecond: 0.001 } });
      expect([await send(here, streamed), await send(here, streamed)]).toEqual([400, 429]);
    }
  });
});
