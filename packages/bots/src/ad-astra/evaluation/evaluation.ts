import { type AdAstraState, adAstra } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { Value, Values } from '../../search/game-model.ts';
import { FEATURES, type Feature, featuresOf, wayToGo } from './features.ts';

/** What is made of the features. A weight is three numbers: at any time, more the longer the way to go, more in the last quarter of it. */
export interface EvaluationWeights {
  /** Points still to come that everybody may expect. */
  readonly everybody: Weight;
  /** What each feature says about the chance to win, and about points still to come. */
  readonly win: Readonly<Record<Feature, Weight>>;
  readonly gain: Readonly<Record<Feature, Weight>>;
}

export type Weight = readonly number[];

/** What everybody may hope for at the beginning of a round, or has got at the end of the game. */
export type Evaluation = (state: AdAstraState) => Values;

export function evaluationBy({ everybody, win, gain }: EvaluationWeights): Evaluation {
  const wins = FEATURES.map((feature) => win[feature]);
  const gains = FEATURES.map((feature) => gain[feature]);
  return (state) => {
    const result = adAstra.result(state);
    if (result === undefined) return foresee(state, everybody, wins, gains);
    const { winners } = result;
    return state.scores.map((_, seat) => ({ win: winners.includes(seat) ? 1 / winners.length : 0, lead: leadOf(state.scores, seat) }));
  };
}

/** By how much each of the three numbers of a weight counts, with so much of the way to go. */
export function stagesOf(go: number): Weight {
  return [1, go, Math.max(0, 1 - 4 * go)];
}

function foresee(state: AdAstraState, everybody: Weight, wins: readonly Weight[], gains: readonly Weight[]): Values {
  const counted = featuresOf(state);
  const stages = stagesOf(wayToGo(state));
  const chances: number[] = [];
  const totals: number[] = [];
  for (let seat = 0; seat < state.players; seat += 1) {
    chances.push(0);
    totals.push((state.scores[seat] ?? 0) + worth(everybody, stages));
  }
  for (let n = 0; n < FEATURES.length; n += 1) {
    const promise = worth(at(wins, n), stages);
    const points = worth(at(gains, n), stages);
    for (let seat = 0; seat < state.players; seat += 1) {
      const feature = counted[seat * FEATURES.length + n] ?? 0;
      chances[seat] = (chances[seat] ?? 0) + promise * feature;
      totals[seat] = (totals[seat] ?? 0) + points * feature;
    }
  }
  return shares(chances).map((win, seat): Value => ({ win, lead: leadOf(totals, seat) }));
}

/** Of these promises, each one's share: e times as much for one more. */
export function shares(promises: readonly number[]): number[] {
  const most = Math.max(...promises);
  const powers = promises.map((promise) => Math.exp(promise - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function worth(weight: Weight, stages: Weight): number {
  return (weight[0] ?? 0) + (weight[1] ?? 0) * (stages[1] ?? 0) + (weight[2] ?? 0) * (stages[2] ?? 0);
}

function leadOf(totals: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < totals.length; other += 1) if (other !== seat) best = Math.max(best, totals[other] ?? 0);
  return (totals[seat] ?? 0) - best;
}
