import type { Option } from '../thinker.ts';

/** What somebody may expect: the share of games won, and by how many points ahead of the best of the others. */
export interface Expectation {
  readonly win: number;
  readonly lead: number;
}

export const NOTHING: Expectation = { win: 0, lead: 0 };

/** By how much one decision seemed better than another in one look, with the standard error of that. */
export interface Difference extends Expectation {
  readonly error: Expectation;
}

export function expectationOf({ win, lead }: Expectation): Expectation {
  return { win, lead };
}

/** Undefined where the look passed over one of the two. */
export function differenceIn<Decision>(
  options: readonly Option<Decision>[],
  isBetter: (decision: Decision) => boolean,
  isTaken: (decision: Decision) => boolean,
): Difference | undefined {
  const better = options.find(({ decision }) => isBetter(decision));
  const taken = options.find(({ decision }) => isTaken(decision));
  if (better === undefined || taken === undefined) return undefined;
  return {
    win: better.win - taken.win,
    lead: better.lead - taken.lead,
    error: { win: Math.hypot(better.error.win, taken.error.win), lead: Math.hypot(better.error.lead, taken.error.lead) },
  };
}

/**
 * What every look shows clearly, by the least of them: games, and points. Points count only where no look shows clearly that they cost
 * games: winning comes first.
 */
export function whatAllShow(looks: readonly Difference[]): Expectation {
  if (looks.length === 0 || looks.some(({ win, error }) => win < -CLEAR * error.win)) return NOTHING;
  return {
    win: looks.every(({ win, error }) => win > CLEAR * error.win) ? Math.min(...looks.map(({ win }) => win)) : 0,
    lead: looks.every(({ lead, error }) => lead > CLEAR * error.lead) ? Math.min(...looks.map(({ lead }) => lead)) : 0,
  };
}

/** So many standard errors are no accident. */
const CLEAR = 2;

export function sumOf(expectations: readonly Expectation[]): Expectation {
  return expectations.reduce((sum, { win, lead }) => ({ win: sum.win + win, lead: sum.lead + lead }), NOTHING);
}

/** Errors that know nothing of each other add in squares. */
export function errorOfSum(errors: readonly Expectation[]): Expectation {
  return { win: Math.hypot(...errors.map(({ win }) => win)), lead: Math.hypot(...errors.map(({ lead }) => lead)) };
}
