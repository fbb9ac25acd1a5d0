import { at } from '@astrarium/core';
import { type RematchAsk, valueHash } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client } from './a-client.ts';
import { aServer, claimSeat, lendAll, newTable, refusedCode, request, seatedTable, sitting, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;
/** Another node on the same store, which hears of nothing by itself. */
let other: TestServer;

beforeAll(async () => {
  [server, other] = [await aServer(store), await aServer(store)];
});

afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  expect([...server.reported, ...other.reported]).toEqual([]);
});

const THREE = { options: { players: 3 }, seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] } as const;
const ADA = sitting('Ada', 1);

/** The answer is lost on the way: it was done, and nobody was told. */
async function lost(asked: Promise<unknown>): Promise<void> {
  await asked;
}

/** A node killed after the answer knows nothing but the store when it comes back. */
async function onNewNode<T>(work: (node: TestServer) => Promise<T>): Promise<T> {
  const node = await aServer(store);
  const done = await work(node);
  await node.stop();
  return done;
}

describe('an answer that was lost', () => {
  it('to a claim is the same when the claim is sent again, at any node and after a restart', async () => {
    const made = await newTable(server, THREE);
    await request(other, 'GET /api/tables/:id', {}, made.id);
    const token = newToken();
    const claim = { ...ADA, tokenHash: hashOf(token), code: made.invite };
    await lost(request(server, 'POST /api/tables/:id/claim', claim, made.id));
    const again = (node: TestServer) => request(node, 'POST /api/tables/:id/claim', claim, made.id);
    for (const { seat, you, room } of [await again(server), await again(other), await onNewNode(again)]) {
      expect({ seat, you }).toEqual({ seat: 0, you: { seats: [0], host: false } });
      expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    }
    expect((await request(other, 'GET /api/tables/:id', {}, made.id, { token })).you.seats).toEqual([0]);
  });

  it('to the claim of a seat handed over, though its link is used up', async () => {
    const { id, tokens } = await seatedTable(server, { listing: 'private' });
    await request(other, 'GET /api/tables/:id', {}, id, { token: at(tokens, 0) });
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 1 }, id, { token: at(tokens, 1) });
    const claim = { ...ADA, tokenHash: hashOf(newToken()), code };
    await lost(request(server, 'POST /api/tables/:id/claim', claim, id));
    const again = (node: TestServer) => request(node, 'POST /api/tables/:id/claim', claim, id);
    for (const { seat, you } of [await again(server), await again(other), await onNewNode(again)]) {
      expect({ seat, you }).toEqual({ seat: 1, you: { seats: [1], host: false } });
    }
    // With another token it is somebody else, who comes too late.
    expect(await refusedCode(claimSeat(other, id, { ...ADA, code }))).toBe('bad-link');
  });

  it('to a new table: asked for again it is the same table, with a new invitation', async () => {
    const token = newToken();
    const first = await newTable(server, { tokenHash: hashOf(token), host: { ...ADA, seat: 0 } });
    const second = await newTable(other, { tokenHash: hashOf(token), host: { ...ADA, seat: 0 } });
    expect({ id: second.id, you: second.you }).toEqual({ id: first.id, you: { seats: [0], host: true } });
    expect(second.invite).not.toBe(first.invite);
    expect((await claimSeat(server, first.id, { ...sitting('Bo', 2), code: second.invite })).seat).toBe(1);
  });

  it('to a rematch', async () => {
    const { id, tokens, host } = await seatedTable(server, { listing: 'private' });
    await lendAll(server, { id, tokens });
    await expect.poll(async () => (await store.summaries([id]))[0]?.phase, { timeout: 60_000 }).toBe('finished');
    const ask: RematchAsk = { seats: [{ seat: 0, tokenHash: hashOf(newToken()), valueHash: valueHash(valueOf(1)) }] };
    const again = (node: TestServer) => request(node, 'POST /api/tables/:id/rematch', ask, id, { token: at(tokens, 0) });
    await lost(again(server));
    const answers = [await again(server), await again(other), await onNewNode(again)];
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    for (const { you, room } of answers) {
      expect(you).toEqual({ seats: [0], host: false });
      expect(room.seats).toMatchObject([{ kind: 'person' }, { kind: 'open', name: 'Player 1' }]);
    }
    // Whoever keeps the table without a seat is the host of the new one by a token of its own.
    const mine = newToken();
    const asHost = await request(server, 'POST /api/tables/:id/rematch', { seats: [], host: hashOf(mine) }, id, { token: host });
    expect(asHost.you).toEqual({ seats: [], host: true });
    expect((await request(server, 'GET /api/tables/:id', {}, asHost.id, { token: mine })).you.host).toBe(true);
  });
});

describe('a stranger', () => {
  it('takes one seat of a public table, however often the cookies are forgotten; whoever is invited may take more', async () => {
    const made = await newTable(server, THREE);
    const first = await claimSeat(server, made.id, ADA);
    expect(await refusedCode(claimSeat(server, made.id, ADA, { token: first.token }))).toBe('one-seat');
    expect(await refusedCode(claimSeat(other, made.id, ADA))).toBe('one-seat');
    expect((await claimSeat(server, made.id, { ...ADA, code: made.invite })).seat).toBe(1);
    // A seat given up can be taken again.
    await request(server, 'POST /api/tables/:id/leave', { seat: 0 }, made.id, { token: first.token });
    expect((await claimSeat(server, made.id, ADA)).seat).toBe(0);
  });
});

describe('the host', () => {
  it('frees a seat before the start: its token ends, and somebody else may sit down', async () => {
    const made = await newTable(server, THREE);
    const { token, seat } = await claimSeat(server, made.id, ADA);
    const free = (by: string, which = seat) => request(server, 'POST /api/tables/:id/free', { seat: which }, made.id, { token: by });
    expect(await refusedCode(free(token))).toBe('not-the-host');
    expect(await refusedCode(free(made.token, 9))).toBe('bad-input');
    const { room } = await free(made.token);
    expect(room.seats[0]).toEqual({ kind: 'open', name: '', ink: 'rose', present: false, awaySince: null });
    expect((await request(server, 'GET /api/tables/:id', {}, made.id, { token })).you.seats).toEqual([]);
    expect((await free(made.token)).room.seats[0]?.kind).toBe('open');
    const begun = await seatedTable(server);
    const late = request(server, 'POST /api/tables/:id/free', { seat: 0 }, begun.id, { token: begun.host });
    expect(await refusedCode(late)).toBe('wrong-phase');
  });

  it('has the rights with the seat: they are handed over with it, and go to the next person when the host gets up', async () => {
    const made = await newTable(server, { ...THREE, host: { ...ADA, seat: 1 } });
    expect(made.room.host).toBe(1);
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 1 }, made.id, { token: made.token });
    const heir = await claimSeat(server, made.id, { ...sitting('Bo', 2), code });
    expect(heir.you).toEqual({ seats: [1], host: true });
    expect((await request(server, 'GET /api/tables/:id', {}, made.id, { token: made.token })).you).toEqual({ seats: [], host: false });

    const next = await claimSeat(server, made.id, { ...sitting('Cy', 3), code: made.invite });
    expect(next).toMatchObject({ seat: 0, you: { host: false } });
    const { room, you } = await request(server, 'POST /api/tables/:id/leave', { seat: 1 }, made.id, { token: heir.token });
    expect({ host: room.host, you }).toEqual({ host: 0, you: { seats: [], host: false } });
    // Nobody is left: they stay with who got up, and come along to the next seat.
    await request(server, 'POST /api/tables/:id/leave', { seat: 0 }, made.id, { token: next.token });
    const back = await claimSeat(server, made.id, { ...sitting('Cy', 3), seat: 2 }, { token: next.token });
    expect({ host: back.room.host, you: back.you }).toEqual({ host: 2, you: { seats: [2], host: true } });
  });

  it('revokes links: nobody comes in by them any more, and whoever only looks on goes', async () => {
    const made = await newTable(server, { listing: 'private' });
    const host = { token: made.token };
    const { code } = await request(server, 'POST /api/tables/:id/watch-link', {}, made.id, host);
    const { links } = await request(server, 'GET /api/tables/:id/links', {}, made.id, host);
    expect(links.map(({ kind }) => kind)).toEqual(['invite', 'watch']);
    expect(links.map(({ id }) => id)).not.toContain(code);
    const spectator = await Client.open(server, made.id, code);
    await spectator.watch();
    const seated = await claimSeat(server, made.id, { ...ADA, code: made.invite });
    const player = await Client.open(server, made.id, seated.token);
    await player.watch();

    const revoke = (link: string, token = made.token) => request(server, 'POST /api/tables/:id/revoke', { link }, made.id, { token });
    expect(await refusedCode(revoke(at(links, 1).id, seated.token))).toBe('not-the-host');
    expect((await revoke(at(links, 1).id)).links.map(({ kind }) => kind)).toEqual(['invite']);
    expect(await spectator.untilClosed()).toBe(4003);
    expect(await refusedCode(request(other, 'POST /api/tables/:id/enter', { code }, made.id))).toBe('no-entry');
    expect((await revoke(at(links, 0).id)).links).toEqual([]);
    expect(await refusedCode(claimSeat(server, made.id, { ...ADA, code: made.invite }))).toBe('bad-link');
    expect((await revoke(at(links, 0).id)).links).toEqual([]);
    // Whoever has a seat keeps it.
    expect((await player.watch()).you.seats).toEqual([0]);
    player.cut();
  });
});

describe('a link that was revoked', () => {
  /** A private table in play, somebody who came in by a watch link, and how to revoke that. */
  async function watched() {
    const { id, host, tokens } = await seatedTable(server, { listing: 'private' });
    const { code } = await request(server, 'POST /api/tables/:id/watch-link', {}, id, { token: host });
    const { links } = await request(server, 'GET /api/tables/:id/links', {}, id, { token: host });
    const link = at(
      links,
      links.findIndex(({ kind }) => kind === 'watch'),
    ).id;
    const revoke = () => request(server, 'POST /api/tables/:id/revoke', { link }, id, { token: host });
    return { id, code, revoke, tokens };
  }

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['watch', (client) => client.watch()],
    ['peek', (client) => client.ask('peek', { viewer: 'spectator' })],
    ['moment', (client) => client.ask('moment', { version: 0, viewer: 'spectator' })],
    ['log', (client) => client.ask('log', { upTo: 0, viewer: 'spectator' })],
  ])('shows nothing to whoever came in before and asks for %s only now', async (_name, ask) => {
    const { id, code, revoke } = await watched();
    const client = await Client.open(server, id, code);
    await client.ask('peek', { viewer: 'spectator' });
    await revoke();
    expect(await refusedCode(ask(client))).toBe('no-entry');
    expect(await client.untilClosed()).toBe(4003);
  });

  it('takes nothing from whoever has a seat', async () => {
    const { id, revoke, tokens } = await watched();
    const player = await Client.open(server, id, at(tokens, 0));
    await player.ask('peek', { viewer: 0 });
    await revoke();
    expect((await player.watch()).you.seats).toEqual([0]);
    player.cut();
  });

  it('ends a wait for the next update', async () => {
    const { id, code, revoke } = await watched();
    const { update } = await request(server, 'GET /api/tables/:id/update', {}, id, { token: code });
    const waiting = refusedCode(request(server, 'GET /api/tables/:id/update', { since: update?.number ?? 0 }, id, { token: code }));
    const table = await server.tables.find(id);
    await expect.poll(() => table.nextChange.size).toBe(1);
    await revoke();
    expect(await waiting).toBe('no-entry');
  });

  it('is found out with one question to the store, however many secrets are shown', async () => {
    const { id, code } = await watched();
    const cookie = Array.from({ length: 10 }, (_, seat) => `astrarium-${seat}=${newToken()}`).join('; ');
    const [one, each] = [vi.spyOn(store, 'links'), vi.spyOn(store, 'findLink')];
    await request(server, 'GET /api/tables/:id', {}, id, { token: code, cookie });
    const caller = { token: newToken(), cookie };
    expect(await refusedCode(request(server, 'GET /api/tables/:id', {}, id, caller))).toBe('no-entry');
    // Refused by what is known, it is asked about once more.
    expect(one.mock.calls.length + each.mock.calls.length).toBeLessThanOrEqual(3);
    one.mockRestore();
    each.mockRestore();
  });
});

describe('private notes', () => {
  it('stay with their writer: the next holder of the seat finds none, and finds no webhook either', async () => {
    const { id, tokens } = await seatedTable(server);
    const [old = ''] = tokens;
    await request(server, 'POST /api/tables/:id/note', { seat: 0, text: 'they bluff' }, id, { token: old });
    await store.saveWebhook(id, 0, { url: 'https://example.com/', secret: 's' });
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 0 }, id, { token: old });
    const { token } = await claimSeat(server, id, { ...ADA, code });
    expect((await request(server, 'GET /api/tables/:id/note', { seat: 0 }, id, { token })).text).toBe('');
    expect((await request(server, 'GET /api/tables/:id/webhook', { seat: 0 }, id, { token })).host).toBeNull();
    await request(server, 'POST /api/tables/:id/note', { seat: 0, text: 'mine' }, id, { token });
    expect((await request(server, 'GET /api/tables/:id/note', { seat: 0 }, id, { token })).text).toBe('mine');
    expect(await refusedCode(request(server, 'GET /api/tables/:id/note', { seat: 0 }, id, { token: old }))).toBe('not-your-seat');
  });
});
