import { setMaxListeners } from 'node:events';
import { quickRandom } from '@astrarium/core';
import pg from 'pg';
import { openStore } from '../../src/store/open.ts';
import type { TestServer } from '../a-server.ts';
import { type Compared, compare, countOf } from '../kill/kill.ts';
import { type Journal, sleep } from '../kill/player.ts';
import { startBalancer } from './balancer.ts';
import { absentTable, playGame } from './games.ts';
import { startNodes } from './nodes.ts';
import { Troubles } from './troubles.ts';

export interface ChaosReport extends Compared {
  readonly tables: number;
  readonly resent: number;
  /** For how many seconds nothing happened at any table, at most. */
  readonly stood: number;
  /** What was done to nodes and database, and how often. */
  readonly troubles: Readonly<Record<string, number>>;
}

export interface ChaosOptions {
  readonly games: number;
  /** How many troubles there are at most. */
  readonly most: number;
  readonly seed: number;
}

const HOUR = 60 * 60 * 1000;
/** Games in which nothing has happened for so long stand still for ever. */
const STANDSTILL = 90_000;

/** Games are played at three nodes, one of which has a wrong clock, while all sorts of things happen to them. */
export async function chaosTest(databaseUrl: string, { games, most, seed }: ChaosOptions): Promise<ChaosReport> {
  const chance = quickRandom(seed);
  const nodes = await startNodes(databaseUrl, [0, HOUR, 0]);
  const balancer = await startBalancer(nodes);
  const journal: Journal = { tables: [], acknowledged: new Map(), problems: [], resent: 0 };
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const server = { url: balancer.url } as TestServer;

  const absent = await absentTable(server, journal, stop.signal);
  if (absent !== undefined) await letTimePass(databaseUrl, absent.id);
  const playing = Promise.all(Array.from({ length: games }, (_, kind) => playGame(server, kind, journal, stop.signal)));
  const ended = playing.then(() => untilFinished(databaseUrl, stop.signal));
  const watching = watchForStandstill(databaseUrl, stop, journal);
  const troubles = new Troubles(nodes, databaseUrl, chance);
  const troubling = troubles.make(most, ended, () => countOf(journal));
  try {
    await ended;
  } finally {
    await troubling;
    stop.abort();
    await balancer.stop();
    await nodes.stopAll();
  }
  const compared = await compare({ databaseUrl }, journal);
  compared.problems.push(...nodes.crashed, ...(await wrongEnds(databaseUrl, journal, absent?.id)));
  const stood = Math.round((await watching) / 1000);
  return { tables: journal.tables.length, resent: journal.resent, stood, troubles: troubles.counts, ...compared };
}

/** All but three seconds of the time of whoever is on turn, or would be next. */
async function letTimePass(databaseUrl: string, id: string): Promise<void> {
  await query(
    databaseUrl,
    `update tables set clock = jsonb_set(clock::jsonb, '{left,0}', '3000')::json,
       due = (clock->'since'->>0)::bigint + 3000, revision = revision + 1 where id = $1`,
    [id],
  );
}

async function untilFinished(databaseUrl: string, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const running = await query(databaseUrl, `select id from tables where phase = 'running'`);
    if (running.length === 0) return;
    await sleep(100);
  }
}

/**
 * Gives up when no game goes on any more; however slow the machine is, as long as they do it is waited for. Resolves with how long they stood
 * still at most, in milliseconds: far more than a node takes to come back, and something was forgotten.
 */
async function watchForStandstill(databaseUrl: string, stop: AbortController, { problems }: Journal): Promise<number> {
  let before = '';
  let since = performance.now();
  let longest = 0;
  while (!stop.signal.aborted) {
    const now = JSON.stringify(await query(databaseUrl, 'select sum(number) from tables'));
    if (now !== before) since = performance.now();
    before = now;
    longest = Math.max(longest, performance.now() - since);
    if (performance.now() - since > STANDSTILL) {
      problems.push('nothing happened any more, though a game was not over, or somebody was not told so');
      stop.abort();
    }
    await sleep(500);
  }
  return longest;
}

/** Every game must have come to its end, and nobody who was there may have lost their seat to a clock. */
async function wrongEnds(databaseUrl: string, { tables }: Journal, absent: string | undefined): Promise<string[]> {
  const store = await openStore({ databaseUrl });
  const wrong: string[] = [];
  for (const id of tables) {
    const table = await store.loadTable(id);
    if (table?.phase !== 'finished') wrong.push(`${id} has not ended: ${table?.phase} at ${table?.number}`);
    const lent = table?.seats.some(({ lentTo }) => lentTo !== null) === true;
    if (lent !== (id === absent)) wrong.push(`${id}: ${lent ? 'somebody who was there' : 'nobody'} ran out of time`);
  }
  await store.close();
  return wrong;
}

async function query(databaseUrl: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } catch {
    // The troubles cut this connection as well.
    return ['cut'];
  } finally {
    await client.end().catch(() => undefined);
  }
}
