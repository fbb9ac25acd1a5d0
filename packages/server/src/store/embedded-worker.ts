import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { BY_KEYS } from './by-keys.ts';
import type { FromWorker, WorkerTask } from './embedded.ts';

/**
 * The embedded database, in a thread of its own: it blocks the thread it runs in. Built to a file of JavaScript before use, as Node 20
 * takes no TypeScript for a worker.
 */
const { folder, socket } = workerData as WorkerTask;
/** What the database itself says of a failure; the error it ends with says less. */
let lastWords = '';

try {
  const db = new PGlite(folder, {
    // A quarter of the default memory; the whole database is small.
    startParams: [...PGlite.defaultStartParams, ...['shared_buffers=32MB', ...BY_KEYS].flatMap((setting) => ['-c', setting])],
    onStderr: (line) => {
      lastWords = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastWords;
      return true;
    },
  });
  await db.waitReady;
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 8 });
  await server.start();
  parentPort?.once('message', () => void close(db, server));
  tell({ kind: 'ready' });
} catch (error) {
  // Only the message: the stack of this library is its whole minified text.
  tell({ kind: 'failed', why: lastWords || (error instanceof Error ? error.message : 'it is not a database') });
}

async function close(db: PGlite, server: PGLiteSocketServer): Promise<void> {
  await server.stop();
  await db.close();
  tell({ kind: 'closed' });
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
