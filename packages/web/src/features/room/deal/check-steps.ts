import type { Result } from '@astrarium/core';
import { checkDeal, type Deal, type DealFault, type SeenDeal } from '@astrarium/protocol';
import type { Replayed } from './replay-worker.ts';

/** What is checked, in this order. */
export const STEPS = ['commitment', 'noted', 'hashes', 'values', 'seed', 'replay'] as const;
export type StepName = (typeof STEPS)[number];

/** `skipped`: this browser noted nothing to compare with, or an earlier step failed. */
type StepOutcome = 'ok' | 'wrong' | 'skipped';
export type Outcomes = Readonly<Record<StepName, StepOutcome>>;

const FAILS: Readonly<Record<DealFault, StepName>> = {
  'wrong-commitment': 'commitment',
  'other-commitment': 'noted',
  'other-hash': 'hashes',
  'wrong-value': 'hashes',
  'other-value': 'values',
  'wrong-seed': 'seed',
};

/** Checks a deal step by step: `replayed` is the record played again here, `shown` the result the server told. */
export function checkSteps(deal: Deal, replayed: Replayed, shown: Result | null, seen: SeenDeal): Outcomes {
  const seed = replayed.kind === 'played' ? replayed.seed : '';
  const fault = checkDeal(deal, seed, seen);
  const failed = fault === undefined ? STEPS.length : STEPS.indexOf(FAILS[fault]);
  const outcome = (step: StepName, known: boolean): StepOutcome => {
    const place = STEPS.indexOf(step);
    if (place === failed) return 'wrong';
    return place < failed && known ? 'ok' : 'skipped';
  };
  const same = replayed.kind === 'played' && JSON.stringify(replayed.result) === JSON.stringify(shown);
  return {
    commitment: outcome('commitment', true),
    noted: outcome('noted', seen.commitment !== undefined),
    hashes: outcome('hashes', seen.hashes !== undefined),
    values: outcome('values', ownIn(deal, seen)),
    seed: outcome('seed', true),
    // Whether the moves are sound is another question than whose seed it is.
    replay: same ? 'ok' : 'wrong',
  };
}

/** Is everything in the deal that this browser gave to it? What came too late is not. */
function ownIn({ values }: Deal, seen: SeenDeal): boolean {
  const given = Object.entries(seen.values ?? {});
  return given.length > 0 && given.every(([seat, value]) => values[Number(seat)] === value);
}

/** What the deal proves to whoever looks from this browser, if nothing is wrong with it. */
export type DealVerdict = 'own' | 'others' | 'ownMissing' | 'nobody';

export function verdictOf(deal: Deal, seen: SeenDeal): DealVerdict {
  if (ownIn(deal, seen) && seen.commitment !== undefined) return 'own';
  if (Object.keys(seen.values ?? {}).length > 0) return 'ownMissing';
  return deal.values.some((value) => value !== '') ? 'others' : 'nobody';
}

export function isFair(outcomes: Outcomes): boolean {
  return STEPS.every((step) => outcomes[step] !== 'wrong');
}
