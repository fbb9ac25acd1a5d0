/** How much got done per second. */
export interface Throughput {
  readonly calls: number;
  readonly units: number;
}

/** Does the work over and over for so many seconds. Each call returns how many units it did. */
function measure(seconds: number, work: () => number): Throughput {
  const started = performance.now();
  let calls = 0;
  let units = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    units += work();
    calls += 1;
    elapsed = (performance.now() - started) / 1000;
  }
  return { calls: calls / elapsed, units: units / elapsed };
}

/** Rounds into which the time for a figure is cut: short ones, so that most are undisturbed by whatever else the machine does. */
const ROUNDS = 15;
/** Time before that, for the engine to compile what is used most, as a share of the time for a figure. */
const WARM_UP = 1 / 3;

/** The rate of each work in each round. The works take turns, so that a slow moment of the machine strikes them all. */
export function measureInTurns(seconds: number, works: readonly (() => number)[]): Throughput[][] {
  for (const work of works) measure(seconds * WARM_UP, work);
  return Array.from({ length: ROUNDS }, () => works.map((work) => measure(seconds / ROUNDS, work)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
