import { readRecord, replay } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import { checkDeal } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, playOn } from './a-client.ts';
import { AD_ASTRA_FOR_THREE, ASTRA_FOR_TWO, aServer, refusedCode, request, seatedTable, type TestServer, valueOf } from './a-server.ts';
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

describe('a whole game over the network', () => {
  it.each([
    ['Astra by two', ASTRA_FOR_TWO],
    ['Ad Astra by three', AD_ASTRA_FOR_THREE],
  ])('%s, each cut off now and then, ends with a record that replays and a deal that can be checked', async (_title, game) => {
    const { id, tokens } = await seatedTable(server, game);
    const committed = (await request(server, 'GET /api/tables/:id', {}, id)).room.deal;

    await Promise.all(tokens.map((token) => playWithCuts(id, token)));

    const answer = await request(server, 'GET /api/tables/:id/record', {}, id);
    if (answer.phase !== 'finished' || answer.deal === null) throw new Error('the game is not over, or was dealt elsewhere');
    const record = readRecord(answer.text);
    expect(record.seats).toEqual(tokens.map((_, seat) => `Player ${seat}`));
    const position = replay(playable(record.game).game, record);
    expect(playable(record.game).game.result(position.state)).toMatchObject({ winners: record.result?.winners });

    const seen = { commitment: committed.kind === 'committed' ? committed.commitment : '', values: { 0: valueOf(0), 1: valueOf(1) } };
    expect(checkDeal(answer.deal, record.seed, seen)).toBeUndefined();
  });

  it('a decision sent again after the game was over by it is as good as answered; any other comes too late', async () => {
    const { id, tokens } = await seatedTable(server, ASTRA_FOR_TWO);
    const clients = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    await Promise.all(clients.map((client) => client.watch()));
    const ids = await Promise.all(clients.map((client) => playOn(client)));
    const number = clients[0]?.update?.number;
    for (const [seat, client] of clients.entries()) {
      const sent = { seat, decision: 'rest', id: ids[seat]?.at(-1) ?? '' };
      expect(await client.ask('decide', sent)).toEqual({ refusal: null, number });
      expect(await request(server, 'POST /api/tables/:id/decisions', sent, id, { token: tokens[seat] ?? null })).toMatchObject({ number });
      expect(await refusedCode(client.ask('decide', { ...sent, id: `${sent.id}-2` }))).toBe('wrong-phase');
      client.cut();
    }
  });
});

/** Plays a seat to the end; the line breaks every 25 decisions, and what was logged before and after is one whole log. */
async function playWithCuts(table: string, token: string): Promise<void> {
  let since: number | null = null;
  const logs: { version: number }[][] = [];
  for (;;) {
    const client: Client = await Client.open(server, table, token);
    const { update } = await client.watch(since);
    if (update === null) throw new Error('the game has not begun');
    if (since !== null) expect(update.reset).toBe(false);
    await playOn(client, 25);
    logs.push(client.received.flatMap(eventsIn));
    since = client.update?.number ?? 0;
    const over = client.update?.result !== null;
    client.cut();
    if (!over) continue;

    const whole = await Client.open(server, table, token);
    expect((await whole.watch()).update?.events).toEqual(logs.flat());
    whole.cut();
    return;
  }
}

function eventsIn(text: string): { version: number }[] {
  type Told = { events: [] };
  const message = JSON.parse(text) as { kind: string; update?: Told; step?: Told; answer?: { update?: Told } };
  return (message.update ?? message.step ?? message.answer?.update)?.events ?? [];
}
