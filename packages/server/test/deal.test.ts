import { readRecord } from '@astrarium/core';
import { checkDeal, dealSeed, LIMITS, valueHash } from '@astrarium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { callTime } from '../src/node/timeouts.ts';
import { Client } from './a-client.ts';
import { aServer, claimSeat, NO_LIMITS, newTable, refusedCode, request, showValue, sitting, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let now = 1_700_000_000_000;
const servers: TestServer[] = [];

async function start(): Promise<TestServer> {
  const server = await aServer(store, NO_LIMITS, () => now);
  servers.push(server);
  return server;
}

afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    expect(server.reported).toEqual([]);
  }
});

/** A table for two of which both seats are taken, and no value shown. */
async function fullTable(server: TestServer) {
  const made = await newTable(server, { host: { ...sitting('Ada', 1), seat: 0 } });
  const bo = await claimSeat(server, made.id, sitting('Bo', 2));
  return { id: made.id, tokens: [made.token, bo.token], room: bo.room };
}

const roomOf = async (server: TestServer, id: string) => (await request(server, 'GET /api/tables/:id', {}, id)).room;

describe('the deal', () => {
  it('waits for the values of all, whose hashes everybody knows by then, and then begins at once', async () => {
    const server = await start();
    const { id, tokens, room } = await fullTable(server);
    const [ada = '', bo = ''] = tokens;
    const hashes = [1, 2].map((number) => valueHash(valueOf(number)));
    expect(room).toMatchObject({
      phase: 'waiting',
      deal: { kind: 'committed', hashes, shown: [], until: now + LIMITS.revealSeconds * 1000 },
    });
    const show = (seat: number, number: number, token: string) => refusedCode(showValue(server, id, seat, number, token));
    expect(await show(0, 2, ada)).toBe('bad-input');
    expect(await show(0, 1, bo)).toBe('not-your-seat');
    await showValue(server, id, 0, 1, ada);
    await showValue(server, id, 0, 1, ada);
    const half = await roomOf(server, id);
    expect(half).toMatchObject({ phase: 'waiting', deal: { shown: [0] } });
    expect(JSON.stringify(half)).not.toContain(valueOf(1));
    await showValue(server, id, 1, 2, bo);
    expect(await roomOf(server, id)).toMatchObject({ phase: 'running', deal: { shown: [0, 1], until: null } });
    // A value shown again, as after a lost answer, changes nothing.
    await showValue(server, id, 1, 2, bo);
  });

  it('can not be chosen by getting up, freeing or handing over a seat, or by starting again', async () => {
    const server = await start();
    const { id, tokens } = await fullTable(server);
    const [ada = ''] = tokens;
    const by = { token: ada };
    expect(await refusedCode(request(server, 'POST /api/tables/:id/leave', { seat: 0 }, id, by))).toBe('wrong-phase');
    expect(await refusedCode(request(server, 'POST /api/tables/:id/free', { seat: 1 }, id, by))).toBe('wrong-phase');
    expect(await refusedCode(request(server, 'POST /api/tables/:id/replace', { seat: 1 }, id, by))).toBe('wrong-phase');
    const { room } = await request(server, 'POST /api/tables/:id/start', {}, id, by);
    const { code } = await request(server, 'POST /api/tables/:id/hand-over', { seat: 0 }, id, by);
    const heir = await claimSeat(server, id, { ...sitting('Eve', 9), code });
    expect(heir.room.deal).toEqual(room.deal);
  });

  it('begins without whoever does not show a value in time, at another node and after a restart too; all is checked at the end', async () => {
    const first = await start();
    const { id, tokens } = await fullTable(first);
    await showValue(first, id, 0, 1, tokens[0] ?? '');
    const second = await start();
    now += LIMITS.revealSeconds * 1000 - 1;
    await callTime(second.tables);
    expect((await roomOf(second, id)).phase).toBe('waiting');
    now += 1;
    await callTime(second.tables);
    const begun = await roomOf(second, id);
    expect(begun).toMatchObject({ phase: 'running', deal: { shown: [0], until: null } });
    expect(await refusedCode(showValue(second, id, 1, 2, tokens[1] ?? ''))).toBe('wrong-phase');
    const summary = async () => (await request(second, 'POST /api/tables/summaries', { ids: [id] })).tables[0]?.deal;
    expect(await summary()).toBe('some');

    for (const [seat, token] of tokens.entries())
      await request(second, 'POST /api/tables/:id/lend', { seat, bot: 'random' }, id, { token });
    await expect.poll(async () => (await roomOf(second, id)).phase, { timeout: 60_000 }).toBe('finished');
    const answer = await request(second, 'GET /api/tables/:id/record', {}, id);
    if (answer.phase !== 'finished' || answer.deal === null || begun.deal.kind !== 'committed') throw new Error('there is a deal to check');
    const seen = { commitment: begun.deal.commitment, hashes: begun.deal.hashes, values: { 0: valueOf(1), 1: valueOf(2) } };
    const { seed } = readRecord(answer.text);
    expect(answer.deal.values).toEqual([valueOf(1), '']);
    expect(checkDeal(answer.deal, seed, seen)).toBeUndefined();
    expect(dealSeed({ ...answer.deal, values: ['', ''] })).not.toBe(seed);
  });

  it('says what it proves in the summary of each table', async () => {
    const server = await start();
    const alone = await newTable(server, {
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }],
      host: { ...sitting('Ada', 1), seat: 0 },
    });
    const bots = await newTable(server, { seats: [1, 2].map(() => ({ kind: 'bot', bot: 'random' }) as const) });
    const chosen = await newTable(server, { seed: 'a57a' });
    const waiting = await newTable(server);
    await showValue(server, alone.id, 0, 1, alone.token);
    const { tables } = await request(server, 'POST /api/tables/summaries', { ids: [alone, bots, chosen, waiting].map(({ id }) => id) });
    expect(tables.map(({ deal }) => deal)).toEqual(['alone', 'nobody', 'elsewhere', 'sealed']);
  });

  it('asks for values over a live connection', async () => {
    const server = await start();
    const { id, tokens } = await fullTable(server);
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of clients) expect((await client.watch()).update).toBeNull();
    for (const [seat, client] of clients.entries()) await client.ask('reveal', { seat, value: valueOf(seat + 1) });
    for (const client of clients) {
      await client.until(({ update }) => update !== null);
      client.cut();
    }
  });
});
