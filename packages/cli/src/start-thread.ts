import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How many threads find a core of their own. */
export const CORES = availableParallelism();

/** A thread reads the very file that this is a part of, and runs one of the functions that it exports (`main.ts`). */
export function startThread(run: 'playInThread' | 'rollOutInThread', data: object): Worker {
  const text = `import(require('node:worker_threads').workerData.file).then((program) => program.${run}())`;
  return new Worker(text, { eval: true, workerData: { file: import.meta.url, ...data } });
}
