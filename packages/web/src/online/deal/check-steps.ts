import type { Result } from '@astrarium/core';
import { checkDeal, type Deal, type DealFault, type SeenDeal } from '@astrarium/protocol';
import type { Replayed } from './replay-worker.ts';

/** What is checked, in this order. */
export const STEPS = ['commitment', 'noted', 'values', 'seed', 'replay'] as const;
export type StepName = (typeof STEPS)[number];

/** `skipped`: this browser noted nothing to compare with, or an earlier step failed. */
export type Outcome = 'ok' | 'wrong' | 'skipped';
export type Outcomes = Readonly<Record<StepName, Outcome>>;

const FAILS: Readonly<Record<DealFault, StepName>> = {
  'wrong-commitment': 'commitment',
  'other-commitment': 'noted',
  'other-value': 'values',
  'wrong-seed': 'seed',
};

/** Checks a deal step by step: `replayed` is the record played again here, `shown` the result the server told. */
export async function checkSteps(deal: Deal, replayed: Replayed, shown: Result | null, seen: SeenDeal): Promise<Outcomes> {
  const seed = replayed.kind === 'played' ? replayed.seed : '';
  const fault = await checkDeal(deal, seed, seen);
  const failed = fault === undefined ? STEPS.length : STEPS.indexOf(FAILS[fault]);
  const outcome = (step: StepName, known: boolean): Outcome => {
    const place = STEPS.indexOf(step);
    if (place === failed) return 'wrong';
    return place < failed && known ? 'ok' : 'skipped';
  };
  const same = replayed.kind === 'played' && JSON.stringify(replayed.result) === JSON.stringify(shown);
  return {
    commitment: outcome('commitment', true),
    noted: outcome('noted', seen.commitment !== undefined),
    values: outcome('values', Object.keys(seen.values ?? {}).length > 0),
    seed: outcome('seed', true),
    // Whether the moves are sound is another question than whose seed it is.
    replay: same ? 'ok' : 'wrong',
  };
}

export function isFair(outcomes: Outcomes): boolean {
  return STEPS.every((step) => outcomes[step] !== 'wrong');
}
