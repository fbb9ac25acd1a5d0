import { at, epochSeed } from '@astrarium/core';
import type { Clock, OnlineUpdate } from '@astrarium/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { callTime } from '../src/node/timeouts.ts';
import { Client, playTogether } from './a-client.ts';
import { AD_ASTRA_FOR_THREE, aServer, NO_LIMITS, refusedCode, request, seatedTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const running: TestServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.stop();
    expect(server.reported).toEqual([]);
  }
});

async function start(limits = NO_LIMITS): Promise<TestServer> {
  const server = await aServer(store, limits);
  running.push(server);
  return server;
}

interface Played {
  readonly server: TestServer;
  readonly id: string;
  readonly host: string;
  readonly tokens: readonly string[];
  readonly clients: readonly Client[];
}

/** Three at a table of Ad Astra, all watching, after so many decisions. */
async function threePlaying(decisions: number, clock: Clock = { kind: 'none' }): Promise<Played> {
  const server = await start();
  const { id, tokens, host } = await seatedTable(server, { ...AD_ASTRA_FOR_THREE, clock });
  const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
  for (const client of clients) await client.watch();
  await playTogether(clients, decisions);
  return { server, id, host, tokens, clients };
}

describe('asking the table to go back', () => {
  it('is done when all others agree, beyond the law, and stays so after a restart', async () => {
    const { server, id, clients } = await threePlaying(9);
    await at(clients, 0).ask('askUndo', { seat: 0, version: 2 });
    await at(clients, 2).until(({ room }) => room?.undo !== null);
    expect(at(clients, 2).room?.undo).toEqual({ seat: 0, version: 2, agreed: [], asked: [1, 2], ended: null });
    await at(clients, 2).ask('answerUndo', { seat: 2, yes: true });
    await at(clients, 1).until(({ room }) => room?.undo?.agreed.includes(2) === true);
    expect(at(clients, 1).update?.version).toBe(9);
    await at(clients, 1).ask('answerUndo', { seat: 1, yes: true });
    for (const client of clients) await client.until(({ update, room }) => update?.version === 2 && room?.undo === null);
    expect(at(clients, 1).update).toMatchObject({ number: 10, reset: true, from: -1, undone: { seat: 0, agreed: true } });
    const { deal, entries } = (await store.loadTable(id)) ?? {};
    expect(entries?.at(-1)).toMatchObject({ kind: 'undo', to: 2, epoch: epochSeed(deal?.seed ?? '', 10) });
    await playTogether(clients, 3);
    const { update } = at(clients, 1);
    expect(update).not.toHaveProperty('undone');

    running.splice(0);
    for (const client of clients) client.cut();
    await server.stop();
    const again = await Client.open(await start(), id);
    expect((await again.watch()).update).toMatchObject({ number: 13, version: 5, waitingFor: (update as OnlineUpdate).waitingFor });
    again.cut();
  });

  it('ends with one no, with any decision, and with any change of seats', async () => {
    const { clients } = await threePlaying(6);
    const ask = { seat: 0, version: 1 };
    const told = async (undo: boolean): Promise<void> => {
      for (const client of clients) await client.until(({ room }) => (room?.undo?.ended === null) === undo);
    };
    await at(clients, 0).ask('askUndo', ask);
    await told(true);
    await at(clients, 1).ask('answerUndo', { seat: 1, yes: false });
    await told(false);
    expect(at(clients, 2).room?.undo).toMatchObject({ seat: 0, ended: 1 });
    expect(await refusedCode(at(clients, 2).ask('answerUndo', { seat: 2, yes: true }))).toBe('wrong-phase');

    await at(clients, 0).ask('askUndo', ask);
    await told(true);
    expect(await refusedCode(at(clients, 1).ask('withdrawUndo', { seat: 1 }))).toBe('bad-input');
    await at(clients, 0).ask('withdrawUndo', { seat: 0 });
    await told(false);
    expect(at(clients, 2).room?.undo).toMatchObject({ seat: 0, ended: 0 });

    await at(clients, 0).ask('askUndo', ask);
    await told(true);
    await playTogether(clients, 1);
    await told(false);

    await at(clients, 0).ask('askUndo', ask);
    await at(clients, 1).ask('answerUndo', { seat: 1, yes: true });
    await at(clients, 2).ask('lend', { seat: 2, bot: 'random' });
    await told(false);
    expect(at(clients, 0).update?.version).toBeGreaterThanOrEqual(7);
    for (const client of clients) client.cut();
  });

  it('asks a seat that is lent too: its holder agrees, or nobody goes back', async () => {
    const { clients } = await threePlaying(6);
    const away = (at(clients, 0).update?.waitingFor[0] ?? 0) === 2 ? 1 : 2;
    await at(clients, away).ask('lend', { seat: away, bot: 'random' });
    const asker = [0, 1, 2].find((seat) => seat !== away && at(clients, seat).update?.waitingFor.includes(seat) !== true) ?? 0;
    const others = [0, 1, 2].filter((seat) => seat !== asker);
    await at(clients, asker).ask('askUndo', { seat: asker, version: 1 });
    await at(clients, asker).until(({ room }) => room?.undo !== null);
    expect(at(clients, asker).room?.undo?.asked).toEqual(others);
    for (const seat of others) await at(clients, seat).ask('answerUndo', { seat, yes: true });
    await at(clients, asker).until(({ update }) => update?.undone?.agreed === true);
    for (const client of clients) client.cut();
  });

  it('asks a seat whose time was up too', async () => {
    const { server, id, clients } = await threePlaying(6, { kind: 'live', bank: 600, increment: 0 });
    const slow = at(at(clients, 0).update?.waitingFor ?? [], 0);
    const { clock, revision } = (await store.loadTable(id)) ?? {};
    const ran = clock?.since.map((since, seat) => (seat === slow ? 1 : since)) ?? [];
    const up = { left: clock?.left ?? [], since: ran, due: 1 };
    expect(await store.changeRoom(id, revision ?? 0, { at: Date.now(), clock: up })).toBe('kept');
    await callTime(server.tables);
    await at(clients, slow).until(({ room }) => room?.seats[slow]?.kind === 'person' && room.seats[slow].lent !== null);
    expect(await refusedCode(at(clients, slow).ask('takeBack', { seat: slow }))).toBe('time-up');

    const asker = (slow + 1) % 3;
    const others = [0, 1, 2].filter((seat) => seat !== asker);
    // Any decision ends the question, the bot's too.
    await at(clients, asker).until(({ update }) => update?.waitingFor.includes(slow) === false);
    await at(clients, asker).ask('askUndo', { seat: asker, version: 1 });
    await at(clients, asker).until(({ room }) => room?.undo !== null);
    expect(at(clients, asker).room?.undo?.asked).toEqual(others);
    for (const seat of others.toReversed()) await at(clients, seat).ask('answerUndo', { seat, yes: true });
    await at(clients, asker).until(({ update }) => update?.undone?.agreed === true);
    for (const client of clients) client.cut();
  });

  it('is refused for the seats of others, for what has not been, and while somebody else asks', async () => {
    const { server, id, tokens, host, clients } = await threePlaying(5);
    expect(await refusedCode(at(clients, 0).ask('askUndo', { seat: 1, version: 1 }))).toBe('not-your-seat');
    expect(await refusedCode(at(clients, 0).ask('askUndo', { seat: 0, version: 5 }))).toBe('bad-input');
    const token = { token: at(tokens, 0) };
    const { room } = await request(server, 'POST /api/tables/:id/ask-undo', { seat: 0, version: 1 }, id, token);
    expect(room.undo).toMatchObject({ asked: [1, 2] });
    expect(await refusedCode(at(clients, 1).ask('askUndo', { seat: 1, version: 1 }))).toBe('wrong-phase');
    expect(await refusedCode(at(clients, 0).ask('answerUndo', { seat: 0, yes: true }))).toBe('bad-input');
    expect(await refusedCode(at(clients, 0).ask('answerUndo', { seat: 1, yes: true }))).toBe('not-your-seat');
    const asHost = request(server, 'POST /api/tables/:id/answer-undo', { seat: 1, yes: true }, id, { token: host });
    expect(await refusedCode(asHost)).toBe('not-your-seat');
    for (const seat of [1, 2]) {
      await request(server, 'POST /api/tables/:id/answer-undo', { seat, yes: true }, id, { token: at(tokens, seat) });
    }
    await at(clients, 2).until(({ update }) => update?.version === 1);
    for (const client of clients) client.cut();
  });

  it('asks no bots: with bots alone it is done at once', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server, {
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      listing: 'private',
    });
    const client = await Client.open(server, id, at(tokens, 0));
    await client.watch();
    const mine = (one: Client): boolean => (one.update?.legal[0]?.length ?? 0) > 0;
    await client.until(mine);
    while ((client.update?.undoLimits[0] ?? 0) < 3) {
      await playTogether([client], 1);
      await client.until(mine);
    }
    const { version } = client.update as OnlineUpdate;
    expect(await client.ask('undo', { seat: 0, version: 0 })).toMatchObject({ refusal: { reason: 'sealed' } });
    await client.ask('askUndo', { seat: 0, version: 0 });
    await client.until(({ update }) => update !== null && update.version < version);
    client.cut();
  });
});

describe('the chat', () => {
  it('reaches all who watch, in order, and whoever comes later', async () => {
    const { server, id, host, tokens, clients } = await threePlaying(0);
    await at(clients, 1).ask('chat', { text: ' <b>Hello</b>\nyou ' });
    await request(server, 'POST /api/tables/:id/chat', { text: 'and from afar' }, id, { token: at(tokens, 2) });
    await request(server, 'POST /api/tables/:id/chat', { text: 'your host' }, id, { token: host });
    await at(clients, 0).until(({ received }) => received.filter((text) => text.startsWith('{"kind":"chat"')).length === 3);
    const late = await Client.open(server, id);
    const { chat } = await late.watch();
    expect(chat).toMatchObject([
      { number: 1, seat: 1, name: 'Player 1', text: '<b>Hello</b>\nyou' },
      { number: 2, seat: 2, name: 'Player 2', text: 'and from afar' },
      { number: 3, seat: null, name: '', text: 'your host' },
    ]);
    const { lines } = await request(server, 'GET /api/tables/:id/chat', { after: 2 }, id);
    expect(lines).toEqual(chat.slice(2));
    expect(await refusedCode(late.ask('chat', { text: 'me too' }))).toBe('not-your-seat');
    for (const client of [...clients, late]) client.cut();
  });

  it.each([
    ['', 'empty'],
    [' \n ', 'blank'],
    ['x'.repeat(401), 'too long'],
    ['a\u0000b', 'with a control character'],
  ])('takes no line that is %j', async (text) => {
    const { server, id, tokens, clients } = await threePlaying(0);
    expect(await refusedCode(at(clients, 0).ask('chat', { text }))).toBe('bad-input');
    expect(await refusedCode(request(server, 'POST /api/tables/:id/chat', { text }, id, { token: at(tokens, 0) }))).toBe('bad-input');
    expect(await store.chats(id, 0, 10)).toEqual([]);
    for (const client of clients) client.cut();
  });

  it('is for nobody to flood, by whichever way', async () => {
    const server = await start({ ...NO_LIMITS, chats: { burst: 3, perSecond: 0 } });
    const { id, tokens } = await seatedTable(server);
    const client = await Client.open(server, id, at(tokens, 0));
    for (const text of ['1', '2']) await client.ask('chat', { text });
    await request(server, 'POST /api/tables/:id/chat', { text: '3' }, id, { token: at(tokens, 0) });
    expect(await refusedCode(client.ask('chat', { text: '4' }))).toBe('too-many');
    await request(server, 'POST /api/tables/:id/chat', { text: 'another seat' }, id, { token: at(tokens, 1) });
    expect((await store.chats(id, 0, 10)).map(({ text }) => text)).toEqual(['1', '2', '3', 'another seat']);
    client.cut();
  });
});

describe('a note', () => {
  it('is for the eyes of its seat alone', async () => {
    const { server, id, host, tokens, clients } = await threePlaying(0);
    await at(clients, 1).ask('note', { seat: 1, text: 'beware of seat 2' });
    expect(await at(clients, 1).ask('readNote', { seat: 1 })).toEqual({ text: 'beware of seat 2' });
    expect(await refusedCode(at(clients, 2).ask('readNote', { seat: 1 }))).toBe('not-your-seat');
    expect(await refusedCode(at(clients, 2).ask('note', { seat: 1, text: '' }))).toBe('not-your-seat');
    for (const token of [null, host, at(tokens, 0)])
      expect(await refusedCode(request(server, 'GET /api/tables/:id/note', { seat: 1 }, id, { token }))).toBe('not-your-seat');
    const own = { token: at(tokens, 1) };
    await request(server, 'POST /api/tables/:id/note', { seat: 1, text: 'x'.repeat(4000) }, id, own);
    expect((await request(server, 'GET /api/tables/:id/note', { seat: 1 }, id, own)).text).toHaveLength(4000);
    expect(await refusedCode(request(server, 'POST /api/tables/:id/note', { seat: 1, text: 'x'.repeat(4001) }, id, own))).toBe('bad-input');
    expect(await at(clients, 0).ask('readNote', { seat: 0 })).toEqual({ text: '' });
    expect(clients.flatMap(({ received }) => received).filter((text) => text.includes('beware'))).toHaveLength(1);
    for (const client of clients) client.cut();
  });
});
