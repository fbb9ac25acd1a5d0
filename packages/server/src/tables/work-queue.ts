/** One thing after another: whatever is asked of a table waits for its turn. */
export class WorkQueue {
  private readonly now: () => number;
  private lastUsed: number;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(now: () => number) {
    this.now = now;
    this.lastUsed = now();
  }

  /** When something was last asked. */
  get used(): number {
    return this.lastUsed;
  }

  get busy(): boolean {
    return this.waiting > 0;
  }

  use(): void {
    this.lastUsed = this.now();
  }

  /** Does the work when everything asked before is done. What goes wrong in it rejects; it never throws. */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.use();
    this.waiting += 1;
    // Whoever comes first is not kept waiting for nobody.
    const done = this.waiting === 1 ? work() : this.queue.then(work);
    this.queue = done.then(this.leave, this.leave);
    return done;
  }

  private readonly leave = (): void => {
    this.waiting -= 1;
  };
}
