import { at } from '@astrarium/core';
import { type Clock, LIMITS, type RoomSeat } from '@astrarium/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/cluster/bus/bus.ts';
import { inProcessBus } from '../src/cluster/bus/in-process.ts';
import type { Store } from '../src/store/store.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client } from './a-client.ts';
import {
  aServer,
  claimSeat,
  lendAll,
  NO_LIMITS,
  newTable,
  Refused,
  refusedCode,
  request,
  type SeatedTable,
  seatedTable,
  sitting,
  type TestServer,
} from './a-server.ts';
import { aStore } from './a-store.ts';

const SECOND = 1000;
const HOUR = 60 * 60;
const LIVE: Clock = { kind: 'live', bank: 3600, increment: 0 };

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

async function start(on: Store = store, bus?: Bus): Promise<TestServer> {
  const server = await aServer(on, NO_LIMITS, () => now, { ...(bus && { bus }) });
  running.push(server);
  return server;
}

async function stop(server: TestServer): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.stop();
}

/** A table in one sitting; its host, who has no seat, asks for the bots. */
function inOneSitting(server: TestServer, absence?: number): Promise<SeatedTable> {
  return seatedTable(server, { clock: LIVE, ...(absence !== undefined && { absence }) });
}

/** The host asks for a bot in seat 1: how long to wait for it; 0 when it is there. */
async function replacing(server: TestServer, { id, host }: SeatedTable): Promise<number> {
  try {
    await request(server, 'POST /api/tables/:id/replace', { seat: 1 }, id, { token: host });
    return 0;
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== 'not-absent') throw error;
    return error.problem.wait ?? Number.NaN;
  }
}

async function seatOf(server: TestServer, { id }: SeatedTable): Promise<RoomSeat | undefined> {
  return (await request(server, 'GET /api/tables/:id', {}, id)).room.seats[1];
}

async function storedUntil({ id }: SeatedTable): Promise<number | undefined> {
  return (await store.presence([id])).find(({ seat }) => seat === 1)?.until;
}

/** Seat 1 watches over a connection. */
async function watching(server: TestServer, { id, tokens }: SeatedTable): Promise<Client> {
  const client = await Client.open(server, id, at(tokens, 1));
  await client.watch();
  return client;
}

async function leaves(server: TestServer, table: SeatedTable, client: Client): Promise<void> {
  client.cut();
  await expect.poll(async () => (await seatOf(server, table))?.present).toBe(false);
}

describe('the host lets a bot play', () => {
  it('for nobody who is connected, and for whoever left only after the time of the table; all see since when', async () => {
    const server = await start();
    const table = await inOneSitting(server);
    const onlooker = await Client.open(server, table.id);
    await onlooker.watch();
    const client = await watching(server, table);
    now += 600 * SECOND;
    expect(await replacing(server, table)).toBe(180 * SECOND);
    expect(await seatOf(server, table)).toMatchObject({ present: true, awaySince: null });

    const left = now;
    await leaves(server, table, client);
    await onlooker.until(({ room }) => room?.seats[1]?.awaySince === left);
    expect(onlooker.room?.absence).toBe(180);
    now += 100 * SECOND;
    expect(await replacing(server, table)).toBe(80 * SECOND);
    // A moment back at the table, and it begins anew.
    await leaves(server, table, await watching(server, table));
    now += 179 * SECOND;
    expect(await replacing(server, table)).toBe(SECOND);
    now += SECOND;
    expect(await replacing(server, table)).toBe(0);
    await onlooker.until(({ room }) => room?.seats[1]?.kind === 'person' && room.seats[1].lent === 'adept');
    onlooker.cut();
  });

  it('for nobody who asks by HTTP; little of that is written', async () => {
    let writes = 0;
    const counted: Store = {
      ...store,
      savePresence: (all) => {
        writes += all.length;
        return store.savePresence(all);
      },
    };
    const server = await start(counted);
    const table = await inOneSitting(server);
    now += 170 * SECOND;
    writes = 0;
    for (let n = 0; n < 50; n += 1) await request(server, 'GET /api/tables/:id/chat', {}, table.id, { token: at(table.tokens, 1) });
    expect(await seatOf(server, table)).toMatchObject({ present: true, awaySince: null });
    await expect.poll(() => storedUntil(table)).toBe(now + 45 * SECOND);
    expect(writes).toBe(1);
    now += 45 * SECOND;
    expect(await seatOf(server, table)).toMatchObject({ present: false, awaySince: now });
    expect(await replacing(server, table)).toBe(180 * SECOND);
    now += 180 * SECOND;
    expect(await replacing(server, table)).toBe(0);
  });

  it('for nobody whose sign of life is just being written', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = await start({ ...store, savePresence: (all) => released.then(() => store.savePresence(all)) });
    const table = await inOneSitting(server);
    now += 600 * SECOND;
    await request(server, 'GET /api/tables/:id/chat', {}, table.id, { token: at(table.tokens, 1) });
    const wait = await replacing(server, table);
    release();
    expect(wait).toBe(180 * SECOND);
  });

  it('for nobody who asks over a connection without watching', async () => {
    const server = await start();
    const table = await inOneSitting(server);
    now += 600 * SECOND;
    const client = await Client.open(server, table.id, at(table.tokens, 1));
    expect(await refusedCode(client.ask('decide', { seat: 1, decision: 'anything', id: 'whatever-1' }))).not.toBe('none');
    client.cut();
    expect(await replacing(server, table)).toBe(180 * SECOND);
  });

  it('counting from the start of the game for whoever never came', async () => {
    const server = await start();
    const { id, token, invite } = await newTable(server, { clock: LIVE, seed: '1', host: { ...sitting('Ada', 0), seat: 0 } });
    now += 600 * SECOND;
    await claimSeat(server, id, { ...sitting('Bo', 1), code: invite });
    now += 10 * SECOND;
    expect(await replacing(server, { id, host: token, invite, tokens: [] })).toBe(170 * SECOND);
  });

  it('not for a new holder, to whom the seat was just handed over', async () => {
    const server = await start();
    const table = await inOneSitting(server);
    const by = { token: at(table.tokens, 1) };
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 1 }, table.id, by);
    now += 600 * SECOND;
    await claimSeat(server, table.id, { ...sitting('Bo', 1), code });
    expect(await replacing(server, table)).toBe(180 * SECOND);
    // The one before holds nothing any more, and keeps nobody there.
    now += 225 * SECOND;
    await request(server, 'GET /api/tables/:id', {}, table.id, by);
    expect(await replacing(server, table)).toBe(0);
  });

  it('before the start at any time: a seat may be freed then too', async () => {
    const server = await start();
    const { id, token } = await newTable(server, { clock: LIVE });
    const { seat } = await claimSeat(server, id, sitting('Bo', 1));
    const { room } = await request(server, 'POST /api/tables/:id/replace', { seat }, id, { token });
    expect(room.seats[seat]).toMatchObject({ kind: 'bot', awaySince: null });
  });
});

describe('an absence', () => {
  it('goes on over a restart, which makes nobody absent at once', async () => {
    const first = await start();
    const table = await inOneSitting(first);
    const client = await watching(first, table);
    now += 600 * SECOND;
    const stopped = now;
    await stop(first);
    client.cut();
    now += 20 * SECOND;
    const server = await start();
    expect(await seatOf(server, table)).toMatchObject({ present: false, awaySince: stopped });
    expect(await replacing(server, table)).toBe(160 * SECOND);
  });

  it('begins a while after their node died, which keeps nobody there for ever', async () => {
    let alive = true;
    const mortal: Store = { ...store, savePresence: (all) => (alive ? store.savePresence(all) : Promise.reject(new Error('dead'))) };
    const dying = await start(mortal);
    const table = await inOneSitting(dying);
    const client = await watching(dying, table);
    now += 600 * SECOND;
    await dying.tables.presence.pulse();
    now += 10 * SECOND;
    alive = false;
    await stop(dying);
    client.cut();

    const server = await start();
    expect(await seatOf(server, table)).toMatchObject({ present: true, awaySince: null });
    now += 35 * SECOND;
    expect(await seatOf(server, table)).toMatchObject({ present: false, awaySince: now });
    now += 60 * SECOND;
    expect(await replacing(server, table)).toBe(120 * SECOND);
    now += 120 * SECOND;
    expect(await replacing(server, table)).toBe(0);
  });

  it('is the same at every node', async () => {
    const bus = inProcessBus();
    const [here, there] = [await start(store, bus), await start(store, bus)];
    const table = await inOneSitting(here);
    const onlooker = await Client.open(here, table.id);
    await onlooker.watch();
    const client = await watching(there, table);
    await onlooker.until(({ room }) => room?.seats[1]?.present === true);
    now += 600 * SECOND;
    await there.tables.presence.pulse();
    expect(await replacing(here, table)).toBe(180 * SECOND);
    const left = now;
    client.cut();
    await onlooker.until(({ room }) => room?.seats[1]?.awaySince === left);

    // Whoever asks the other node by HTTP is found in the store.
    now += 170 * SECOND;
    await request(there, 'GET /api/tables/:id/chat', {}, table.id, { token: at(table.tokens, 1) });
    await expect.poll(() => storedUntil(table)).toBe(now + 45 * SECOND);
    await here.tables.presence.pulse();
    await onlooker.until(({ room }) => room?.seats[1]?.present === true);
    now += 50 * SECOND;
    expect(await replacing(here, table)).toBe(175 * SECOND);
    // Nothing happened but time, and yet all are told.
    await here.tables.presence.pulse();
    await onlooker.until(({ room }) => room?.seats[1]?.awaySince === left + 215 * SECOND);
    onlooker.cut();
  });

  it('is stored as soon as the store takes it again', async () => {
    let down = true;
    const shaky: Store = { ...store, savePresence: (all) => (down ? Promise.reject(new Error('down')) : store.savePresence(all)) };
    const server = await start(shaky);
    const table = await inOneSitting(server);
    now += 100 * SECOND;
    await leaves(server, table, await watching(server, table));
    expect(await storedUntil(table)).not.toBe(now);
    down = false;
    await server.tables.presence.pulse();
    expect(await storedUntil(table)).toBe(now);
  });
});

describe('how long it has to be', () => {
  it.each<[Clock, number]>([
    [LIVE, 180],
    [{ kind: 'days', days: 3 }, 36 * HOUR],
    [{ kind: 'none' }, 600],
  ])('is usual for the clock: %j', async (clock, seconds) => {
    const server = await start();
    expect((await newTable(server, { clock })).room.absence).toBe(seconds);
  });

  it('is set with the table, and kept for a rematch', async () => {
    const server = await start();
    const table = await seatedTable(server, { absence: 2 * HOUR });
    now += 1.5 * HOUR * SECOND;
    // The last thing seat 1 did was to show a value.
    expect(await replacing(server, table)).toBe(0.5 * HOUR * SECOND);
    await lendAll(server, table);
    await expect.poll(async () => (await store.summaries([table.id]))[0]?.phase, { timeout: 60_000 }).toBe('finished');
    const ask = { seats: [], host: hashOf(newToken()) };
    const { room } = await request(server, 'POST /api/tables/:id/rematch', ask, table.id, { token: table.host });
    expect(room.absence).toBe(2 * HOUR);
  });

  it('is within limits', async () => {
    const server = await start();
    const { min, max } = LIMITS.absenceSeconds;
    for (const absence of [min - 1, max + 1, 90.5])
      await expect(newTable(server, { absence })).rejects.toThrow('400 bad-input: absence: got ');
    expect((await newTable(server, { absence: max })).room.absence).toBe(max);
  });

  it('of a table made before there was such a term is the usual', async () => {
    const server = await start();
    const { id } = await inOneSitting(server, HOUR);
    const { header, revision } = (await store.loadTable(id)) ?? {};
    if (header === undefined || revision === undefined) throw new Error('not stored');
    const { absence, ...before } = header;
    expect(absence).toBe(HOUR);
    expect(await store.changeRoom(id, revision, { at: now, header: before })).toBe('kept');
    await stop(server);
    expect((await request(await start(), 'GET /api/tables/:id', {}, id)).room.absence).toBe(180);
  });
});
