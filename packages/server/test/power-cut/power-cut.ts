import { setMaxListeners } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { quickRandom } from '@astrarium/core';
import type { TestServer } from '../a-server.ts';
import { bundled } from '../bundled.ts';
import { compare, countOf, ended, freePort, startServer, untilAcknowledged } from '../kill/kill.ts';
import { type Journal, playPair } from '../kill/player.ts';
import { ALL, anyFate, type Disk, emptyDisk, type Fate, NONE, tellDisk, writeImage } from './disk.ts';
import { type Entry, entryToBytes, readEntries } from './log.ts';

export interface PowerCutReport {
  readonly cuts: number;
  /** What the disk and the players were told, from the making of the database on. */
  readonly entries: number;
  readonly syncs: number;
  readonly acknowledged: number;
  /** Acknowledged before a cut, and not stored after it. */
  readonly lost: string[];
  readonly doubled: string[];
  readonly problems: string[];
  /** Files that the log, replayed, does not give as they are: what was recorded is not what was done. */
  readonly unlike: string[];
  /** What a disk would have lost that is never asked to sync in play. */
  readonly lostUnsynced: number;
}

interface Plan {
  readonly cuts: number;
  readonly seed: number;
  /** Decisions to play before the server is stopped and started once, and again after it. */
  readonly decisions: number;
}

/** Several people play on an embedded database; then its disk is looked at as it may have been at many moments, had the power failed there. */
export async function powerCutTest({ cuts, seed, decisions }: Plan): Promise<PowerCutReport> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'astrarium-power-')));
  try {
    const worker = await bundled('packages/server/src/store/embedded-worker.ts', 'database');
    const games = path.join(folder, 'games');
    mkdirSync(games);
    const { log, problems } = await record(folder, games, worker, decisions);
    const entries = readEntries(log);
    const inode = statSync(games).ino;

    const found: { lost: string[]; doubled: string[]; problems: string[] } = { lost: [], doubled: [], problems };
    const below = quickRandom(seed);
    const disk = emptyDisk(inode);
    let done = 0;
    for (const [index, position] of positions(entries, cuts, below).entries()) {
      for (; done < position; done += 1) tellDisk(disk, entryAt(entries, done));
      const { lost, doubled, problems: troubles } = await afterCut(disk, index % 3 === 2 ? NONE : anyFate(below));
      const named = (one: string): string => `cut after ${position} of ${entries.length}: ${one}`;
      found.lost.push(...lost.map(named));
      found.doubled.push(...doubled.map(named));
      found.problems.push(...troubles.map(named));
    }
    for (; done < entries.length; done += 1) tellDisk(disk, entryAt(entries, done));
    const whole = path.join(folder, 'whole');
    writeImage(disk, whole, ALL);

    const unsynced = emptyDisk(inode);
    const first = firstAcknowledged(entries);
    for (const [index, entry] of entries.entries()) if (index < first || entry.told.kind !== 'sync') tellDisk(unsynced, entry);
    const { lost: lostUnsynced } = await afterCut(unsynced, NONE, entries.length);

    const syncs = entries.filter(({ told }) => told.kind === 'sync').length;
    const acknowledged = countOf(journalOf(entries));
    const unlike = differences(games, whole);
    return { cuts, entries: entries.length, syncs, acknowledged, ...found, unlike, lostUnsynced: lostUnsynced.length };

    async function afterCut(at: Disk, fate: Fate, position = done): Promise<{ lost: string[]; doubled: string[]; problems: string[] }> {
      const image = path.join(folder, 'image');
      writeImage(at, image, fate);
      try {
        return await compare({ dataDir: image, worker }, journalOf(entries.slice(0, position)));
      } catch (error) {
        return { lost: [], doubled: [], problems: [String(error)] };
      } finally {
        rmSync(image, { recursive: true });
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays, with a stop and a start in the midst of it. */
async function record(folder: string, games: string, worker: string, decisions: number): Promise<{ log: Buffer; problems: string[] }> {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(path.join(pages, 'index.html'), '');
  const port = await freePort();
  const recorder = await bundled('packages/server/test/power-cut/recorder.ts', 'power-cut-recorder');
  const program = await bundled('packages/server/test/kill/server.ts', 'kill-server');
  const bots = await bundled('packages/server/src/bots/worker.ts', 'bots');
  const file = path.join(folder, 'log');
  const args = ['--import', pathToFileURL(recorder).href, program, String(port), pages, bots, games, worker];
  const start = () => startServer(args, { ...process.env, POWER_CUT_FOLDER: games, POWER_CUT_LOG: file });

  const log = openSync(file, 'a');
  const journal: Journal = {
    tables: [],
    acknowledged: new Map(),
    problems: [],
    resent: 0,
    onAcknowledged: (table, id, number) => writeSync(log, entryToBytes({ kind: 'acknowledged', table, id, number })),
  };
  const stop = new AbortController();
  // Everybody who plays listens to it.
  setMaxListeners(100, stop.signal);
  let running = await start();
  const pairs = Array.from({ length: 6 }, () => playPair({ url: `http://127.0.0.1:${port}` } as TestServer, journal, stop.signal));
  await untilAcknowledged(journal, decisions);
  await ended(running, 'SIGTERM');
  running = await start();
  await untilAcknowledged(journal, countOf(journal) + decisions);
  stop.abort();
  await Promise.all(pairs);
  await ended(running, 'SIGTERM');
  closeSync(log);
  return { log: readFileSync(file), problems: journal.problems };
}

/** In order. Each fifth while the database is made, the others in play. */
function positions(entries: readonly Entry[], cuts: number, below: (most: number) => number): number[] {
  const first = firstAcknowledged(entries);
  const any = Array.from({ length: cuts }, (_, index) => (index % 5 === 4 ? below(first) : first + 1 + below(entries.length - first)));
  return any.toSorted((a, b) => a - b);
}

function firstAcknowledged(entries: readonly Entry[]): number {
  return entries.findIndex(({ told }) => told.kind === 'acknowledged');
}

function journalOf(entries: readonly Entry[]): Journal {
  const acknowledged = new Map<string, Map<string, number>>();
  for (const { told } of entries) {
    if (told.kind !== 'acknowledged') continue;
    const known = acknowledged.get(told.table) ?? new Map<string, number>();
    acknowledged.set(told.table, known.set(told.id, told.number));
  }
  return { tables: [...acknowledged.keys()], acknowledged, problems: [], resent: 0 };
}

function entryAt(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`there is no entry ${index}`);
  return entry;
}

function differences(one: string, other: string): string[] {
  const [a, b] = [contents(one), contents(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => !(a.get(name)?.equals(b.get(name) ?? Buffer.from('none')) ?? false));
}

function contents(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [path.relative(folder, path.join(parentPath, name)), readFileSync(path.join(parentPath, name))]),
  );
}
