import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from './choice.ts';
import { type BotRequest, openBotQueue } from './queue.ts';

export interface BotPool {
  readonly choose: (task: BotRequest) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A bot that has not decided by then is stuck. */
const LONGEST_THOUGHT = 20_000;

/** Bots in threads of their own. `worker` is the built file of worker.ts: Node 20 takes no TypeScript as a worker. */
export function openBotPool(worker: string): BotPool {
  const thinkers = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<BotTask, string>({ filename: worker, minThreads: 0, maxThreads: thinkers + 1, idleTimeout: 30_000 });
  const run = (task: BotTask): Promise<string> => pool.run(task, { signal: AbortSignal.timeout(LONGEST_THOUGHT) });
  const queue = openBotQueue({ run, thinkers });
  return {
    choose: queue.choose,
    close: async () => {
      queue.close();
      await pool.destroy();
    },
  };
}
