import { isDeepStrictEqual } from 'node:util';
import { at, type GameRecord, readRecord, type Seat, Table, type Viewer, witnessed } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import { type FromServer, type OnlineUpdate, patched, type UpdatePatch } from '@astrarium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../src/tables/secrets.ts';
import { Client, playOn, playTogether } from './a-client.ts';
import { AD_ASTRA_FOR_THREE, ASTRA_FOR_TWO, aServer, request, seatedTable, type TestServer, valueOf } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(() => server.stop());

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

/** Every field there is in what a client receives: a new one has to be thought about here. */
const UPDATE_FIELDS = [
  'events',
  'from',
  'game',
  'legal',
  'number',
  'reset',
  'result',
  'seats',
  'table',
  'undoLimits',
  'version',
  'view',
  'viewer',
  'waitingFor',
];
const STEP_FIELDS = ['events', 'legal', 'number', 'undoLimits', 'version', 'view', 'waitingFor'];
const ROOM_FIELDS = [
  'absence',
  'clock',
  'clocks',
  'closed',
  'created',
  'deal',
  'game',
  'host',
  'listing',
  'now',
  'options',
  'phase',
  'rematch',
  'seats',
  'spectators',
  'table',
  'undo',
];

describe('secrets', () => {
  it.each([
    ['Astra', ASTRA_FOR_TWO],
    ['Ad Astra', AD_ASTRA_FOR_THREE],
  ])('everything a client of %s ever receives is what its seat may know, and nothing else', async (_title, game) => {
    const { id, tokens, host, invite } = await seatedTable(server, game);
    const players = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    const spectator = await Client.open(server, id);
    for (const client of [...players, spectator]) await client.watch();
    const stored = await store.loadTable(id);

    await Promise.all(players.map((client) => playOn(client)));
    await spectator.until(({ update }) => update?.result !== null);
    const record = await finishedRecord(id);

    const hidden = [record.seed, stored?.deal.serverSeed ?? '', host, invite, ...tokens, ...[host, invite, ...tokens].map(hashOf)];
    expect(stored?.deal.serverSeed).toHaveLength(64);
    for (const [index, client] of [...players, spectator].entries()) {
      const viewer: Viewer = index < players.length ? index : 'spectator';
      const everything = client.received.join('\n');
      for (const secret of [...hidden, ...players.map((_, seat) => valueOf(seat))]) expect(everything).not.toContain(secret);
      const updates = updatesIn(client.received.map((text) => JSON.parse(text) as FromServer));
      expect(updates.length).toBeGreaterThan(record.decisions.length);
      checkUpdates(updates, viewer, record);
      client.cut();
    }
  });

  it('the record of a running game holds no decision, no seed, and only what everybody saw', async () => {
    const { id, tokens } = await seatedTable(server, AD_ASTRA_FOR_THREE);
    const players = await Promise.all(tokens.map((token) => Client.open(server, id, token)));
    for (const client of players) await client.watch();
    await playTogether(players, 5);
    const answer = await request(server, 'GET /api/tables/:id/record', {}, id);
    const stored = await store.loadTable(id);
    expect(Object.keys(answer).toSorted()).toEqual(['data', 'from', 'game', 'log', 'options', 'phase', 'rules', 'seats']);
    expect(answer.phase).toBe('running');
    const spectator = await Client.open(server, id);
    expect(answer).toMatchObject({ log: (await spectator.watch()).update?.events, options: stored?.header.options });
    expect(JSON.stringify(answer)).not.toContain(stored?.deal.seed);
    expect(stored?.entries).toHaveLength(5);
    for (const client of [...players, spectator]) client.cut();
  });
});

async function finishedRecord(id: string): Promise<GameRecord> {
  const answer = await request(server, 'GET /api/tables/:id/record', {}, id);
  if (answer.phase !== 'finished') throw new Error('the game is not over');
  return readRecord(answer.text);
}

/** The updates that these messages tell, whole or by steps. */
function updatesIn(messages: readonly FromServer[]): OnlineUpdate[] {
  const updates: OnlineUpdate[] = [];
  for (const message of messages) {
    const told = toldIn(message);
    const update = told !== null && 'table' in told ? told : told && patched(updates.at(-1) ?? null, told);
    if (update !== null) updates.push(update);
  }
  return updates;
}

/** What is told of the game in a message that has no field but those known here. */
function toldIn(message: FromServer): OnlineUpdate | UpdatePatch | null {
  switch (message.kind) {
    case 'update':
      return message.update;
    case 'step': {
      const { seats: _, result, ...step } = message.step;
      expect(Object.keys(step).toSorted()).toEqual(STEP_FIELDS);
      expect(result).not.toBeNull();
      return message.step;
    }
    case 'room':
      expect(Object.keys(message.room).toSorted()).toEqual(ROOM_FIELDS);
      return null;
    case 'answer': {
      const answer = message.answer as { update?: OnlineUpdate };
      expect(Object.keys(answer).toSorted()).toEqual(
        answer.update === undefined ? ['number', 'refusal'] : ['chat', 'room', 'update', 'you'],
      );
      return answer.update ?? null;
    }
    case 'beat':
      expect(Object.keys(message)).toEqual(['kind']);
      return null;
    default:
      throw new Error(`unexpected: ${JSON.stringify(message)}`);
  }
}

/** Each update against the rules alone: the same game played again, in the eyes of this viewer. */
function checkUpdates(updates: readonly OnlineUpdate[], viewer: Viewer, record: GameRecord): void {
  const { game } = playable(record.game);
  const table = Table.start(game, { options: record.options, seed: record.seed, names: record.seats });
  let events = table.log(viewer);
  for (const update of updates) {
    if (update.version > table.version) {
      const { seat, do: text } = at(record.decisions, table.version);
      const answer = table.decide(seat, game.read(text));
      if (answer.kind !== 'done') throw new Error(`"${text}" can't be played again`);
      events = witnessed(answer.events, viewer).map((event) => ({ version: table.version, seat, event }));
    }
    expect(Object.keys(update).toSorted()).toEqual(UPDATE_FIELDS);
    const expected = asJson(expectedOf(table, viewer, update, events));
    if (!isDeepStrictEqual(update, expected)) expect(update).toEqual(expected);
  }
}

function expectedOf(table: AnyTable, viewer: Viewer, update: OnlineUpdate, events: readonly unknown[]): unknown {
  const own: readonly Seat[] = viewer === 'spectator' ? [] : [viewer];
  const waited = own.filter((seat) => table.waitingFor().includes(seat));
  return {
    table: update.table,
    game: table.game.name,
    seats: table.names.map((name, seat) => ({ name, ink: at(update.seats, seat).ink, player: 'human' })),
    number: table.version,
    version: table.version,
    viewer,
    view: table.view(viewer),
    waitingFor: table.waitingFor(),
    legal: Object.fromEntries(waited.map((seat) => [seat, table.legal(seat).map((decision) => table.game.write(decision))])),
    undoLimits: Object.fromEntries(own.map((seat) => [seat, table.undoLimit(seat)])),
    result: table.result() ?? null,
    from: table.version - 1,
    events,
    reset: table.version === 0,
  };
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
