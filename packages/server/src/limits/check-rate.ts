import type { Problem } from '@astrarium/protocol';
import { ServerProblem } from '../lib/problem.ts';
import type { RateLimit } from './rate.ts';

/** Refuses a client over its rate, and says when to come back. */
export function checkRate(limit: RateLimit, key: string, words: string, cost?: number): void {
  if (limit.allows(key, cost)) return;
  const { code, detail, wait } = rateProblem(limit, key, words);
  throw new ServerProblem(code, detail, wait);
}

export function rateProblem(limit: RateLimit, key: string, words: string): Problem {
  const wait = Math.ceil(1000 * limit.wait(key));
  return { code: 'too-many', detail: words, ...(Number.isFinite(wait) && { wait }) };
}
