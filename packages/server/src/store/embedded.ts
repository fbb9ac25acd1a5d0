import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockFolder } from './lock.ts';
import { StoreProblem } from './problem.ts';

export interface WorkerTask {
  /** The folder of the database. */
  readonly folder: string;
  /** Where it listens. */
  readonly socket: string;
}

export type FromWorker = { readonly kind: 'ready' | 'closed' } | { readonly kind: 'failed'; readonly why: string };

/** An embedded database that is open: whoever connects to `host` by the protocol of PostgreSQL finds it there. */
export interface Embedded {
  readonly host: string;
  readonly close: () => Promise<void>;
}

/** Opens the database in this folder, made if there is none. Nobody else may use the folder until it is closed. */
export async function openEmbedded(dataDir: string, worker: string): Promise<Embedded> {
  const folder = path.resolve(dataDir);
  const unlock = takeFolder(folder);
  // A folder of this user's own, and a short path: the name of a socket has at most 107 bytes.
  const host = mkdtempSync(path.join(tmpdir(), 'astrarium-'));
  const release = (): void => {
    rmSync(host, { recursive: true, force: true });
    unlock();
  };
  try {
    const stop = await openDatabase(path.join(folder, 'database'), worker, path.join(host, '.s.PGSQL.5432'));
    return {
      host,
      close: async () => {
        await stop();
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
    mkdirSync(folder, { recursive: true });
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

async function openDatabase(folder: string, worker: string, socket: string): Promise<() => Promise<void>> {
  // Stands there while the database is made: what a process killed in the midst of that leaves holds no games yet.
  const making = `${folder}.making`;
  if (existsSync(making)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(making, '');
  // Without this file the library would make a new database over what is there.
  else if (!existsSync(path.join(folder, 'PG_VERSION'))) throw damaged(folder, 'the file PG_VERSION is missing');
  try {
    const stop = await run(worker, { folder, socket });
    rmSync(making, { force: true });
    return stop;
  } catch (error) {
    throw isNew ? cantMake(folder, error) : damaged(folder, reason(error));
  }
}

/** Starts the worker and returns how to stop it. */
async function run(file: string, task: WorkerTask): Promise<() => Promise<void>> {
  const worker = new Worker(file, { workerData: task, stdout: true, stderr: true });
  const told = new Map<FromWorker['kind'], (message: FromWorker) => void>();
  worker.on('message', (message: FromWorker) => told.get(message.kind)?.(message));
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('it ended before it was ready'));
    told.set('failed', (message) => resolve(message.kind === 'failed' ? message.why : ''));
  });
  const ready = new Promise<undefined>((resolve) => {
    told.set('ready', () => resolve(undefined));
  });
  const failure = await Promise.race([ready, ended]);
  if (failure !== undefined) {
    await worker.terminate();
    throw new Error(failure);
  }
  return async () => {
    const closed = new Promise<void>((resolve) => {
      told.set('closed', () => resolve());
    });
    worker.postMessage('close');
    await Promise.race([closed, ended]);
    await worker.terminate();
  };
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
