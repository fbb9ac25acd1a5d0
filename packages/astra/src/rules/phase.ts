import type { Refusal, Seat, Tell } from '@astrarium/core';
import type { Decision } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import type { AstraState, Frame } from '../state.ts';

/** The rules of one phase. Whoever is not asked never gets here: `game.ts` sees to that. */
export interface PhaseRules {
  /** Adds the legal decisions to the list. */
  readonly legal: (state: AstraState, frame: Frame, list: Decision[]) => void;
  /** Why not, for a decision of a kind that belongs to this phase; `undefined` = it can be taken. */
  readonly refusal: (state: AstraState, frame: Frame, decision: Decision) => Refusal | undefined;
  /** Carries it out. A phase that is finished takes its frame off; what comes next is not its business. */
  readonly apply: (state: AstraState, frame: Frame, seat: Seat, decision: Decision, tell?: Tell<AstraEvent>) => void;
}

/** A decision of a kind that has no place now, by the rule that says when it has. */
export function wrongMoment(decision: Decision): Refusal {
  switch (decision.do) {
    case 'mark':
      return { rule: 'A3.1', reason: 'no-star-to-mark-now' };
    case 'use':
      return { rule: 'A4.1', reason: 'abilities-come-first' };
    case 'stop':
      return { rule: 'A5.5', reason: 'no-observe-to-stop' };
    case 'again':
      return { rule: 'A5.7', reason: 'no-observe-before-this' };
    case 'rest':
      return { rule: 'A6.3', reason: 'too-late-to-rest' };
    case 'done':
      return { rule: 'A3.1', reason: 'not-done-yet' };
    case 'buy':
      return { rule: 'A7.4', reason: 'nothing-to-buy-now' };
    case 'discover':
      return { rule: 'A8.5', reason: 'no-order-to-choose-now' };
    case 'boon':
      return { rule: 'A8.2', reason: 'no-boon-to-pick-now' };
    case 'activate':
      return { rule: 'A8.8', reason: 'nothing-to-reactivate-now' };
    case 'discard':
      return { rule: 'A8.6', reason: 'nothing-to-discard-now' };
    default:
      return { rule: 'A3.1', reason: 'no-such-decision' };
  }
}
