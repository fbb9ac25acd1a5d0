import { at } from '@astrarium/core';
import { Client } from '../a-client.ts';
import { type SeatedTable, seatedTable, type TestServer } from '../a-server.ts';

/** What players know for certain, whatever happens to the server. */
export interface Journal {
  readonly tables: string[];
  /** Decisions that were acknowledged, by table: id and the number told for it. */
  readonly acknowledged: Map<string, Map<string, number>>;
  /** What should never happen. */
  readonly problems: string[];
  /** Decisions sent again because their answer never came. */
  resent: number;
  /** Called with each acknowledgement as it comes. */
  readonly onAcknowledged?: (table: string, id: string, number: number) => void;
}

interface Playing {
  readonly server: TestServer;
  readonly table: string;
  readonly journal: Journal;
  readonly stopped: AbortSignal;
}

/** Two people play game after game, coming back whenever the server does, until they are stopped. */
export async function playPair(server: TestServer, journal: Journal, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const seated = await tirelessly(() => seatedTable(server), stopped);
    if (seated === undefined) return;
    journal.tables.push(seated.id);
    journal.acknowledged.set(seated.id, new Map());
    await playBoth({ server, table: seated.id, journal, stopped }, seated);
  }
}

async function playBoth(playing: Playing, { tokens }: SeatedTable): Promise<void> {
  await Promise.all(tokens.map((token, seat) => playSeat(playing, token, seat)));
}

interface Sent {
  readonly seat: number;
  readonly decision: string;
  readonly id: string;
}

/** One person plays to the end of the game, coming back whenever the line breaks. */
export async function playSeat(playing: Playing, token: string, seat: number): Promise<void> {
  const memory: { unanswered: Sent | undefined; seen: number | null; count: number } = { unanswered: undefined, seen: null, count: 0 };
  const { stopped } = playing;
  await tirelessly(async () => {
    const client = await Client.open(playing.server, playing.table, token);
    const cut = (): void => client.cut();
    stopped.addEventListener('abort', cut);
    try {
      await playOnLine(playing, client, seat, memory);
    } finally {
      stopped.removeEventListener('abort', cut);
      client.cut();
    }
  }, stopped);
}

/** Plays over one connection, until the game is over or the connection breaks. */
async function playOnLine(
  { table, journal }: Playing,
  client: Client,
  seat: number,
  memory: { unanswered: Sent | undefined; seen: number | null; count: number },
): Promise<void> {
  const { update } = await client.watch(memory.seen);
  if ((update?.number ?? 0) < (memory.seen ?? 0)) journal.problems.push(`${table}: ${memory.seen} was told, now it is ${update?.number}`);
  if (memory.unanswered !== undefined) {
    journal.resent += 1;
    await decide(memory.unanswered);
  }
  for (;;) {
    const isOn = ({ update: now }: Client): boolean => now !== null && (now.result !== null || (now.legal[seat]?.length ?? 0) > 0);
    await client.until(isOn);
    const now = client.update;
    if (now === null) continue;
    memory.seen = now.number;
    if (now.result !== null) return;
    memory.count += 1;
    const legal = now.legal[seat] ?? [];
    await decide({ seat, decision: at(legal, (now.number * 7) % legal.length), id: `seat-${seat}-decision-${memory.count}` });
  }

  async function decide(sent: Sent): Promise<void> {
    memory.unanswered = sent;
    const { refusal, number } = await client.ask('decide', sent);
    memory.unanswered = undefined;
    if (refusal !== null) journal.problems.push(`${table}: ${sent.id} was refused: ${refusal.reason}`);
    journal.acknowledged.get(table)?.set(sent.id, number);
    journal.onAcknowledged?.(table, sent.id, number);
    await client.until((now) => (now.update?.number ?? 0) >= number);
    memory.seen = client.update?.number ?? null;
    // As fast as the server lets one connection be.
    await sleep(50);
  }
}

/** Does it again and again until it succeeds; undefined when it was stopped before. */
export async function tirelessly<T>(work: () => Promise<T>, stopped: AbortSignal): Promise<T | undefined> {
  while (!stopped.aborted) {
    try {
      return await work();
    } catch {
      await sleep(30);
    }
  }
  return undefined;
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
