import { at, writeRecord } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { afterAll, expect, it } from 'vitest';
import { hashOf, newToken } from '../src/tables/tokens.ts';
import { Client } from './a-client.ts';
import { aLongRecord } from './a-long-record.ts';
import { aServer, claimSeat, refusedCode, request, sitting } from './a-server.ts';
import { aStore } from './a-store.ts';

const store = await aStore();
const server = await aServer(store);
afterAll(server.stop);

const long = aLongRecord(LIMITS.decisions + 1);
/** The game after so many decisions, as a table whose every seat the same person has taken. */
async function begun(decisions: number): Promise<{ id: string; client: Client; token: string }> {
  const record = writeRecord({ ...long, decisions: long.decisions.slice(0, decisions) });
  const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()), record } as const;
  const { id, invite } = await request(server, 'POST /api/tables/import', terms);
  const held: string[] = [];
  for (const seat of long.seats.keys()) {
    held.push((await claimSeat(server, id, { ...sitting(`Player ${seat}`, seat), seat, code: invite })).token);
  }
  const token = at(held, at(long.decisions, decisions).seat);
  return { id, token, client: await Client.open(server, id, token) };
}

it('a record with more decisions than a game may have is refused, and the limit is said', async () => {
  const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(newToken()) } as const;
  const asked = request(server, 'POST /api/tables/import', { ...terms, record: writeRecord(long) });
  await expect(asked).rejects.toThrow(`line ${LIMITS.decisions + 2}: a game can't have more than ${LIMITS.decisions} decisions here`);
  expect(await refusedCode(asked)).toBe('bad-record');
});

it('a game that comes to the limit is closed, everybody is told, and nobody goes on', async () => {
  const { id, client, token } = await begun(LIMITS.decisions - 1);
  const { update, room } = await client.watch();
  expect([update?.version, room.phase, room.closed]).toEqual([LIMITS.decisions - 1, 'running', null]);
  const { seat, do: decision } = at(long.decisions, LIMITS.decisions - 1);
  expect(await client.ask('decide', { seat, decision, id: 'the-last-of-all' })).toMatchObject({ refusal: null });
  await expect.poll(() => client.room?.phase).toBe('finished');
  expect(client.room?.closed).toBe('limit');
  expect(client.update).toMatchObject({ version: LIMITS.decisions, waitingFor: [], legal: {}, result: null });

  expect(await client.ask('decide', { seat, decision, id: 'the-last-of-all' })).toMatchObject({ refusal: null });
  const more = client.ask('decide', { seat, decision, id: 'one-more-decision' });
  await expect(more).rejects.toThrow(`it came to ${LIMITS.decisions} decisions`);
  const undo = request(server, 'POST /api/tables/:id/undo', { seat, version: LIMITS.decisions - 1 }, id, { token });
  expect(await refusedCode(undo)).toBe('wrong-phase');
  client.cut();
  server.tables.forgetIdle(Date.now() + 10 * 60_000);
  const again = await Client.open(server, id, token);
  expect(await again.watch()).toMatchObject({ update: { waitingFor: [] }, room: { phase: 'finished', closed: 'limit' } });
  again.cut();
  expect(server.reported).toEqual([]);
});
