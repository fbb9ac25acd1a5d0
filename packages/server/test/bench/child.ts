import { type ChildProcess, fork } from 'node:child_process';
import { bundled } from '../bundled.ts';

/** Memory of the process, in megabytes, after everything that could be forgotten was. */
export interface Memory {
  readonly heap: number;
  readonly rss: number;
}

/** A server in a process of its own. */
export interface Child {
  readonly url: string;
  readonly memory: () => Promise<Memory>;
  readonly stop: () => Promise<void>;
}

/** Starts one of the programs of this folder, or of this folder in another checkout, which says `{ url }` when it listens. */
export async function startChild(program: 'server' | 'echo', args: readonly string[], checkout?: string): Promise<Child> {
  const file = await bundled(`packages/server/test/bench/${program}.ts`, `bench-${program}`, checkout);
  const profile = process.env['BENCH_PROFILE'] === program ? ['--cpu-prof', '--cpu-prof-dir', process.env['BENCH_PROFILE_DIR'] ?? '.'] : [];
  const child = fork(file, args, { execArgv: ['--expose-gc', '--max-semi-space-size=64', ...profile] });
  const { url } = await answer<{ url: string }>(child);
  return {
    url,
    memory: () => {
      child.send('memory');
      return answer<Memory>(child);
    },
    stop: async () => {
      const ended = new Promise<void>((resolve) => {
        child.once('close', () => resolve());
      });
      child.send('stop');
      await ended;
    },
  };
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('close', (code) => reject(new Error(`it ended with code ${code}`)));
  });
}

/** In the child: says where it listens, and answers what it is asked. */
export function serveParent(url: string, beforeMemory: () => void, stop: () => Promise<void>): void {
  process.on('message', (asked) => {
    if (asked === 'stop') void stop().then(() => process.disconnect());
    else tellMemory(beforeMemory).catch((error: unknown) => console.error(error));
  });
  // Whoever started it is gone: so is what it was for.
  process.once('disconnect', () => process.exit());
  process.send?.({ url });
}

async function tellMemory(before: () => void): Promise<void> {
  before();
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: (heapUsed + external) / 1e6, rss: rss / 1e6 });
}
