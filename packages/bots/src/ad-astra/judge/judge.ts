import { type AdAstraState, adAstra } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { Hope, Outlook } from '../../search/sense.ts';
import { FEATURES, featuresOf, wayToGo } from './features.ts';

/** What is made of the features. Three numbers each: at any time, more the longer the way to go, more in the last quarter of it. */
export interface Judgement {
  /** Points still to come that everybody may expect. */
  readonly everybody: Weight;
  /** In the order of FEATURES: what each says about the chance to win, and about points still to come. */
  readonly features: readonly { readonly of: (typeof FEATURES)[number]; readonly win: Weight; readonly gain: Weight }[];
}

export type Weight = readonly [always: number, longer: number, late: number];

/** What everybody may hope for at the beginning of a round, or has got at the end of the game. */
export function outlook(state: AdAstraState, judgement: Judgement): Outlook {
  const result = adAstra.result(state);
  if (result === undefined) return foresee(state, judgement);
  const { winners } = result;
  return state.scores.map((_, seat) => ({ win: winners.includes(seat) ? 1 / winners.length : 0, lead: leadOf(state.scores, seat) }));
}

function foresee(state: AdAstraState, { everybody, features }: Judgement): Outlook {
  const counted = featuresOf(state);
  const go = wayToGo(state);
  const late = Math.max(0, 1 - 4 * go);
  const worth = ([always, longer, last]: Weight): number => always + longer * go + last * late;
  const chances: number[] = [];
  const totals: number[] = [];
  for (let seat = 0; seat < state.players; seat += 1) {
    chances.push(0);
    totals.push((state.scores[seat] ?? 0) + worth(everybody));
  }
  for (let n = 0; n < features.length; n += 1) {
    const { win, gain } = at(features, n);
    const promise = worth(win);
    const points = worth(gain);
    for (let seat = 0; seat < state.players; seat += 1) {
      const feature = counted[seat * FEATURES.length + n] ?? 0;
      chances[seat] = (chances[seat] ?? 0) + promise * feature;
      totals[seat] = (totals[seat] ?? 0) + points * feature;
    }
  }
  const shares = chances.map(Math.exp);
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, seat): Hope => ({ win: share / all, lead: leadOf(totals, seat) }));
}

function leadOf(totals: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < totals.length; other += 1) if (other !== seat) best = Math.max(best, totals[other] ?? 0);
  return (totals[seat] ?? 0) - best;
}
