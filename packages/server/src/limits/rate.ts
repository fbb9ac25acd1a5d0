/** How often something may be done: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets are looked through for full ones whenever their number has doubled. */
const SMALLEST_SWEEP = 1024;

/** Counts for many keys, such as addresses, who has done something too often. */
export class RateLimit {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = SMALLEST_SWEEP;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** May it be done once more? If so, that counts. */
  allows(key: string): boolean {
    const now = this.now();
    const bucket = this.buckets.get(key) ?? this.open(key, now);
    this.refill(bucket, now);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  private open(key: string, now: number): Bucket {
    if (this.buckets.size >= this.sweepAt) this.sweep(now);
    const bucket = { left: this.rate.burst, at: now };
    this.buckets.set(key, bucket);
    return bucket;
  }

  private refill(bucket: Bucket, now: number): void {
    bucket.left = Math.min(this.rate.burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.rate.perSecond);
    bucket.at = now;
  }

  /** A full bucket says nothing that a new one would not. */
  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) {
      this.refill(bucket, now);
      if (bucket.left >= this.rate.burst) this.buckets.delete(key);
    }
    this.sweepAt = Math.max(SMALLEST_SWEEP, this.buckets.size * 2);
  }
}
