import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { BY_KEYS } from './by-keys.ts';
import type { FromWorker, ToWorker, WorkerTask } from './embedded.ts';
import { syncAll } from './folder.ts';
import { SyncedFiles } from './synced-files.ts';

/**
 * The embedded database, in a thread of its own: it blocks the thread it runs in. Built to a file of JavaScript before use, as Node 20
 * takes no TypeScript for a worker.
 */
const { folder, socket, isNew } = workerData as WorkerTask;
/** What the database itself says of a failure; the error it ends with says less. */
let lastWords = '';

/** Its log is written to the disk before a commit is answered, by the one way of syncing that reaches us: see SyncedFiles. */
const SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'];
/** A quarter of the default memory; the whole database is small. */
const MEMORY = ['shared_buffers=32MB'];
/** As the library would start it, but for -F, which turns syncing off. */
const START = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');

try {
  const files = new SyncedFiles(folder);
  const db = new PGlite({
    fs: files,
    startParams: [...START, ...[...SETTINGS, ...MEMORY, ...BY_KEYS].flatMap((setting) => ['-c', setting])],
    onStderr: (line) => {
      lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
      return true;
    },
  });
  await db.waitReady;
  endOnFailure(db);
  if (isNew) await syncAll(folder);
  await checkSyncs(db, files);
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 8 });
  await server.start();
  parentPort?.on('message', (asked: ToWorker) => {
    if (asked === 'close') void close(db, server);
    else tell({ kind: 'here' });
  });
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'failed', why: whyOf(error) });
}

/**
 * Ends this thread at once when the database has failed beyond an error of a statement: a disk that does not take its log, memory that
 * is broken. The library goes on after that and might answer that a change was committed.
 */
function endOnFailure({ Module: mod }: PGlite): void {
  const answerOne = mod._PostgresMainLoopOnce;
  mod._PostgresMainLoopOnce = () => {
    try {
      answerOne();
    } catch (error) {
      if (isErrorOfStatement(error)) throw error;
      tell({ kind: 'failed', why: whyOf(error) });
      process.exit(1);
    }
  };
}

/** How the library leaves the midst of a statement that has an error, by its own number for it. */
function isErrorOfStatement(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 100;
}

/** Commits something, to see whether the disk is asked to keep it: with another version of the library it might not be. */
async function checkSyncs(db: PGlite, files: SyncedFiles): Promise<void> {
  const before = files.syncs;
  await db.query("select pg_logical_emit_message(true, 'astrarium', '')");
  if (files.syncs === before) throw new Error('what it commits is not written to the disk');
}

async function close(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await db.close();
  tell({ kind: 'closed' });
}

/** Only the message: the stack of this library is its whole minified text. */
function whyOf(error: unknown): string {
  return lastWords || (error instanceof Error ? error.message : 'it is not a database');
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
