import { PROBLEM_STATUS, type Problem } from '@astrarium/protocol';

/** Milliseconds after which it is worth trying again where too much was asked, and nobody knows better. */
const USUAL = 60_000;

/** When to come again, in whole seconds, as the header `retry-after` says it; an hour at most, since whoever goes on in between waits longer anyway. */
export function retryAfter({ code, wait }: Problem): number | undefined {
  if (wait === undefined && PROBLEM_STATUS[code] !== 429) return undefined;
  return Math.min(3600, Math.max(1, Math.ceil((wait ?? USUAL) / 1000)));
}
