import type { Socket } from 'node:net';
import { astra } from '@astrarium/astra';
import { at, type GameRecord, quickRandom, readSeed, Table, writeRecord } from '@astrarium/core';
import { type CreatedTable, LIMITS, type Room } from '@astrarium/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, callerOf } from '../src/limits/address.ts';
import type { LimitOptions } from '../src/limits/limits.ts';
import { RateLimit } from '../src/limits/rate.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import type { Subscriber } from '../src/updates/subscribers.ts';
import { Client, playTogether } from './a-client.ts';
import { ASTRA_FOR_TWO, aServer, NO_LIMITS, newTable, refusedCode, request, seatedTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
/** A token, and its hash. */
function aToken(): [string, string] {
  const token = newToken();
  return [token, hashOf(token)];
}

/** A game of Astra played by whim to its end. */
function aFinishedRecord(): GameRecord {
  const table = Table.start(astra, { options: { players: 2 }, seed: readSeed('5eed') });
  const below = quickRandom(1);
  while (table.result() === undefined) {
    const seat = at(table.waitingFor(), 0);
    const legal = table.legal(seat);
    table.decide(seat, at(legal, below(legal.length)));
  }
  return table.record();
}

let server: TestServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(limits: Partial<LimitOptions> = {}): Promise<TestServer> {
  server = await aServer(store, { ...NO_LIMITS, ...limits });
  return server;
}

describe('a rate limit', () => {
  it('lets a burst pass, then as many as come back with time, each key for itself', () => {
    let now = 0;
    const limit = new RateLimit({ burst: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4].map(() => limit.allows('a'))).toEqual([true, true, true, false]);
    expect(limit.allows('b')).toBe(true);
    now = 500;
    expect([limit.allows('a'), limit.allows('a')]).toEqual([true, false]);
    now = 60_000;
    expect([1, 2, 3, 4].map(() => limit.allows('a'))).toEqual([true, true, true, false]);
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});

describe('behind proxies', () => {
  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '1.1.1.1', '10.0.0.1'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, 'made up, 9.9.9.9, 1.1.1.1', '1.1.1.1'],
    [2, 'made up, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '1.1.1.1', '1.1.1.1'],
    [1, undefined, '10.0.0.1'],
    [1, ' , ', '10.0.0.1'],
  ])('%i of them, and X-Forwarded-For %j, it is %s who asks', (proxies, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const socket = { remoteAddress: '10.0.0.1' } as Socket;
    expect(addressOf({ headers, socket }, proxies)).toBe(address);
  });

  it('each address has its own limit, and nobody gets another by making one up', async () => {
    const { url } = await start({ requests: { burst: 2, perSecond: 0 }, proxies: 1 });
    const ask = async (forwarded: string): Promise<number> =>
      (await fetch(`${url}/api/tables?list=open`, { headers: { 'x-forwarded-for': forwarded } })).status;
    expect([await ask('1.1.1.1'), await ask('made up, 1.1.1.1'), await ask('again, 1.1.1.1'), await ask('1.1.1.2')]).toEqual([
      200, 200, 429, 200,
    ]);
  });
});

describe('limits', () => {
  it('of requests and of new tables are told as such', async () => {
    const few = await start({ requests: { burst: 6, perSecond: 0 }, tables: { burst: 2, perSecond: 0 } });
    await newTable(few);
    await newTable(few);
    expect(await refusedCode(newTable(few))).toBe('too-many');
    for (const _ of [1, 2, 3]) await request(few, 'GET /api/tables', { list: 'open' });
    const answer = await fetch(`${few.url}/api/tables?list=open`);
    expect(answer.status).toBe(429);
  });

  it('of new tables count rematches, and no table twice', async () => {
    const few = await start({ tables: { burst: 3, perSecond: 0 } });
    const [token, tokenHash] = aToken();
    const terms = { listing: 'public', clock: { kind: 'none' }, host: null, tokenHash } as const;
    const over = (): Promise<CreatedTable> => request(few, 'POST /api/tables/import', { ...terms, record: writeRecord(aFinishedRecord()) });
    const { id } = await over();
    expect((await over()).id).toBe(id);
    const again = { seats: [], host: aToken()[1] };
    const rematch = await request(few, 'POST /api/tables/:id/rematch', again, id, { token });
    expect((await request(few, 'POST /api/tables/:id/rematch', again, id, { token })).id).toBe(rematch.id);
    const [, third] = aToken();
    const made = await newTable(few, { tokenHash: third });
    expect((await newTable(few, { tokenHash: third })).id).toBe(made.id);
    expect(await refusedCode(newTable(few))).toBe('too-many');
  });

  it('of new tables hold for a rematch', async () => {
    const few = await start({ tables: { burst: 1, perSecond: 0 } });
    const [token, tokenHash] = aToken();
    const terms = { listing: 'public', clock: { kind: 'none' }, host: null, tokenHash } as const;
    const { id } = await request(few, 'POST /api/tables/import', { ...terms, record: writeRecord(aFinishedRecord()) });
    const rematch = request(few, 'POST /api/tables/:id/rematch', { seats: [], host: aToken()[1] }, id, { token });
    expect(await refusedCode(rematch)).toBe('too-many');
    expect((await request(few, 'GET /api/tables/:id', {}, id, { token })).room.rematch).toBeNull();
  });

  it('of links hold for the invitations of a table that is asked for again', async () => {
    const here = await start();
    const [token, tokenHash] = aToken();
    const made = await newTable(here, { tokenHash });
    for (let links = 1; links < LIMITS.links; links += 1) await newTable(here, { tokenHash });
    expect(await refusedCode(newTable(here, { tokenHash }))).toBe('too-many');
    const { links } = await request(here, 'GET /api/tables/:id/links', {}, made.id, { token });
    expect(links).toHaveLength(LIMITS.links);
  });

  it('of messages close the connection with a code that says why', async () => {
    const few = await start({ messagesOfConnection: { burst: 5, perSecond: 0 } });
    const { id } = await newTable(few);
    const client = await Client.open(few, id);
    for (let sent = 0; sent < 6; sent += 1) client.ask('peek', { viewer: 'spectator' }).catch(() => undefined);
    expect(await client.untilClosed()).toBe(4029);
  });

  it('of one token hold over all its connections', async () => {
    const few = await start({ messagesOfToken: { burst: 5, perSecond: 0 } });
    const { id, tokens } = await seatedTable(few);
    const clients = await Promise.all([1, 2, 3].map(() => Client.open(few, id, at(tokens, 0))));
    for (const client of clients) for (const _ of [1, 2, 3]) client.ask('peek', { viewer: 'spectator' }).catch(() => undefined);
    expect(await Promise.race(clients.map((client) => client.untilClosed()))).toBe(4029);
    for (const client of clients) client.cut();
  });

  it('of watching let the next one wait, and answer it', async () => {
    const here = await start();
    const { id } = await seatedTable(here);
    const client = await Client.open(here, id);
    const answered: string[] = [];
    const asked = [
      client.watch().then(() => answered.push('first')),
      client.watch().then(() => answered.push('second')),
      client.ask('peek', { viewer: 'spectator' }).then(() => answered.push('peek')),
    ];
    await Promise.all(asked);
    expect(answered).toEqual(['first', 'peek', 'second']);
    client.cut();
  });

  it('of news of the room put many of them together, and lose none', async () => {
    const here = await start();
    const table = await here.tables.find((await newTable(here)).id);
    const rooms: { spectators: number }[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
    const look = (told = (_message: string): void => undefined): Subscriber => ({
      hashes: new Set(),
      only: undefined,
      patches: false,
      send: told,
    });
    table.watch(look((message) => rooms.push((JSON.parse(message) as { room: Room }).room)));
    for (let passed = 0; passed < 1000; passed += 10) {
      table.watch(look());
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(rooms.map(({ spectators }) => spectators)).toEqual([2, 26, 51, 76, 101]);
  });

  it('let others watch before somebody who watches by many connections at once', async () => {
    const here = await start({ proxies: 1 });
    const { id } = await newTable(here);
    const from = (address: string): Promise<Client> => Client.open(here, id, undefined, { 'x-forwarded-for': address });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => from('10.0.0.1')));
    const other = await from('10.0.0.2');
    const told: string[] = [];
    await Promise.all([
      ...crowd.map((client) => client.watch().then(() => told.push('crowd'))),
      other.watch().then(() => told.push('other')),
    ]);
    expect(told.indexOf('other')).toBeLessThan(20);
    for (const client of [...crowd, other]) client.cut();
  });

  it('of connections from one address turn the next one away', async () => {
    const few = await start({ connections: 2 });
    const { id } = await newTable(few);
    const [first] = await Promise.all([Client.open(few, id), Client.open(few, id)]);
    await expect(Client.open(few, id)).rejects.toThrow('429');
    first.cut();
    await expect
      .poll(
        () =>
          Client.open(few, id).then(
            () => 'open',
            () => 'refused',
          ),
        { timeout: 10_000 },
      )
      .toBe('open');
  });

  it('of size close the connection, and refuse the request', async () => {
    const here = await start();
    const { id } = await newTable(here);
    const client = await Client.open(here, id);
    client.sendRaw(JSON.stringify({ n: 1, name: 'chat', ask: { text: 'x'.repeat(LIMITS.messageBytes) } }));
    expect(await client.untilClosed()).toBe(1009);
    const tooLarge = { code: 'x'.repeat(LIMITS.messageBytes) };
    expect(await refusedCode(request(here, 'POST /api/tables/:id/enter', tooLarge, id))).toBe('too-large');
  });

  it('a client that does not read is dropped, catches up when it comes back, and holds nobody up', async () => {
    const here = await start({ backlog: 64 * 1024 });
    const { id, tokens } = await seatedTable(here);
    const players = await Promise.all(tokens.map((token) => Client.open(here, id, token)));
    for (const client of players) await client.watch();
    const slow = await Client.open(here, id);
    await slow.watch();
    slow.stall();
    const table = await here.tables.find(id);
    // The machine's own buffers take some megabytes before anything lags behind.
    const line = { number: 1, seat: 0, name: '', text: 'x'.repeat(100_000), at: 0 };
    while (table.subscribers.size > 2) {
      table.subscribers.sendChat(line);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await playTogether(players, 4);
    const back = await Client.open(here, id);
    expect((await back.watch()).update?.number).toBe(4);
    for (const client of [...players, slow, back]) client.cut();
  });
});

describe('a page of another site', () => {
  it('can neither connect nor ask', async () => {
    const here = await start();
    const { id } = await newTable(here, ASTRA_FOR_TWO);
    await expect(Client.open(here, id, undefined, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(Client.open(here, id, undefined, { origin: 'null' })).rejects.toThrow('403');
    expect(await refusedCode(request(here, 'GET /api/tables/:id', {}, id, { origin: 'https://elsewhere.example' }))).toBe('foreign-origin');
    const own = await Client.open(here, id, undefined, { origin: here.url });
    await own.watch();
    own.cut();
  });
});

describe('what makes no sense', () => {
  it.each<[string, string | Buffer, string]>([
    ['no JSON', '{', 'not JSON'],
    ['binary', Buffer.from([1, 2, 3]), 'not binary'],
    ['a list', '[]', 'n: got nothing, expected this field'],
    ['no name', '{"n":1,"ask":{}}', 'name'],
    ['an unknown name', '{"n":1,"name":"constructor","ask":{}}', 'name'],
    ['an unknown field', '{"n":1,"name":"peek","ask":{"viewer":0,"more":1}}', 'more'],
    ['no ask', '{"n":1,"name":"watch"}', 'ask'],
    ['a negative seat', '{"n":1,"name":"whyNot","ask":{"seat":-1,"decision":"x"}}', 'seat'],
    ['a number that is none', '{"n":1e400,"name":"watch","ask":{"since":null}}', 'n: got'],
  ])('%s is answered with what was wrong, and the connection goes on', async (_title, sent, words) => {
    const here = await start();
    const { id } = await newTable(here);
    const client = await Client.open(here, id);
    client.sendRaw(sent);
    await client.until(({ received }) => received.length > 0);
    expect(JSON.parse(at(client.received, 0))).toMatchObject({
      kind: 'error',
      problem: { code: 'bad-input', detail: expect.stringContaining(words) },
    });
    expect((await client.watch()).room.table).toBe(id);
    client.cut();
  });

  it('a decision of no meaning is refused, and changes nothing', async () => {
    const here = await start();
    const { id, tokens } = await seatedTable(here);
    const clients = await Promise.all(tokens.map((token) => Client.open(here, id, token)));
    for (const client of clients) await client.watch();
    const seat = at(clients, 0).update?.waitingFor[0] ?? 0;
    expect(await refusedCode(at(clients, seat).ask('decide', { seat, decision: 'sing', id: 'nonsense-1' }))).toBe('bad-input');
    const legal = at(at(clients, seat).update?.legal[seat] ?? [], 0);
    const outOfTurn = await at(clients, 1 - seat).ask('decide', { seat: 1 - seat, decision: legal, id: 'out-of-turn' });
    expect(outOfTurn.refusal).not.toBeNull();
    expect((await store.loadTable(id))?.entries).toEqual([]);
    for (const client of clients) client.cut();
  });

  it('a table or address that is not there says so', async () => {
    const here = await start();
    expect(await refusedCode(request(here, 'GET /api/tables/:id', {}, 'A'.repeat(16)))).toBe('no-such-table');
    expect(await refusedCode(request(here, 'GET /api/tables/:id', {}, 'short'))).toBe('no-such-table');
    expect(await (await Client.open(here, 'A'.repeat(16))).untilClosed()).toBe(4004);
    const answer = await fetch(`${here.url}/api/nothing`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { problem: { code: 'no-such-thing' } }]);
  });
});
