import { at } from '@astrarium/core';
import { CLOSE_CODES, valueHash } from '@astrarium/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import type { Bus } from '../src/cluster/bus/bus.ts';
import { inProcessBus } from '../src/cluster/bus/in-process.ts';
import { postgresBus } from '../src/cluster/bus/postgres.ts';
import { openStore } from '../src/store/open.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client, playOn } from './a-client.ts';
import { aServer, NO_LIMITS, newTable, refusedCode, request, seatedTable, sitting, type TestServer, valueOf } from './a-server.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.newDatabase();
const store = await openStore({ databaseUrl });
afterAll(async () => {
  await store.close();
  await postgres.stop();
});

describe('whoever made a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(store);
  });
  afterAll(async () => {
    await server.stop();
    expect(server.reported).toEqual([]);
  });

  it('closes the game for everybody: nobody goes on, and all of it can be looked at', async () => {
    const { id, tokens, host } = await seatedTable(server, { clock: { kind: 'live', bank: 60, increment: 0 } });
    const clients = [await Client.open(server, id, at(tokens, 0)), await Client.open(server, id, at(tokens, 1))];
    for (const client of clients) await client.watch();
    const { room } = await request(server, 'POST /api/tables/:id/close', {}, id, { token: host });
    expect(room).toMatchObject({ phase: 'finished', closed: 'host' });
    for (const client of clients) await client.until((one) => one.room?.closed === 'host');
    expect(at(clients, 0).room?.clocks.some(({ running }) => running)).toBe(false);
    const more = at(clients, 0).ask('decide', { seat: 0, decision: 'stop', id: 'one-more-decision' });
    await expect(more).rejects.toThrow('the game was closed by whoever made the table');
    expect((await request(server, 'GET /api/tables/:id/record', {}, id)).phase).toBe('finished');
    // Asked again, it is as it is.
    await request(server, 'POST /api/tables/:id/close', {}, id, { token: host });
    expect(await store.dueClocks(Date.now() + 1e9, 10)).not.toContain(id);
    for (const client of clients) client.cut();
  });

  it('can not close what has not begun, and is told what would be right', async () => {
    const { id, token } = await newTable(server);
    await expect(request(server, 'POST /api/tables/:id/close', {}, id, { token })).rejects.toThrow('delete the table instead');
  });

  it('is the only one who may, by every door', async () => {
    const { id, tokens, host } = await seatedTable(server);
    for (const caller of [{ token: at(tokens, 0) }, {}, { token: newToken() }]) {
      for (const what of ['close', 'delete'] as const) {
        expect(await refusedCode(request(server, `POST /api/tables/:id/${what}`, {}, id, caller))).toBe('not-the-host');
        const client = await Client.open(server, id, caller.token);
        expect(await refusedCode(client.ask(what, {}))).toBe('not-the-host');
        client.cut();
      }
    }
    expect((await store.loadTable(id))?.phase).toBe('running');
    const client = await Client.open(server, id, host);
    expect(await client.ask('close', {})).toEqual({});
    expect(await client.ask('delete', {})).toEqual({});
    expect((await store.loadTable(id)) === undefined).toBe(true);
    client.cut();
  });

  it('deletes it: everybody is sent away, whoever waits is answered, and it stands in no list', async () => {
    const { id, host, tokens } = await seatedTable(server);
    const clients = [await Client.open(server, id, host), await Client.open(server, id, at(tokens, 0)), await Client.open(server, id)];
    for (const client of clients) await client.watch();
    const waiting = refusedCode(request(server, 'GET /api/tables/:id/update', { since: 0 }, id));
    await expect.poll(async () => (await server.tables.find(id)).nextChange.size).toBe(1);
    const answered = at(clients, 0).ask('delete', {});
    expect(await Promise.all(clients.map((client) => client.untilClosed()))).toEqual([4010, 4010, 4010]);
    expect(CLOSE_CODES.gone).toBe(4010);
    expect(await answered).toEqual({});
    expect(await waiting).toBe('table-gone');
    const lists = [request(server, 'GET /api/tables', { list: 'running' }), request(server, 'POST /api/tables/summaries', { ids: [id] })];
    for (const { tables } of await Promise.all(lists)) expect(tables.map((table) => table.id)).not.toContain(id);
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, id))).toBe('table-gone');
    const late = await Client.open(server, id, host);
    expect(await late.untilClosed()).toBe(4010);
  });

  it('deletes it, and whoever was there without watching is told when they ask for something', async () => {
    const { id, host, tokens } = await seatedTable(server);
    const client = await Client.open(server, id, at(tokens, 0));
    expect(await client.ask('readNote', { seat: 0 })).toEqual({ text: '' });
    await request(server, 'POST /api/tables/:id/delete', {}, id, { token: host });
    expect(await refusedCode(client.watch())).toBe('table-gone');
    expect(await client.untilClosed()).toBe(4010);
  });

  it('gets no other table under the same name by asking for it again', async () => {
    const token = newToken();
    const ask = { tokenHash: hashOf(token), host: { ...sitting('Ada', 1), seat: 0 } };
    const { id } = await newTable(server, ask);
    await request(server, 'POST /api/tables/:id/delete', {}, id, { token });
    expect(await refusedCode(newTable(server, ask))).toBe('table-gone');
  });

  it('may delete a rematch, and the players meet at another', async () => {
    const { id, tokens, host } = await seatedTable(server);
    await request(server, 'POST /api/tables/:id/close', {}, id, { token: host });
    const rematch = (seat: number) => {
      const seats = [{ seat, tokenHash: hashOf(newToken()), valueHash: valueHash(valueOf(seat)) }];
      return request(server, 'POST /api/tables/:id/rematch', { seats }, id, { token: at(tokens, seat) });
    };
    const mine = newToken();
    const first = await request(server, 'POST /api/tables/:id/rematch', { seats: [], host: hashOf(mine) }, id, { token: host });
    expect((await rematch(0)).id).toBe(first.id);
    await request(server, 'POST /api/tables/:id/delete', {}, first.id, { token: mine });
    const second = await rematch(0);
    expect(second.id).not.toBe(first.id);
    expect((await rematch(1)).id).toBe(second.id);
  });
});

describe('a table that another node deletes', () => {
  const running: TestServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) {
      await server.stop();
      expect(server.reported).toEqual([]);
    }
  });

  async function twoNodes(one: Bus, other: Bus): Promise<readonly [TestServer, TestServer]> {
    const nodes = [await aServer(store, NO_LIMITS, Date.now, { bus: one }), await aServer(store, NO_LIMITS, Date.now, { bus: other })];
    running.push(...nodes);
    return [at(nodes, 0), at(nodes, 1)];
  }

  async function nothingIsLeft(id: string): Promise<void> {
    while (await store.sweep({ links: 0, chat: 0, gone: 0 }, 100));
    expect([await store.loadTable(id), await store.entriesAfter(id, 0), await store.chats(id, 0, 10)]).toEqual([undefined, [], []]);
  }

  it('is ended at every node that hears of it, with all who are there', async () => {
    const bus = postgresBus(databaseUrl);
    const [here, there] = await twoNodes(bus, bus);
    const { id, tokens, host } = await seatedTable(here);
    const client = await Client.open(there, id, at(tokens, 0));
    await client.watch();
    await expect.poll(() => here.tables.otherNodes).toBe(1);
    await request(here, 'POST /api/tables/:id/delete', {}, id, { token: host });
    expect(await client.untilClosed()).toBe(CLOSE_CODES.gone);
    expect(there.tables.known(id)).toBeUndefined();
    expect(await refusedCode(request(there, 'GET /api/tables/:id', {}, id))).toBe('table-gone');
    await nothingIsLeft(id);
  });

  it.each(['decide', 'chat', 'lend', 'delete'] as const)('is not written to by one that has not heard of it: %s', async (what) => {
    const [here, there] = await twoNodes(inProcessBus(), inProcessBus());
    const { id, tokens, host } = await seatedTable(here);
    const clients = await Promise.all([host, ...tokens].map((token) => Client.open(there, id, token)));
    for (const client of clients) await client.watch();
    const turn = clients.find(({ you, update }) => update?.waitingFor.includes(you?.seats[0] ?? -1)) ?? at(clients, 1);
    await request(here, 'POST /api/tables/:id/delete', {}, id, { token: host });
    const seat = turn.you?.seats[0] ?? -1;
    const asked = {
      decide: () => playOn(turn, 1),
      chat: () => turn.ask('chat', { text: 'still here' }),
      lend: () => turn.ask('lend', { seat, bot: 'random' }),
      delete: () => at(clients, 0).ask('delete', {}),
    }[what];
    expect(await refusedCode(asked())).toBe('table-gone');
    for (const client of clients) expect(await client.untilClosed()).toBe(CLOSE_CODES.gone);
    expect(there.tables.known(id)).toBeUndefined();
    await nothingIsLeft(id);
  });

  it('while bots play it leaves nothing behind, and no bot goes on', async () => {
    const [here, there] = await twoNodes(inProcessBus(), inProcessBus());
    const { id, tokens, host } = await seatedTable(here, { seats: [{ kind: 'open' }, { kind: 'bot', bot: 'adept' }] });
    const client = await Client.open(there, id, at(tokens, 0));
    await client.watch();
    await client.ask('lend', { seat: 0, bot: 'adept' });
    await client.until(({ update }) => (update?.number ?? 0) > 3);
    await request(here, 'POST /api/tables/:id/delete', {}, id, { token: host });
    expect(await client.untilClosed()).toBe(CLOSE_CODES.gone);
    await expect.poll(() => there.tables.botTables).toBe(0);
    await nothingIsLeft(id);
    expect(await store.takeBots('node', 1000, id)).toBeUndefined();
  });
});
