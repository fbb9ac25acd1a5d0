import { at } from '@astrarium/core';
import type { NewOnlineTable } from '@astrarium/protocol';
import { AD_ASTRA_FOR_THREE, request, type SeatedTable, seatedTable, type TestServer } from '../a-server.ts';
import { type Journal, playSeat, sleep, tirelessly } from '../kill/player.ts';

const PERSON = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;
const ADEPT = { kind: 'bot', bot: 'adept' } as const;
/** Time enough for everybody who comes back, and far less than the hour by which a clock is wrong. */
const TEN_MINUTES = { kind: 'live', bank: 600, increment: 0 } as const;

/** The tables of the test, again and again in this order. */
const KINDS: readonly Partial<NewOnlineTable>[] = [
  { clock: TEN_MINUTES },
  { seats: [PERSON, BOT], clock: TEN_MINUTES },
  { options: { players: 3 }, seats: [BOT, PERSON, ADEPT] },
  { ...AD_ASTRA_FOR_THREE, seats: [PERSON, BOT, BOT], clock: { kind: 'days', days: 1 } },
];

/** Plays one game to its end, by persons who come back whenever their line breaks, over live connections and over requests. */
export async function playGame(server: TestServer, kind: number, journal: Journal, stopped: AbortSignal): Promise<void> {
  const seated = await tirelessly(() => seatedTable(server, at(KINDS, kind % KINDS.length)), stopped);
  if (seated === undefined) return;
  const { id: table, tokens } = seated;
  journal.tables.push(table);
  journal.acknowledged.set(table, new Map());
  const seats = personSeats(kind);
  const playing = { server, table, journal, stopped };
  await Promise.all(
    seats.map((seat, index) => {
      const token = at(tokens, index);
      return kind % 2 === 1 ? playByRequests(playing, token, seat) : playSeat(playing, token, seat);
    }),
  );
}

/** A table at which somebody sits down and is never seen again, with a bot. */
export async function absentTable(server: TestServer, journal: Journal, stopped: AbortSignal): Promise<SeatedTable | undefined> {
  const clock = { kind: 'live', bank: 30, increment: 0 } as const;
  const seated = await tirelessly(() => seatedTable(server, { seats: [PERSON, BOT], clock }), stopped);
  if (seated !== undefined) journal.tables.push(seated.id);
  return seated;
}

function personSeats(kind: number): number[] {
  const { seats = [PERSON, PERSON] } = at(KINDS, kind % KINDS.length);
  return seats.flatMap(({ kind: who }, seat) => (who === 'open' ? [seat] : []));
}

interface Playing {
  readonly server: TestServer;
  readonly table: string;
  readonly journal: Journal;
  readonly stopped: AbortSignal;
}

/** As a program plays without a live connection: each request may come to another node. */
async function playByRequests({ server, table, journal, stopped }: Playing, token: string, seat: number): Promise<void> {
  const caller = { token };
  let since: number | undefined;
  for (let count = 0; ; ) {
    const ask = since === undefined ? {} : { since };
    const seen = await tirelessly(() => request(server, 'GET /api/tables/:id/update', ask, table, caller), stopped);
    if (seen === undefined) return;
    const { update } = seen;
    if (update === null) continue;
    if (update.number < (since ?? 0)) journal.problems.push(`${table}: ${since} was told, now it is ${update.number}`);
    if (update.result !== null) return;
    since = update.number;
    const legal = update.legal[seat] ?? [];
    if (legal.length === 0) continue;
    count += 1;
    const decision = { seat, decision: at(legal, (update.number * 7) % legal.length), id: `request-${seat}-${count}` };
    const answer = await tirelessly(() => request(server, 'POST /api/tables/:id/decisions', decision, table, caller), stopped);
    if (answer === undefined) return;
    if (answer.refusal !== null) journal.problems.push(`${table}: ${decision.id} was refused: ${answer.refusal.reason}`);
    else journal.acknowledged.get(table)?.set(decision.id, answer.number);
    await sleep(5);
  }
}
