import { availableParallelism } from 'node:os';
import type { BotTask } from '@astrarium/host';
import { Piscina } from 'piscina';
import { type BotRequest, openBotQueue, thinksAhead } from './queue.ts';

export interface BotPool {
  readonly choose: (task: BotRequest) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A bot that has not decided by then is stuck. */
const LONGEST_THOUGHT = 20_000;
/** Threads that have nothing to do for so many milliseconds end, and give back all their memory. */
const IDLE = 30_000;
/** Of a thread, in megabytes: new objects, hardly any of which outlive the decision they were made for, and all others. */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 };

/**
 * Bots in threads of their own; those that think ahead apart from those that decide at once, so that only the former keep what they have
 * thought. `worker` is the built file of worker.ts: Node 20 takes no TypeScript as a worker.
 */
export function openBotPool(worker: string): BotPool {
  const thinkers = Math.max(1, availableParallelism() - 1);
  const threads = (most: number): Piscina<BotTask, string> =>
    new Piscina({ filename: worker, minThreads: 0, maxThreads: most, idleTimeout: IDLE, resourceLimits: MEMORY });
  const [ahead, atOnce] = [threads(thinkers), threads(1)];
  const run = (task: BotTask): Promise<string> =>
    (thinksAhead(task) ? ahead : atOnce).run(task, { signal: AbortSignal.timeout(LONGEST_THOUGHT) });
  const queue = openBotQueue({ run, thinkers });
  return {
    choose: queue.choose,
    close: async () => {
      queue.close();
      await Promise.all([ahead.destroy(), atOnce.destroy()]);
    },
  };
}
