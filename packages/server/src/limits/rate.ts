/** How often something may be done: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts whether one has done something too often. */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }

  /** May it be done once more? If so, that counts. */
  takes(now: number): boolean {
    this.refill(now);
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
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
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly allowances = new Map<string, Allowance>();
  private sweepAt = SMALLEST_SWEEP;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** May it be done once more? If so, that counts. */
  allows(key: string): boolean {
    const now = this.now();
    const allowance = this.allowances.get(key) ?? this.open(key, now);
    return allowance.takes(now);
  }

  private open(key: string, now: number): Allowance {
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
