import { getPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { letThreadsAskForMemory } from '../src/lib/threads.ts';
import { bundled } from './bundled.ts';

it('a thread has the memory for new objects that it asks for, whatever the command line says for the main thread', async () => {
  setFlagsFromString('--max-semi-space-size=64');
  expect(await newSpace()).toBeGreaterThan(16);
  letThreadsAskForMemory();
  expect(await newSpace()).toBeLessThanOrEqual(16);
});

// Only there threads have priorities of their own.
it.runIf(process.platform === 'linux')('bots let all other threads go first', async () => {
  const before = getPriority();
  const file = await bundled('packages/server/src/bots/worker.ts', 'bots');
  expect(await saidBy(new Worker(PRIORITY, { eval: true, workerData: pathToFileURL(file).href }))).toBe(before + 10);
  expect(getPriority()).toBe(before);
});

const PRIORITY = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(() => parentPort.postMessage(require('node:os').getPriority()));
`;

/** The most, in megabytes, that a thread which asks for little takes for new objects, many of which live for a while. */
function newSpace(): Promise<number> {
  return saidBy(new Worker(BUSY, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 6 } }));
}

function saidBy(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const BUSY = `
  const { getHeapSpaceStatistics } = require('node:v8');
  const kept = [];
  let most = 0;
  for (let i = 0; i < 3_000_000; i += 1) {
    kept[i % 200_000] = { i, list: [i] };
    if (i % 100_000 === 0) most = Math.max(most, getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space').space_size);
  }
  require('node:worker_threads').parentPort.postMessage(most / 2 ** 20);
`;
