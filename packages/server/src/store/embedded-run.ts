import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerTask } from './embedded.ts';
import { embeddedFailed, type StoreProblem } from './problem.ts';

export interface KeptRunning {
  /** Why it does not run at the moment; undefined when it does. */
  readonly problem: () => StoreProblem | undefined;
  readonly stop: () => Promise<void>;
}

/** A database that failed is opened again after so many milliseconds, and again until it runs. */
const AGAIN = 1000;

/**
 * How often the worker is asked whether it is there, in milliseconds, and how long it may be silent. It is while it works at a statement, each of
 * which takes milliseconds, but for a checkpoint on a slow disk or a new index over many games.
 */
const SILENCE = { ask: 5000, longest: 300_000 };

/**
 * Runs the worker, and runs it anew whenever it has failed or fallen silent: the database then recovers by itself all that it had committed.
 * Throws when it can't be run the first time.
 */
export async function keepRunning(file: string, task: WorkerTask, silence = SILENCE): Promise<KeptRunning> {
  let running: Running | undefined = await run(file, task, silence);
  let problem: StoreProblem | undefined;
  const stopping = new AbortController();
  const stopped = new Promise<undefined>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(undefined));
  });
  const watching = watch();

  async function watch(): Promise<void> {
    for (;;) {
      const why = await Promise.race([running?.ended ?? sleep(AGAIN, ''), stopped]);
      if (why === undefined) return;
      if (running !== undefined) problem = embeddedFailed(why);
      await running?.stop();
      running = undefined;
      if (problem !== undefined) await restart();
    }
  }

  async function restart(): Promise<void> {
    try {
      running = await run(file, { ...task, isNew: false }, silence);
      problem = undefined;
    } catch (error) {
      problem = embeddedFailed(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    problem: () => problem,
    stop: async () => {
      stopping.abort();
      await watching;
      await running?.stop();
    },
  };
}

interface Running {
  /** Resolves with the reason when it ends by itself. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

async function run(file: string, task: WorkerTask, silence: typeof SILENCE): Promise<Running> {
  // One that failed has left it there.
  rmSync(task.socket, { force: true });
  const worker = new Worker(file, { workerData: task, stdout: true, stderr: true });
  const told = new Map<FromWorker['kind'], (message: FromWorker) => void>();
  worker.on('message', (message: FromWorker) => told.get(message.kind)?.(message));
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('its thread has ended'));
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
  const silent = fallenSilent(() => worker.postMessage('are you there?' satisfies ToWorker), silence);
  told.set('here', silent.heard);
  return {
    ended: Promise.race([ended, silent.ended]),
    stop: async () => {
      silent.stop();
      const closed = new Promise<void>((resolve) => {
        told.set('closed', () => resolve());
      });
      worker.postMessage('close' satisfies ToWorker);
      await Promise.race([closed, ended, silent.ended]);
      await worker.terminate();
    },
  };
}

/** Asks again and again, and resolves with the reason when no answer was heard for too long. */
function fallenSilent(
  ask: () => void,
  { ask: every, longest }: typeof SILENCE,
): { readonly ended: Promise<string>; readonly heard: () => void; readonly stop: () => void } {
  let last = performance.now();
  let tooLong: (why: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    tooLong = resolve;
  });
  const timer = setInterval(() => {
    if (performance.now() - last > longest) tooLong(`it has not answered for ${longest / 1000} s`);
    else ask();
  }, every).unref();
  const heard = (): void => {
    last = performance.now();
  };
  return { ended, heard, stop: () => clearInterval(timer) };
}
