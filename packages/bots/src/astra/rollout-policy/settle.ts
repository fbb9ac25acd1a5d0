import { type AstraState, astra, type Decision } from '@astrarium/astra';
import { at, type Chance, type Seat } from '@astrarium/core';
import { utilityOf } from '../../search/node.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';

/** Finishes a turn whose action is taken: whoever is asked decides what looks best to it. An action under way is left as it is. */
export function finishTurn(state: AstraState, evaluate: Evaluation, chance: Chance): void {
  while (isBetweenActions(state)) {
    const seat = at(astra.waitingFor(state), 0);
    astra.apply(state, seat, bestNow(state, seat, evaluate, chance), chance);
  }
}

/** Picking Boons, reactivating, the card limit, the order of discoveries, dreaming. */
function isBetweenActions({ frames, turn }: AstraState): boolean {
  return frames.length > 0 && (turn.stage !== 'action' || frames[frames.length - 1]?.phase === 'boons');
}

/** What looks best to the seat one decision on. */
export function bestNow(state: AstraState, seat: Seat, evaluate: Evaluation, chance: Chance): Decision {
  const legal = astra.legal(state, seat);
  let best = at(legal, 0);
  if (legal.length === 1) return best;
  let most = -Infinity;
  for (const decision of legal) {
    const after = astra.clone(state);
    astra.apply(after, seat, decision, chance);
    const utility = utilityOf(at(evaluate(after), seat));
    if (utility > most) {
      most = utility;
      best = decision;
    }
  }
  return best;
}
