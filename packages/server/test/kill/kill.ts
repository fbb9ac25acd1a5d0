import { type ChildProcess, spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { quickRandom } from '@astrarium/core';
import { openStore, type StoreOptions } from '../../src/store/open.ts';
import { HostedGame } from '../../src/tables/hosted-game.ts';
import type { TestServer } from '../a-server.ts';
import { bundled } from '../bundled.ts';
import { type Journal, playPair, sleep } from './player.ts';

export interface KillReport extends Compared {
  readonly kills: number;
  readonly tables: number;
  /** Decisions whose answer was lost with the server, sent again. */
  readonly resent: number;
}

/** What players know beside what is stored. */
export interface Compared {
  readonly acknowledged: number;
  /** Acknowledged, and not stored. */
  readonly lost: string[];
  /** Stored twice. */
  readonly doubled: string[];
  readonly problems: string[];
}

/** `where` is an address of PostgreSQL or a folder. Several people play while the server is killed again and again. */
export async function killTest(where: string, { kills, seed }: { kills: number; seed: number }): Promise<KillReport> {
  const chance = quickRandom(seed);
  const pages = mkdtempSync(path.join(tmpdir(), 'astrarium-pages-'));
  writeFileSync(path.join(pages, 'index.html'), '');
  const port = await freePort();
  const program = await bundled('packages/server/test/kill/server.ts', 'kill-server');
  const bots = await bundled('packages/server/src/bots/worker.ts', 'bots');
  const worker = await bundled('packages/server/src/store/embedded-worker.ts', 'database');
  const options = where.includes('://') ? { databaseUrl: where } : { dataDir: where, worker };
  const start = (): Promise<ChildProcess> => startServer([program, String(port), pages, bots, where, worker]);

  const journal: Journal = { tables: [], acknowledged: new Map(), problems: [], resent: 0 };
  const stop = new AbortController();
  // Everybody who plays listens to it.
  setMaxListeners(100, stop.signal);
  const server = { url: `http://127.0.0.1:${port}` } as TestServer;
  let running = await start();
  const pairs = Array.from({ length: 6 }, () => playPair(server, journal, stop.signal));
  for (let killed = 0; killed < kills; killed += 1) {
    // Long enough that there is something to lose each time.
    await untilAcknowledged(journal, countOf(journal) + 10);
    await sleep(chance(400));
    await ended(running, 'SIGKILL');
    running = await start();
  }
  await untilAcknowledged(journal, countOf(journal) + 10);
  stop.abort();
  await Promise.all(pairs);
  await ended(running, 'SIGTERM');
  rmSync(pages, { recursive: true });
  return { kills, tables: journal.tables.length, resent: journal.resent, ...(await compare(options, journal)) };
}

/** What is stored beside what was acknowledged. */
export async function compare(options: StoreOptions, journal: Journal): Promise<Compared> {
  const [lost, doubled]: [string[], string[]] = [[], []];
  const problems = [...journal.problems];
  const store = await openStore(options);
  for (const id of journal.tables) {
    const stored = await store.loadTable(id);
    if (stored === undefined) {
      lost.push(id);
      continue;
    }
    const { entries, snapshot, ...row } = stored;
    const ids = entries.flatMap((entry) => (entry.kind === 'decide' ? [entry.id] : []));
    doubled.push(...ids.filter((one, index) => ids.indexOf(one) !== index).map((one) => `${id} ${one}`));
    for (const [one, number] of journal.acknowledged.get(id) ?? []) {
      if (!ids.includes(one) || number > entries.length) lost.push(`${id} ${one}`);
    }
    if (entries.some(({ number }, index) => number !== index + 1)) problems.push(`${id}: the numbers have a gap`);
    // The rules accept the whole game, also from the snapshot, and come to the same end.
    for (const from of [snapshot, null]) {
      const { result } = row;
      if (!isDeepStrictEqual(new HostedGame(row, entries, from).result(), result)) problems.push(`${id}: the replay ends otherwise`);
    }
  }
  await store.close();
  return { acknowledged: countOf(journal), lost, doubled, problems };
}

export function countOf({ acknowledged }: Journal): number {
  return [...acknowledged.values()].reduce((sum, ids) => sum + ids.size, 0);
}

export async function untilAcknowledged(journal: Journal, many: number): Promise<void> {
  while (countOf(journal) < many) await sleep(10);
}

export function startServer(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-10_000);
      if (/^ready$/m.test(said)) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`the server ended with code ${code}:\n${said}`)));
  });
}

export function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
