import { at, readRecord } from '@astrarium/core';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreProblem } from '../src/store/problem.ts';
import type { Store } from '../src/store/store.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { Client, playTogether } from './a-client.ts';
import { aServer, lendAll, refusedCode, request, seatedTable, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const running: TestServer[] = [];
const SOON = { timeout: 60_000 };

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(): Promise<TestServer> {
  const server = await aServer(store);
  running.push(server);
  return server;
}

/** Whose turn it is, watching, with a decision it may take. */
async function onTurn(
  server: TestServer,
  id: string,
  tokens: readonly string[],
): Promise<{ client: Client; seat: number; decision: string }> {
  const probe = await Client.open(server, id);
  const seat = (await probe.watch()).update?.waitingFor[0] ?? 0;
  probe.cut();
  const client = await Client.open(server, id, at(tokens, seat));
  const { update } = await client.watch();
  return { client, seat, decision: at(update?.legal[seat] ?? [], 0) };
}

/** The client whose own last decision the law lets them take back. */
function whoMayUndo(clients: readonly Client[]): { client: Client; version: number; number: number } | undefined {
  for (const client of clients) {
    const { update, you } = client;
    const limit = update?.undoLimits[you?.seats[0] ?? 0];
    if (update !== null && limit !== undefined && limit < update.version) return { client, version: update.version, number: update.number };
  }
  return undefined;
}

describe('a decision sent again', () => {
  it('is done once, also after a restart', async () => {
    const first = await start();
    const { id, tokens } = await seatedTable(first);
    const { client, seat, decision } = await onTurn(first, id, tokens);
    const ask = { seat, decision, id: 'sent-more-than-once' };
    expect(await client.ask('decide', ask)).toEqual({ refusal: null, number: 1 });
    expect(await client.ask('decide', ask)).toEqual({ refusal: null, number: 1 });
    client.cut();
    running.splice(0);
    await first.stop();

    const second = await start();
    const again = await Client.open(second, id, at(tokens, seat));
    expect((await again.watch(1)).update).toMatchObject({ number: 1, version: 1, events: [], reset: false });
    expect(await again.ask('decide', ask)).toEqual({ refusal: null, number: 1 });
    expect((await store.loadTable(id))?.entries).toHaveLength(1);
    again.cut();
  });

  it('stays harmless when it was undone in between', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server);
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) await client.watch();
    while (whoMayUndo(clients) === undefined) await playTogether(clients, 1);
    const { client, version, number } = at(
      [whoMayUndo(clients)].flatMap((one) => one ?? []),
      0,
    );
    const last = (await store.entriesAfter(id, number - 1))[0];
    if (last?.kind !== 'decide') throw new Error('the last entry is no decision');

    expect(await client.ask('undo', { seat: last.seat, version: version - 1 })).toEqual({ refusal: null });
    const again = { seat: last.seat, decision: last.text, id: last.id };
    expect(await client.ask('decide', again)).toEqual({ refusal: null, number: number + 1 });
    expect(await store.entriesAfter(id, number + 1)).toEqual([]);
    expect(client.update).toMatchObject({ version: version - 1 });
    for (const one of clients) one.cut();
  });
});

describe('what could not be stored', () => {
  const failing = (): Promise<never> => Promise.reject(new StoreProblem('It is down.', 'Start it.'));

  it('is not shown, also where the store fails once more when the table is read again', async () => {
    let down = false;
    const failed = {
      ...store,
      append: (...asked: Parameters<Store['append']>) => (down ? Promise.resolve('taken' as const) : store.append(...asked)),
    };
    const server = await aServer({ ...failed, loadTable: (id) => (down ? failing() : store.loadTable(id)) });
    running.push(server);
    const { id, tokens } = await seatedTable(server);
    const { client, seat, decision } = await onTurn(server, id, tokens);
    down = true;
    expect(await refusedCode(client.ask('decide', { seat, decision, id: 'while-it-is-down' }))).toBe('unavailable');
    down = false;
    expect((await client.watch()).update).toMatchObject({ number: 0, version: 0 });
    client.cut();
  });

  it('is not shown where it failed before it was sent', async () => {
    let down = false;
    const server = await aServer({ ...store, entriesAfter: (id, number) => (down ? failing() : store.entriesAfter(id, number)) });
    running.push(server);
    const { id, tokens } = await seatedTable(server, { clock: { kind: 'live', bank: 600, increment: 0 } });
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) await client.watch();
    while (whoMayUndo(clients) === undefined) await playTogether(clients, 1);
    const { client, version, number } = at(
      [whoMayUndo(clients)].flatMap((one) => one ?? []),
      0,
    );
    down = true;
    const seat = client.you?.seats[0] ?? 0;
    expect(await refusedCode(client.ask('undo', { seat, version: version - 1 }))).toBe('unavailable');
    down = false;
    expect((await client.watch()).update).toMatchObject({ number, version });
    for (const one of clients) one.cut();
  });
});

describe('undo', () => {
  it('goes back as far as the law allows, everybody sees the log without it, and a late client gets everything anew', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server);
    const { client, seat } = await onTurn(server, id, tokens);
    const other = await Client.open(server, id, at(tokens, 1 - seat));
    await other.watch();
    const both = [client, other];
    while (whoMayUndo(both) === undefined) await playTogether(both, 1);
    const {
      client: turn,
      version,
      number,
    } = at(
      [whoMayUndo(both)].flatMap((one) => one ?? []),
      0,
    );
    const watching = turn === client ? other : client;

    expect(await turn.ask('undo', { seat: turn.you?.seats[0] ?? 0, version: version - 1 })).toEqual({ refusal: null });
    await watching.until(({ update }) => update?.number === number + 1);
    expect(watching.update).toMatchObject({ version: version - 1, reset: true, from: -1 });
    const late = await Client.open(server, id);
    expect((await late.watch(number)).update).toMatchObject({ reset: true, number: number + 1 });
    expect((await late.watch(number + 1)).update).toMatchObject({ reset: false, events: [] });
    late.cut();

    await playTogether(both, 15);
    const { refusal } = await client.ask('undo', { seat, version: 0 });
    expect(refusal).toMatchObject({ rule: 'undo', reason: 'sealed' });
    for (const one of [client, other]) one.cut();
  });
});

describe('two servers on one store', () => {
  it('never fork a table, whichever is asked', async () => {
    const [here, there] = [await start(), await start()];
    const { id, tokens } = await seatedTable(here);
    const accepted = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const probe = await request(round % 2 === 0 ? here : there, 'GET /api/tables/:id/update', {}, id);
      const seat = probe.update?.waitingFor[0] ?? 0;
      const caller = { token: at(tokens, seat) };
      const [mine, theirs] = await Promise.all(
        [here, there].map((server) => request(server, 'GET /api/tables/:id/update', {}, id, caller)),
      );
      const legal = (mine?.update?.number ?? 0) >= (theirs?.update?.number ?? 0) ? mine : theirs;
      const decision = at(legal?.update?.legal[seat] ?? [], 0);
      const asked = [
        { server: here, id: `here-${round}-abc` },
        { server: there, id: `there-${round}-abc` },
        { server: there, id: `here-${round}-abc` },
      ];
      const answers = asked.map(async (one) => {
        const answer = await request(one.server, 'POST /api/tables/:id/decisions', { seat, decision, id: one.id }, id, caller);
        if (answer.refusal === null) accepted.add(one.id);
      });
      await Promise.all(answers);
    }
    const entries = await store.entriesAfter(id, 0);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.length).toBeGreaterThanOrEqual(12);
    const ids = entries.flatMap((entry) => (entry.kind === 'decide' ? [entry.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    // Nothing was promised that is not kept, and nothing kept that was not promised.
    expect(new Set(ids)).toEqual(accepted);

    // Whoever writes finds out what the other wrote; then both know the same game.
    for (const server of [here, there]) {
      const seat = (await request(server, 'GET /api/tables/:id/update', {}, id)).update?.waitingFor[0] ?? 0;
      const { update } = await request(server, 'GET /api/tables/:id/update', {}, id, { token: at(tokens, seat) });
      const decision = { seat, decision: at(update?.legal[seat] ?? [], 0), id: 'to-find-out' };
      await refusedCode(request(server, 'POST /api/tables/:id/decisions', decision, id, { token: at(tokens, seat) }));
    }
    const fresh = await start();
    const [known, stored] = await Promise.all([there, fresh].map((server) => request(server, 'GET /api/tables/:id/record', {}, id)));
    expect(known).toEqual(stored);
    for (const server of [here, there]) expect(server.reported).toEqual([]);
  });

  it('tell their clients what the other wrote as soon as they meet it', async () => {
    const [here, there] = [await start(), await start()];
    const { id, tokens } = await seatedTable(here);
    const { client, seat, decision } = await onTurn(here, id, tokens);
    const caller = { token: at(tokens, seat) };
    await request(there, 'POST /api/tables/:id/decisions', { seat, decision, id: 'at-the-other' }, id, caller);
    const answer = await client.ask('decide', { seat, decision, id: 'at-the-other' });
    expect(answer).toEqual({ refusal: null, number: 1 });
    expect(client.update).toMatchObject({ number: 1, version: 1 });
    client.cut();
  });
});

describe('a table that nobody looks at', () => {
  it('is forgotten after a while and opened again as it was', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server);
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) await client.watch();
    await playTogether(clients, 70);
    const { update } = at(clients, 0);
    for (const client of clients) client.cut();
    await expect.poll(async () => (await server.tables.find(id)).subscribers.size, SOON).toBe(0);
    server.tables.forgetIdle(Date.now() + 10 * 60_000);
    expect(server.tables.size).toBe(0);
    const again = await Client.open(server, id, at(tokens, 0));
    expect((await again.watch(70)).update).toEqual({ ...update, from: 70, events: [] });
    again.cut();
  });
});

describe('a recorded game', () => {
  it('becomes a table and goes on where it stopped; a finished one is there to look at', async () => {
    const server = await start();
    const { id, tokens } = await seatedTable(server);
    await lendAll(server, { id, tokens });
    await expect.poll(async () => (await store.summaries([id]))[0]?.phase, SOON).toBe('finished');
    const answer = await request(server, 'GET /api/tables/:id/record', {}, id);
    const text = answer.phase === 'finished' ? answer.text : '';
    const terms = { listing: 'private', clock: { kind: 'none' }, host: null } as const;
    const [mine, other] = [newToken(), newToken()];

    const whole = await request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(mine), record: text }, '');
    expect(whole.room).toMatchObject({ phase: 'finished', deal: { kind: 'elsewhere' } });
    const copy = await request(server, 'GET /api/tables/:id/record', {}, whole.id, { token: mine });
    expect(copy).toEqual({ phase: 'finished', text, deal: null });

    const half = text.split('\n').slice(0, 21).join('\n');
    const made = await request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(other), record: half }, '');
    expect(made.room).toMatchObject({ phase: 'waiting', seats: [{ kind: 'open' }, { kind: 'open' }] });
    await request(server, 'POST /api/tables/:id/start', { bot: 'random' }, made.id, { token: other });
    await expect.poll(async () => (await store.summaries([made.id]))[0]?.phase, SOON).toBe('finished');
    const played = await request(server, 'GET /api/tables/:id/record', {}, made.id, { token: other });
    const decisions = readRecord(played.phase === 'finished' ? played.text : '').decisions;
    expect(decisions.slice(0, 20)).toEqual(readRecord(text).decisions.slice(0, 20));

    const broken = half.replace(/"do":"[^"]*"/, '"do":"nonsense"');
    expect(
      await refusedCode(request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf('broken'), record: broken }, '')),
    ).toBe('bad-record');
    // A game goes on by the rules it began with.
    const older = half.replace(/"rules":\d+/, '"rules":1');
    const oldHost = newToken();
    const old = await request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf(oldHost), record: older }, '');
    await request(server, 'POST /api/tables/:id/start', { bot: 'random' }, old.id, { token: oldHost });
    await expect.poll(async () => (await store.summaries([old.id]))[0]?.phase, SOON).toBe('finished');
    const ended = await request(server, 'GET /api/tables/:id/record', {}, old.id, { token: oldHost });
    expect(readRecord(ended.phase === 'finished' ? ended.text : '').rules).toBe(1);

    const future = half.replace(/"rules":\d+/, '"rules":999');
    expect(future).not.toBe(half);
    expect(
      await refusedCode(request(server, 'POST /api/tables/import', { ...terms, tokenHash: hashOf('future'), record: future }, '')),
    ).toBe('other-version');
  });
});
