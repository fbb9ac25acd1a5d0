import { ServerProblem } from '../lib/problem.ts';
import type { RateLimit } from './rate.ts';

/** Whoever does too much is told so, and when to come back. */
export function checkRate(limit: RateLimit, key: string, words: string, cost?: number): void {
  if (!limit.allows(key, cost)) throw new ServerProblem('too-many', words, Math.ceil(1000 * limit.wait(key)));
}
