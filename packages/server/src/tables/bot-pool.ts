import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { BotTask } from './bot-choice.ts';

export interface BotPool {
  readonly choose: (task: Asked) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** What a table asks of its bot. */
export type Asked = Omit<BotTask, 'waiting'>;

/** A bot that has not decided by then is stuck. */
const LONGEST_THOUGHT = 20_000;

/** Bots in threads of their own. `worker` is the built file of bot-worker.ts: Node 20 takes no TypeScript as a worker. */
export function openBotPool(worker: string): BotPool {
  const pool = new Piscina<BotTask, string>({
    filename: worker,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
    maxQueue: 10_000,
  });
  return {
    choose: (task) => pool.run({ ...task, waiting: pool.queueSize }, { signal: AbortSignal.timeout(LONGEST_THOUGHT) }),
    close: () => pool.destroy(),
  };
}
