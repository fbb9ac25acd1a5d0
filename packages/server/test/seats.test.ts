import { adAstra, FACTIONS } from '@astrarium/ad-astra';
import { at, readSeed, Table, writeRecord } from '@astrarium/core';
import { FACTION_INKS, type Ink, type NewSeat, type OnlineUpdate, type Room } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client, playOn, playTogether } from './a-client.ts';
import {
  ASTRA_FOR_TWO,
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

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(async () => {
  await server.stop();
  expect(server.reported).toEqual([]);
});

const ADA = sitting('Ada', 7);

describe('seats', () => {
  it('are taken one by one, and the game begins with the last', async () => {
    const made = await newTable(server, { host: { ...ADA, seat: 0, ink: 'jade' } });
    expect(made.room.phase).toBe('waiting');
    expect(made.room.seats).toMatchObject([{ kind: 'person', name: 'Ada', ink: 'jade', lent: null }, { kind: 'open' }]);
    expect(made.you).toEqual({ seats: [0], host: true });

    const watching = await Client.open(server, made.id, made.token);
    expect((await watching.watch()).update).toBeNull();
    const { seat, you, token } = await claimSeat(server, made.id, sitting('Bo', 1));
    expect({ seat, you }).toEqual({ seat: 1, you: { seats: [1], host: false } });
    await showValue(server, made.id, 1, 1, token);
    await watching.ask('reveal', { seat: 0, value: valueOf(7) });
    await watching.until(({ update }) => update !== null);
    expect(watching.update).toMatchObject({ number: 0, viewer: 0, reset: true, from: -1 });
    expect(await refusedCode(claimSeat(server, made.id, ADA))).toBe('wrong-phase');
    watching.cut();
  });

  it('hold two people each with one of two seats, however fast they are', async () => {
    const { id } = await newTable(server, { options: { players: 3 }, seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
    const same = Array.from({ length: 6 }, () => refusedCode(claimSeat(server, id, { ...ADA, seat: 1 })));
    expect((await Promise.all(same)).toSorted()).toEqual(['none', ...Array<string>(5).fill('seat-taken')]);
  });

  it('are given inks that differ', async () => {
    const { id } = await newTable(server, { host: { ...ADA, seat: 0, ink: 'azure' } });
    const { room } = await claimSeat(server, id, { ...ADA, ink: 'azure' });
    expect(new Set(room.seats.map(({ ink }) => ink)).size).toBe(2);
  });

  it('of Ad Astra have the inks of their factions, whatever anybody wishes', async () => {
    const five = { game: 'ad-astra', seats: Array.from({ length: 5 }, (): NewSeat => ({ kind: 'open' })) } as const;
    const inks = ({ room }: { readonly room: Room }): Ink[] => room.seats.map(({ ink }) => ink);
    const chosen = { players: 5, factions: ['grey', 'red', 'blue', 'green', 'yellow'] };
    const made = await newTable(server, { ...five, options: chosen, host: { ...ADA, seat: 0, ink: 'violet' } });
    expect(inks(made)).toEqual(['ash', 'rose', 'azure', 'jade', 'amber']);
    const claimed = await claimSeat(server, made.id, { ...ADA, ink: 'violet' });
    expect(inks(claimed)).toEqual(inks(made));

    // Drawn factions are known when the cards are dealt.
    const drawn = await newTable(server, { ...five, options: { players: 5 }, seed: 'a57a' });
    const { room } = await request(server, 'POST /api/tables/:id/start', {}, drawn.id, { token: drawn.token });
    const game = Table.start(adAstra, { options: { players: 5 }, seed: readSeed('a57a') });
    const expected = game.view('spectator').seats.map(({ faction }) => FACTION_INKS[at(FACTIONS, faction)]);
    expect(inks({ room })).toEqual(expected);
    expect(expected).not.toEqual(inks(drawn));

    // So are those of a record, before anybody sits down.
    const terms = { listing: 'public', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()) } as const;
    const imported = await request(server, 'POST /api/tables/import', { ...terms, record: writeRecord(game.record()) });
    expect(imported.room.phase).toBe('waiting');
    expect(inks(imported)).toEqual(expected);
  });

  it('of an imported game are dealt anew what nobody has seen, unless the same cards are asked for', async () => {
    const game = Table.start(adAstra, { options: { players: 3 }, seed: readSeed('a57a') });
    for (let n = 0; n < 9; n += 1) game.decide(at(game.waitingFor(), 0), at(game.legal(at(game.waitingFor(), 0)), 0));
    const record = writeRecord(game.fork(4, readSeed('e90c')).record());
    const terms = { listing: 'public', clock: { kind: 'none' }, host: { ...ADA, seat: 0 }, record } as const;
    const fresh = await request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(newToken()) });
    const same = await request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(newToken()), sameCards: true });
    const epochs = async (id: string): Promise<unknown[]> =>
      (await store.loadTable(id))?.entries.flatMap((entry) => (entry.kind === 'undo' ? [[entry.to, entry.epoch]] : [])) ?? [];
    expect(await epochs(same.id)).toEqual([[4, readSeed('e90c')]]);
    expect(await epochs(fresh.id)).toEqual([[4, expect.stringMatching(/^[0-9a-f]{64}$/)]]);
    expect(await epochs(fresh.id)).not.toEqual(await epochs(same.id));
  });

  it('answer to their own token only', async () => {
    const { id, tokens, host } = await seatedTable(server);
    const other = await seatedTable(server);
    const decision = { seat: 0, decision: 'anything', id: 'decision-1' };
    for (const token of [undefined, 'x'.repeat(43), at(tokens, 1), at(other.tokens, 0), host]) {
      const client = await Client.open(server, id, token);
      await client.watch();
      expect(client.update?.legal[0]).toBeUndefined();
      expect(client.update?.viewer).not.toBe(0);
      expect(await refusedCode(client.ask('decide', decision))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('undo', { seat: 0, version: 0 }))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('whyNot', { seat: 0, decision: 'anything' }))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('peek', { viewer: 0 }))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('moment', { version: 0, viewer: 0 }))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('lend', { seat: 0 }))).toBe('not-your-seat');
      expect(await refusedCode(client.ask('watch', { since: null, seats: [0] }))).toBe('not-your-seat');
      expect(await refusedCode(request(server, 'POST /api/tables/:id/decisions', decision, id, { token: token ?? null }))).toBe(
        'not-your-seat',
      );
      expect(await refusedCode(request(server, 'POST /api/tables/:id/hand-over', { seat: 0 }, id, { token: token ?? null }))).toBe(
        'not-your-seat',
      );
      if (token !== host) expect(await refusedCode(client.ask('replace', { seat: 0 }))).toBe('not-the-host');
      client.cut();
    }
  });

  it('are kept by a browser in a cookie each, for that table alone, which scripts can not read', async () => {
    const made = await newTable(server, { host: { ...ADA, seat: 0 } });
    const keep = (token: string, cookie?: string) =>
      request(server, 'POST /api/tables/:id/cookie', { token }, made.id, { ...(cookie !== undefined && { cookie }), origin: server.url });
    const first = await keep(made.token);
    expect(first.setCookie).toMatch(/^astrarium-0=[\w-]{43}; Path=\/api\/tables\/[\w-]{16}; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    const cookie = at((first.setCookie ?? '').split(';'), 0);
    const claimed = await claimSeat(server, made.id, { ...ADA, seat: 1 }, { cookie });
    const both = await keep(claimed.token, cookie);
    expect(both.you).toEqual({ seats: [0, 1], host: true });
    const now = `other=1; ${cookie}; ${at((both.setCookie ?? '').split(';'), 0)}`;
    expect((await request(server, 'GET /api/tables/:id', {}, made.id, { cookie: now })).you).toEqual(both.you);
    expect(await refusedCode(keep('x'.repeat(43)))).toBe('not-your-seat');
    // So were the cookies of earlier versions.
    const legacy = `astrarium=h.${'y'.repeat(43)}~0.${made.token}~1.${claimed.token}`;
    expect((await request(server, 'GET /api/tables/:id', {}, made.id, { cookie: legacy })).you).toEqual(both.you);

    for (const [seat, token] of [made.token, claimed.token].entries()) await showValue(server, made.id, seat, 7, token);
    const client = await Client.open(server, made.id, undefined, { cookie: now });
    expect((await client.watch()).update).toMatchObject({ viewer: 'spectator' });
    expect(Object.keys(client.update?.undoLimits ?? {})).toEqual(['0', '1']);
    expect((await client.ask('watch', { since: null, seats: [1] })).update?.viewer).toBe(1);
    client.cut();

    const forgotten = await fetch(`${server.url}/api/tables/${made.id}/forget`, {
      method: 'POST',
      headers: { cookie: now, 'content-type': 'application/json' },
      body: '{}',
    });
    const ended = forgotten.headers.getSetCookie();
    expect(ended.map((one) => one.replace(/; HttpOnly.*/, ''))).toEqual(
      ['0', '1'].map((seat) => `astrarium-${seat}=; Path=/api/tables/${made.id}; Max-Age=0`),
    );
  });

  it('are handed over by a link that works once and ends the old token', async () => {
    const { id, tokens } = await seatedTable(server);
    const [old = ''] = tokens;
    const before = await Client.open(server, id, old);
    await before.watch();
    const lost = await request(server, 'POST /api/tables/:id/hand-over', { seat: 0 }, id, { token: old });
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 0 }, id, { token: old });
    // A newer one ends those before.
    expect(await refusedCode(claimSeat(server, id, { ...ADA, code: lost.code }))).toBe('bad-link');
    const taken = await claimSeat(server, id, { ...ADA, code });
    expect(taken).toMatchObject({ seat: 0, you: { seats: [0] } });
    expect(taken.room.seats[0]).toMatchObject({ name: 'Ada' });

    expect(await refusedCode(claimSeat(server, id, { ...ADA, code }))).toBe('bad-link');
    expect((await request(server, 'GET /api/tables/:id', {}, id, { token: old })).you.seats).toEqual([]);
    await before.until(({ update }) => update?.viewer === 'spectator');
    expect(before.update).toMatchObject({ legal: {}, undoLimits: {}, reset: true });
    expect(await refusedCode(before.ask('undo', { seat: 0, version: 0 }))).toBe('not-your-seat');

    // And so it stays with what happens from now on.
    const now = await Promise.all([taken.token, tokens[1]].map((token) => Client.open(server, id, token)));
    for (const client of now) await client.watch();
    await playTogether(now, 2);
    await before.until(({ update }) => update?.number === 2);
    expect(before.update).toMatchObject({ viewer: 'spectator', legal: {}, undoLimits: {} });
    for (const client of now) client.cut();
    before.cut();
  });

  it('are lent to a bot and taken back at any time', async () => {
    const { id, tokens } = await seatedTable(server);
    const [mine = '', theirs = ''] = tokens;
    const [me, you] = [await Client.open(server, id, mine), await Client.open(server, id, theirs)];
    await Promise.all([me.watch(), you.watch()]);
    await me.ask('lend', { seat: 0, bot: 'novice' });
    await you.until(({ room }) => room?.seats[0]?.kind === 'person' && room.seats[0].lent === 'novice');
    expect(await refusedCode(me.ask('undo', { seat: 0, version: 0 }))).toBe('seat-lent');
    await playOn(you, 6);
    await you.until(({ update }) => update?.legal[1] !== undefined);
    expect((await you.watch()).update?.events.map(({ seat }) => seat)).toContain(0);
    expect(me.update?.legal).toEqual({});

    await me.ask('takeBack', { seat: 0 });
    await me.until(({ update }) => update?.undoLimits[0] !== undefined);
    await playTogether([me, you], 20);
    expect((await you.watch()).update?.version).toBeGreaterThan(20);
    me.cut();
    you.cut();
  });

  it('lent to a bot are played by it, also when they are asked just as it has done', async () => {
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The bot's job is done and gone, but whoever did it does not know yet.
    const finishJob: typeof store.finishJob = async (...job) => {
      const again = await store.finishJob(...job);
      await asked;
      return again;
    };
    const slow = await aServer({ ...store, finishJob });
    const { id, tokens } = await seatedTable(slow);
    const [me, you] = await Promise.all(tokens.map((token) => Client.open(slow, id, token)));
    if (me === undefined || you === undefined) throw new Error('the table has two seats');
    await Promise.all([me.watch(), you.watch()]);
    await me.ask('lend', { seat: 0, bot: 'novice' });
    await you.until(({ update }) => update?.legal[1] !== undefined);
    while (you.update?.legal[1] !== undefined) await playOn(you, 1);
    release();
    await you.until(({ update }) => update?.legal[1] !== undefined);
    me.cut();
    you.cut();
    await slow.stop();
  });

  it('lent to a bot are played by it, also when its job is found before the table knows that it is the turn of the bot', async () => {
    // The entry is kept, and its job there for whoever looks for one, before it is heard at the table.
    const append: typeof store.append = async (table, ...entry) => {
      const outcome = await store.append(table, ...entry);
      const job = await store.takeBots(early.tables.node, 60_000, table);
      if (job !== undefined) early.tables.playBots(job);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      return outcome;
    };
    const early = await aServer({ ...store, append });
    const { id, tokens } = await seatedTable(early);
    const [me, you] = await Promise.all(tokens.map((token) => Client.open(early, id, token)));
    if (me === undefined || you === undefined) throw new Error('the table has two seats');
    await Promise.all([me.watch(), you.watch()]);
    await me.ask('lend', { seat: 0, bot: 'novice' });
    for (let turn = 0; turn < 2; turn += 1) {
      await you.until(({ update }) => update?.legal[1] !== undefined);
      while (you.update?.legal[1] !== undefined) await playOn(you, 1);
    }
    await you.until(({ update }) => update?.legal[1] !== undefined);
    me.cut();
    you.cut();
    await early.stop();
  });

  it('of somebody who left are played by a bot, which the host does not change', async () => {
    const { id, tokens, host } = await seatedTable(server);
    await request(server, 'POST /api/tables/:id/lend', { seat: 1, bot: 'novice' }, id, { token: at(tokens, 1) });
    await request(server, 'POST /api/tables/:id/leave', { seat: 0 }, id, { token: at(tokens, 0) });
    const { room } = await request(server, 'POST /api/tables/:id/replace', { seat: 1, bot: 'random' }, id, { token: host });
    expect(room.seats).toMatchObject([{ lent: 'adept' }, { lent: 'novice' }]);
    const watching = await Client.open(server, id);
    await watching.watch();
    await watching.until(({ update }) => update?.result !== null);
    expect((await request(server, 'GET /api/tables/:id', {}, id)).room.phase).toBe('finished');
    watching.cut();
  });

  it('become free again when somebody gets up before the start', async () => {
    const made = await newTable(server, { host: { ...ADA, seat: 0 } });
    const { room, you } = await request(server, 'POST /api/tables/:id/leave', { seat: 0 }, made.id, { token: made.token });
    expect(room.seats[0]).toMatchObject({ kind: 'open' });
    expect(you.seats).toEqual([]);
  });

  it('that are free are filled with bots when the host begins; nobody else may', async () => {
    const made = await newTable(server, { host: { ...ADA, seat: 1 } });
    const begin = (token: string | null): Promise<unknown> =>
      request(server, 'POST /api/tables/:id/start', { bot: 'novice' }, made.id, { token });
    expect(await refusedCode(begin('x'.repeat(43)))).toBe('not-the-host');
    await begin(made.token);
    await showValue(server, made.id, 1, 7, made.token);
    const { room } = await request(server, 'GET /api/tables/:id', {}, made.id);
    expect(room).toMatchObject({ phase: 'running', seats: [{ kind: 'bot', bot: 'novice', name: 'novice' }, { kind: 'person' }] });
    expect(await refusedCode(begin(made.token))).toBe('wrong-phase');
  });
});

describe('a private table', () => {
  it('is seen and joined by link only, and by a watch link only seen', async () => {
    const made = await newTable(server, { listing: 'private', ...ASTRA_FOR_TWO });
    const { code } = await request(server, 'POST /api/tables/:id/watch-link', {}, made.id, { token: made.token });
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, made.id))).toBe('no-entry');
    expect(await refusedCode(request(server, 'GET /api/tables/:id/update', {}, made.id))).toBe('no-entry');
    expect(await refusedCode(claimSeat(server, made.id, ADA))).toBe('no-entry');
    expect(await refusedCode(request(server, 'POST /api/tables/:id/enter', { code: 'x'.repeat(22) }, made.id))).toBe('no-entry');
    const uninvited = await Client.open(server, made.id);
    expect(await uninvited.untilClosed()).toBe(4003);

    const entered = await request(server, 'POST /api/tables/:id/enter', { code }, made.id);
    const cookie = at((entered.setCookie ?? '').split(';'), 0);
    expect(await refusedCode(claimSeat(server, made.id, ADA, { cookie }))).toBe('no-entry');
    const spectator = await Client.open(server, made.id, undefined, { cookie });
    expect((await spectator.watch()).room.table).toBe(made.id);
    spectator.cut();

    const invited = await request(server, 'POST /api/tables/:id/enter', { code: made.invite }, made.id);
    const claimed = await claimSeat(server, made.id, ADA, { cookie: at((invited.setCookie ?? '').split(';'), 0) });
    expect(claimed.seat).toBe(0);
    const { tables } = await request(server, 'GET /api/tables', { list: 'open' });
    expect(tables.map(({ id }) => id)).not.toContain(made.id);
  });
});

describe('watching', () => {
  it('shows a spectator what everybody may know, and who is there', async () => {
    const { id, tokens } = await seatedTable(server);
    const [player, spectator] = [await Client.open(server, id, at(tokens, 0)), await Client.open(server, id)];
    await player.watch();
    expect((await spectator.watch()).update).toMatchObject({ viewer: 'spectator', legal: {}, undoLimits: {} });
    await player.until(({ room }) => room?.spectators === 1);
    expect(player.room?.seats.map(({ present }) => present)).toEqual([true, false]);
    player.cut();
    await spectator.until(({ room }) => room?.seats[0]?.present === false);
    spectator.cut();
  });

  it('by waiting requests plays as well', async () => {
    const { id, tokens } = await seatedTable(server);
    const look = (token: string, since?: number) =>
      request(server, 'GET /api/tables/:id/update', since === undefined ? {} : { since }, id, { token });
    const first = await look(at(tokens, 0));
    const seat = first.update?.waitingFor[0] ?? 0;
    const waiting = look(at(tokens, 1 - seat), 0);
    const { update } = await look(at(tokens, seat));
    const decision = { seat, decision: at(update?.legal[seat] ?? [], 0), id: 'from-a-program' };
    expect(await request(server, 'POST /api/tables/:id/decisions', decision, id, { token: at(tokens, seat) })).toEqual({
      refusal: null,
      number: 1,
    });
    expect((await waiting).update).toMatchObject({ number: 1, from: 0, reset: false });
  });
});

describe('a moment of the game', () => {
  it('shows a past position, and other eyes only after the end', async () => {
    const { id, tokens } = await seatedTable(server);
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    await Promise.all(clients.map((client) => client.watch()));
    const start = at(clients, 0).update as OnlineUpdate;
    await playTogether(clients, 4);
    const { moment } = await at(clients, 0).ask('moment', { version: 0, viewer: 0 });
    expect(moment).toMatchObject({ version: 0, viewer: 0, decision: null, view: start.view });
    const others = await at(clients, 0).ask('moment', { version: 1, viewer: 'spectator' });
    const byWhom = start.waitingFor[0];
    expect(others.moment.decision === null).toBe(byWhom !== 0);

    await lendAll(server, { id, tokens });
    await at(clients, 0).until(({ update }) => update?.result !== null);
    expect((await at(clients, 0).ask('moment', { version: 1, viewer: 1 })).moment.decision).not.toBeNull();
    for (const client of clients) client.cut();
  });
});
