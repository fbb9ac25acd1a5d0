import { Table, writeRecord } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRematch } from '../src/tables/rematch.ts';
import { hashOf, newToken } from '../src/tables/secrets.ts';
import { aServer, newTable, Refused, request, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';
import { aTable } from './a-table-to-store.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store);
});

afterAll(() => server.stop());

const TERMS = { listing: 'private', clock: { kind: 'none' }, host: null } as const;
/** A table of its own each time. */
const terms = () => ({ ...TERMS, tokenHash: hashOf(newToken()) });

function recordWith(players: number, names: readonly string[]): string {
  const { game } = playable('astra');
  return writeRecord(Table.start(game, { options: { players }, seed: '7'.repeat(64), names }).record());
}

async function problem(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  return error instanceof Refused ? `${error.problem.code} ${error.problem.detail}` : String(error);
}

describe('a name in an imported record', () => {
  it.each([
    ['of half a megabyte', 'x'.repeat(400_000)],
    ['that turns the text around it', 'Ada\u202e'],
    ['that is drawn as nothing', '\u3164'],
    ['of nothing', ''],
  ])('%s is refused, with what would be right', async (_what, name) => {
    const asked = request(server, 'POST /api/tables/import', { ...terms(), record: recordWith(2, ['Ada', name]) });
    expect(await problem(asked)).toMatch(/^bad-input seats\.1: got .{1,80}, expected/);
  });

  it('is written as names are', async () => {
    const { room } = await request(server, 'POST /api/tables/import', { ...terms(), record: recordWith(2, ['  Ada ', 'Zoe\u0301']) });
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Zo\u00e9']);
  });

  it('says nothing about an automaton: it is called as its game calls it', async () => {
    const { room } = await request(server, 'POST /api/tables/import', { ...terms(), record: recordWith(1, ['Ada', 'y'.repeat(400_000)]) });
    expect(room.seats.map(({ name }) => name)).toEqual(['Ada', 'Auptolemy']);
  });
});

describe('a rematch', () => {
  it('does not hand on a name that no longer passes', async () => {
    const id = 'B'.repeat(16);
    const seats = aTable(id).seats.map((seat) => ({ ...seat, name: 'z'.repeat(1000) }));
    await store.createTable(aTable(id, { phase: 'finished', result: { winners: [0], seats: [], why: '' }, seats }));
    await expect(makeRematch(await server.tables.find(id), { store, botTables: 1 }, 0)).rejects.toThrow(
      /^seats\.0: got "z+\.\.\., expected/,
    );
  });
});

describe('summaries', () => {
  it('are answered once for each table', async () => {
    const { id } = await newTable(server);
    const asked = request(server, 'POST /api/tables/summaries', { ids: [id, id] });
    expect(await problem(asked)).toContain('expected each table once');
  });
});
