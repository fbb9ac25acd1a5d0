import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Log } from '../log/log.ts';
import { type KeptRunning, keepRunning } from './embedded-run.ts';
import { makeAllPrivate, makeFolder, makePrivate, moveAside, OWN_FILE, syncFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { DiskFull, StoreProblem } from './problem.ts';

export interface WorkerTask {
  /** The folder of the database. */
  readonly folder: string;
  /** Where it listens. */
  readonly socket: string;
  /** There is nothing in the folder yet. */
  readonly isNew: boolean;
}

export type ToWorker = 'are you there?' | 'close';

export type FromWorker = { readonly kind: 'ready' | 'here' | 'closed' } | { readonly kind: 'failed'; readonly why: string };

/** An embedded database that is open: whoever connects to `host` by the protocol of PostgreSQL finds it there. */
export interface Embedded {
  readonly host: string;
  /** What it suffers from; undefined when all is well. */
  readonly problem: () => StoreProblem | undefined;
  readonly close: () => Promise<void>;
}

/** With less than this free on its disk, the database may fail at any commit: a part of its log takes 16 MB. */
const LEAST_ROOM = 20 * 2 ** 20;

/** Opens the database in this folder, made if there is none. Nobody else may use the folder until it is closed. */
export async function openEmbedded(dataDir: string, worker: string, log: Log): Promise<Embedded> {
  const folder = path.resolve(dataDir);
  const unlock = takeFolder(folder);
  // A folder of this user's own, and a short path: the name of a socket has at most 107 bytes.
  const host = mkdtempSync(path.join(tmpdir(), 'astrarium-'));
  const release = (): void => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  try {
    const database = await openDatabase(path.join(folder, 'database'), worker, path.join(host, '.s.PGSQL.5432'), log);
    return {
      host,
      problem: () => database.problem() ?? (hasRoom(folder) ? undefined : new DiskFull()),
      close: async () => {
        await database.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function takeFolder(folder: string): () => void {
  try {
    makeFolder(folder);
    makePrivate(folder);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(
      `Games can't be kept in ${folder}: ${reason(error)}`,
      'Choose a folder that this user may write to: npm start -- --data FOLDER',
      error,
    );
  }
}

async function openDatabase(folder: string, worker: string, socket: string, log: Log): Promise<KeptRunning> {
  // Stands there while the database is made: what a process ended in the midst of that leaves holds no games yet.
  const making = `${folder}.making`;
  if (existsSync(making) && existsSync(folder)) {
    const aside = moveAside(folder, 'half-made', new Date());
    log('info', 'store', { note: `A database that was not made to its end was found, and moved to ${aside}.` });
  }
  const isNew = !existsSync(folder);
  if (isNew) {
    writeFileSync(making, '', { mode: OWN_FILE });
    syncFolder(path.dirname(folder));
    makeFolder(folder);
  }
  // Without this file the library would make a new database over what is there.
  else if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(folder, 'the file PG_VERSION is missing');
  makeAllPrivate(folder);
  try {
    const database = await keepRunning(worker, { folder, socket, isNew });
    rmSync(making, { force: true });
    if (isNew) syncFolder(path.dirname(folder));
    return database;
  } catch (error) {
    if (!isNew) throw damaged(folder, reason(error));
    // Made by ourselves just now: it holds nothing.
    rmSync(folder, { recursive: true, force: true });
    rmSync(making, { force: true });
    throw cantMake(folder, error);
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    // The system does not tell.
    return true;
  }
}

function cantMake(folder: string, error: unknown): StoreProblem {
  return new StoreProblem(
    `No database could be made in ${path.dirname(folder)}: ${reason(error)}`,
    'Make room on its disk (100 MB are enough to begin with), or choose another folder: npm start -- --data FOLDER',
    error,
  );
}

function damaged(folder: string, why: string): StoreProblem {
  return new StoreProblem(
    `The database in ${folder} can't be opened: ${why}. Nothing in it was changed.`,
    `Start the version of Astrarium that made it, or put back a copy of that folder; or move it away and begin with no games: mv ${folder} ${folder}.damaged`,
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
