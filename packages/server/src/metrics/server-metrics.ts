import { type Counter, type Histogram, Registry } from './registry.ts';

/** What is counted of a server at work. */
export interface Metrics {
  /** Prometheus reads this; whoever has a number to show adds it here. */
  readonly registry: Registry;
  /** By what became of it: accepted or refused. */
  readonly decisions: Counter;
  /** By code. */
  readonly problems: Counter;
  /** By what became of it: told, failed or dropped. */
  readonly webhooks: Counter;
  readonly appendSeconds: Histogram;
  readonly batchEntries: Histogram;
  readonly botSeconds: Histogram;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ENTRIES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export function openMetrics(): Metrics {
  const registry = new Registry();
  registry.gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  registry.gauge('nodejs_heap_used_bytes', 'Memory in use by JavaScript.', () => process.memoryUsage().heapUsed);
  return {
    registry,
    decisions: registry.counter('astrarium_decisions_total', 'Decisions of persons, accepted and refused by the rules.', 'outcome'),
    problems: registry.counter('astrarium_problems_total', 'Requests and messages that failed, by code.', 'code'),
    webhooks: registry.counter('astrarium_webhooks_total', 'Calls of webhooks.', 'outcome'),
    appendSeconds: registry.histogram('astrarium_append_seconds', 'Time until an entry was on disk.', SECONDS),
    batchEntries: registry.histogram('astrarium_batch_entries', 'Entries that went to disk together.', ENTRIES),
    botSeconds: registry.histogram('astrarium_bot_seconds', 'Time a bot took to decide.', SECONDS),
  };
}

/** Runs the work and observes how long it took, whatever became of it. */
export async function timed<T>(histogram: Histogram, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    histogram.observe((performance.now() - begun) / 1000);
  }
}
