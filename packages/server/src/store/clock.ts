/** A clock that goes by the database's, whatever this machine's own says: nodes on several machines must agree on how late it is. */
export interface DatabaseClock {
  readonly now: () => number;
  readonly stop: () => void;
}

/** How often the database is asked, in milliseconds. */
const ASK = 15_000;
/** An answer that took longer than this says too little. */
const TOO_LONG = 500;

export async function openClock(time: () => Promise<number>): Promise<DatabaseClock> {
  /** The database's time when this process's stopwatch stood at 0. */
  let start = 0;
  await compare(Number.POSITIVE_INFINITY);
  const timer = setInterval(() => {
    compare(TOO_LONG).catch(() => undefined);
  }, ASK).unref();

  async function compare(patience: number): Promise<void> {
    const asked = performance.now();
    const told = await time();
    const answered = performance.now();
    if (answered - asked <= patience) start = told - (asked + answered) / 2;
  }

  return { now: () => Math.round(start + performance.now()), stop: () => clearInterval(timer) };
}
