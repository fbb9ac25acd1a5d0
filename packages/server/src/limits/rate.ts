/** How much may be done: so much at once, and then so much a second. What is done counts for one, or for what it costs. */
export interface RateAllowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts whether one has done too much. */
export class Allowance {
  private readonly rate: RateAllowance;
  private left: number;
  private at: number;

  constructor(rate: RateAllowance, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** May something be done? If so, that counts. It may cost more than is left, which the next one waits for. */
  takes(now: number, cost = 1): boolean {
    this.refill(now);
    if (this.left < 1) return false;
    this.left -= cost;
    return true;
  }

  /** What was done cost so much more. */
  spend(cost: number): void {
    this.left -= cost;
  }

  /** In how many seconds something may be done. */
  wait(now: number): number {
    this.refill(now);
    return Math.max(0, 1 - this.left) / this.rate.perSecond;
  }

  /** Nothing was done for so long that it is as a new one would be. */
  isFull(now: number): boolean {
    this.refill(now);
    return this.left >= this.rate.burst;
  }

  private refill(now: number): void {
    this.left = Math.min(this.rate.burst, this.left + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

/** Allowances are looked through for full ones whenever their number has doubled. */
const SMALLEST_SWEEP = 1024;

/** Counts the same for many keys, such as addresses. */
export class RateLimit {
  private readonly rate: RateAllowance;
  private readonly now: () => number;
  private readonly allowances = new Map<string, Allowance>();
  private sweepAt = SMALLEST_SWEEP;

  constructor(rate: RateAllowance, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** May something be done? If so, that counts. */
  allows(key: string, cost = 1): boolean {
    const now = this.now();
    return this.of(key, now).takes(now, cost);
  }

  /** What was done cost so much more. */
  spend(key: string, cost: number): void {
    this.of(key, this.now()).spend(cost);
  }

  /** In how many seconds something may be done. */
  wait(key: string): number {
    const now = this.now();
    return this.of(key, now).wait(now);
  }

  private of(key: string, now: number): Allowance {
    const known = this.allowances.get(key);
    if (known !== undefined) return known;
    if (this.allowances.size >= this.sweepAt) this.sweep(now);
    const allowance = new Allowance(this.rate, now);
    this.allowances.set(key, allowance);
    return allowance;
  }

  private sweep(now: number): void {
    for (const [key, allowance] of this.allowances) if (allowance.isFull(now)) this.allowances.delete(key);
    this.sweepAt = Math.max(SMALLEST_SWEEP, this.allowances.size * 2);
  }
}
