import { at } from '@astrarium/core';
import type { FromServer, OnlineUpdate } from '@astrarium/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, playTogether } from './a-client.ts';
import { AD_ASTRA_FOR_THREE, ASTRA_FOR_TWO, aServer, request, seatedTable, type TestServer } from './a-server.ts';
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

/** So many decisions are taken before it is compared what clients know: then those who look on are told of several at once. */
const TOGETHER = 5;

/** A client, and the token of its seat; a spectator has none. */
interface Watching {
  readonly client: Client;
  readonly token: string | null;
}

it.each([
  ['Astra', ASTRA_FOR_TWO],
  ['Ad Astra', AD_ASTRA_FOR_THREE],
])('what clients of %s know by steps is what they would be told whole, whatever happens at the table', async (_title, game) => {
  const { id, tokens } = await seatedTable(server, game);
  const players = await Promise.all(tokens.map((token) => watching(id, token)));
  const clients = players.map(({ client }) => client);
  const all = [...players, await watching(id, null)];

  const play = async (decisions: number): Promise<void> => {
    for (let taken = 0; taken < decisions; taken += TOGETHER) {
      await playTogether(clients, TOGETHER);
      await expectAllKnow(id, all);
    }
  };
  await play(30);
  // Somebody joins midway, and one more with the same eyes.
  all.push(await watching(id, null), await watching(id, at(tokens, 0)));
  await play(30);
  await undoOnce(clients);
  await expectAllKnow(id, all);
  await play(10);
  // Eyes change with a seat that is lent, and back; a bot may decide meanwhile.
  await at(clients, 1).ask('lend', { seat: 1, bot: 'random' });
  for (const { client } of all) await client.until(({ update }) => update?.seats[1]?.player === 'random');
  await at(clients, 1).ask('takeBack', { seat: 1 });
  for (const { client } of all) await client.until(({ update }) => update?.seats[1]?.player === 'human');
  await expectAllKnow(id, all);
  await play(15);

  for (const { client } of all) {
    const kinds = client.received.map((text) => (JSON.parse(text) as FromServer).kind);
    expect(kinds.filter((kind) => kind === 'step').length).toBeGreaterThan(20);
    client.cut();
  }
});

it('who does not ask for steps is told everything whole, also beside who does, and through the same eyes', async () => {
  const { id, tokens } = await seatedTable(server, ASTRA_FOR_TWO);
  const players = await Promise.all(tokens.map((token) => watching(id, token)));
  const simple = await Client.open(server, id, tokens[0], {}, []);
  await simple.watch();
  const all = [...players, { client: simple, token: tokens[0] ?? null }];
  for (let taken = 0; taken < 12; taken += 1) {
    await playTogether(
      players.map(({ client }) => client),
      1,
    );
    await expectAllKnow(id, all);
  }
  const kinds = new Set(simple.received.map((text) => (JSON.parse(text) as FromServer).kind));
  expect(kinds.has('update')).toBe(true);
  expect(kinds.has('step')).toBe(false);
  for (const { client } of all) client.cut();
});

async function watching(table: string, token: string | null): Promise<Watching> {
  const client = await Client.open(server, table, token ?? undefined);
  await client.watch();
  return { client, token };
}

/** Everybody has the newest update, and it is the one that is told whole to who asks for what came after the one before. */
async function expectAllKnow(table: string, all: readonly Watching[]): Promise<void> {
  await server.tables.find(table).then((one) => one.inTurn(async () => undefined));
  const number = server.tables.known(table)?.number ?? 0;
  for (const { client, token } of all) {
    await client.until(({ update }) => update?.number === number);
    const { update } = await request(server, 'GET /api/tables/:id/update', { since: number - 1 }, table, { token });
    const told = client.update;
    // Who came later was told everything at first; and when seats change, nothing but the present moment is told.
    expect(told).toEqual(told !== null && (told.reset || told.from === told.version) ? wholeOf(update, told) : update);
  }
}

function wholeOf(update: OnlineUpdate | null, { events, from, reset }: OnlineUpdate): OnlineUpdate | null {
  return update && { ...update, events, from, reset };
}

/** Plays on until somebody may take a decision back, and does so. */
async function undoOnce(clients: readonly Client[]): Promise<void> {
  for (;;) {
    await playTogether(clients, 1);
    for (const client of clients) {
      const seat = client.you?.seats[0] ?? 0;
      const { version = 0, undoLimits = {} } = client.update ?? {};
      if ((undoLimits[seat] ?? version) === version) continue;
      await client.ask('undo', { seat, version: version - 1 });
      await client.until(({ update }) => update?.version === version - 1);
      return;
    }
  }
}
