import { LEASE } from '../bots/bot-runner.ts';
import type { Job } from '../store/leases.ts';
import { type Keep, tableRetention, USUAL_KEEP } from './retention.ts';
import type { Tables } from './tables.ts';
import { callTime } from './timeouts.ts';

/** How often a node looks for jobs that nobody holds, and how many it takes at once. */
const LOOK = 400;
const MOST_AT_ONCE = 20;
/**
 * How often the clocks are looked at, and whether a bot was forgotten or the time of a table is up, in milliseconds; each by one node for all.
 * As long as there is more to be removed, that goes on sooner.
 */
const CLOCKS = 1000;
const UPKEEP = 60_000;
const UPKEEP_GOES_ON = 1000;
/** Clocks that nobody has looked at for so long: no node was there, and nobody could decide. */
const DOWN = 20_000;
/** A node that stops gives its jobs back before it sends people away, or the other way round, within so many milliseconds. */
const STOPPING = 10_000;
/** Then people have this long to come back. */
const COMING_BACK = 60_000;

/** Does what is to be done for all nodes, whenever it is this node that comes to it first. Returns how to stop. */
export function watchJobs(tables: Tables, keep: Keep = USUAL_KEEP): () => void {
  const removeOld = tableRetention(tables, keep);
  let timer = setTimeout(look, 0);
  let stopped = false;

  function look(): void {
    takeAll()
      // The database does not answer, and will be asked again.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(look, LOOK);
      });
  }

  async function takeAll(): Promise<void> {
    for (;;) {
      const taken = await tables.store.takeJobs(tables.node, LEASE, MOST_AT_ONCE);
      for (const job of taken) void work(job);
      if (taken.length < MOST_AT_ONCE || stopped) return;
    }
  }

  async function work(job: Job): Promise<void> {
    if (job.kind === 'bots') return tables.playBots(job);
    try {
      const again = await (job.kind === 'clocks' ? lookAtClocks(tables, job) : upkeep(tables, removeOld));
      await tables.store.postponeJob(tables.node, job, again);
    } catch (error) {
      // Its lease ends by itself, and another node tries.
      tables.report(error, job.kind);
    }
  }

  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Returns in how many milliseconds to look again. */
async function lookAtClocks(tables: Tables, { late }: Job): Promise<number> {
  if (late > DOWN) {
    const now = tables.now();
    await tables.store.excuseAbsence(now - late - STOPPING, now);
    return COMING_BACK;
  }
  await callTime(tables);
  return CLOCKS;
}

async function upkeep({ store }: Tables, removeOld: () => Promise<boolean>): Promise<number> {
  await store.raiseBots();
  return (await removeOld()) ? UPKEEP_GOES_ON : UPKEEP;
}
