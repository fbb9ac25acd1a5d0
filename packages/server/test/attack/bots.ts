import { at, quickRandom, Table, writeRecord } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import type { NewSeat } from '@astrarium/protocol';
import { USUAL_LIMITS } from '../../src/limits/limits.ts';
import { hashOf, newToken } from '../../src/tables/secrets.ts';
import { Client } from '../a-client.ts';
import { claimSeat, newTable, Refused, request, showValue, sitting } from '../a-server.ts';
import { sleep } from '../bench/load.ts';
import type { Attack, Outcome, Target } from './attacker.ts';

/** An Adept answers after 0.6 s, or at the next such moment if it comes too late; in milliseconds. */
const SLOWEST_ADEPT = 2000;

/** Tables without end, and work for bots: these play on when the attacker is gone, so they come last. */
export const BOTS: readonly Attack[] = [
  {
    name: 'rematches',
    tries: 'to make tables that do not count as such',
    small: true,
    run: async (target) => {
      const record = writeRecord(finishedGame());
      return untilRefused(target, USUAL_LIMITS.tables.burst, 'tables and rematches', async () => {
        const token = newToken();
        const terms = { listing: 'private', clock: { kind: 'none' }, host: null, tokenHash: hashOf(token) } as const;
        const { id } = await request(target, 'POST /api/tables/import', { ...terms, record });
        await request(target, 'POST /api/tables/:id/rematch', { seats: [], host: hashOf(newToken()) }, id, { token });
      });
    },
  },
  {
    name: '28 tables of Grandmasters',
    tries: 'to make another’s Adept wait',
    run: async (target) => {
      const client = await anotherWithAdept(target);
      const before = await answersIn(client, Math.max(4000, target.time));
      let made = 0;
      for (let table = 0; table < 28; table += 1) {
        const isMade = await isTaken(table < USUAL_LIMITS.botTables ? botTable(target, 'grandmaster') : lentTable(target));
        if (isMade) made += 1;
      }
      const during = await answersIn(client, Math.max(8000, 2 * target.time));
      client.cut();
      return {
        figure: `${made} made; the Adept answers in ${range(before)} before, in ${range(during)} meanwhile`,
        held: during.length > 0 && Math.max(...during) < SLOWEST_ADEPT,
      };
    },
  },
  {
    name: 'tables of bots alone',
    tries: 'to fill the server with games that nobody plays',
    small: true,
    run: (target) => untilRefused(target, USUAL_LIMITS.botTables, 'tables', () => botTable(target, 'novice')),
  },
];

/** Was it done, or refused? */
async function isTaken(asked: Promise<void>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Makes tables until it is told that there are too many. */
async function untilRefused(target: Target, most: number, what: string, make: () => Promise<void>): Promise<Outcome> {
  let made = 0;
  const words = await (async () => {
    for (; made <= 2 * most; made += 1) await make();
    return 'never refused';
  })().catch((error: unknown) => {
    if (error instanceof Refused) return error.message;
    throw error;
  });
  // The bots of what was made are at it.
  await sleep(target.time);
  return { figure: `${made} times ${what}, then: ${words}`, held: made <= most };
}

function seatsOf(many: number, bot: string): NewSeat[] {
  return Array.from({ length: many }, () => ({ kind: 'bot', bot }));
}

async function botTable(target: Target, bot: string): Promise<void> {
  await newTable(target, { game: 'ad-astra', options: { players: 5 }, seats: seatsOf(5, bot) });
}

/** A table with a person, whose seat a bot plays too. */
async function lentTable(target: Target): Promise<void> {
  const bots = seatsOf(4, 'grandmaster');
  const host = { ...sitting('Host', 0), seat: 0 };
  const { id, token } = await newTable(target, { game: 'ad-astra', options: { players: 5 }, seats: [{ kind: 'open' }, ...bots], host });
  await showValue(target, id, 0, 0, token);
  await request(target, 'POST /api/tables/:id/lend', { seat: 0, bot: 'grandmaster' }, id, { token });
}

/** Somebody else, who plays against an Adept. */
async function anotherWithAdept({ url, victim }: Target): Promise<Client> {
  const there = { url, from: victim };
  const seats: NewSeat[] = [{ kind: 'open' }, { kind: 'bot', bot: 'adept' }];
  const { id, invite } = await newTable(there, { game: 'astra', options: { players: 2 }, seats });
  const { token } = await claimSeat(there, id, { ...sitting('Ada', 0), code: invite });
  await showValue(there, id, 0, 0, token);
  const client = await Client.open(there, id, token);
  await client.watch();
  return client;
}

/** How long the Adept took for each of its decisions in so much time, while the other decides at once. */
async function answersIn(client: Client, time: number): Promise<number[]> {
  const answers: number[] = [];
  const until = performance.now() + time;
  while (performance.now() < until && client.update?.result === null) {
    const { legal, waitingFor, number } = client.update;
    const own = legal[0] ?? [];
    const begun = performance.now();
    if (own.length > 0) {
      await client.ask('decide', { seat: 0, decision: at(own, quickRandom(number)(own.length)), id: `decision-${number}` });
      await client.until(({ update }) => (update?.number ?? 0) > number);
    } else {
      await Promise.race([client.until(({ update }) => (update?.number ?? 0) > number), sleep(until - begun + 20_000)]);
      if (waitingFor.includes(1)) answers.push(performance.now() - begun);
    }
  }
  return answers;
}

function range(times: readonly number[]): string {
  const seconds = (time: number): string => (time / 1000).toFixed(1);
  return `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} s (${times.length} times)`;
}

function finishedGame() {
  const { game } = playable('astra');
  const table = Table.start(game, { options: { players: 2 }, seed: '7'.repeat(64) });
  const below = quickRandom(1);
  while (table.result() === undefined) {
    const seat = at(table.waitingFor(), 0);
    const legal = table.legal(seat);
    table.decide(seat, at(legal, below(legal.length)));
  }
  return table.record();
}
