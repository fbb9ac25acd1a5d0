import type { Refusal, Seat, Tell } from '@astrarium/core';
import type { Decision } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import type { AstraState, Frame } from '../state.ts';
import { refuse } from './reasons.ts';

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
      return refuse('A3.1', 'no-star-to-mark-now');
    case 'use':
      return refuse('A4.1', 'abilities-come-first');
    case 'stop':
      return refuse('A5.5', 'no-observe-to-stop');
    case 'again':
      return refuse('A5.7', 'no-observe-before-this');
    case 'rest':
      return refuse('A6.3', 'too-late-to-rest');
    case 'done':
      return refuse('A3.1', 'not-done-yet');
    case 'buy':
      return refuse('A7.4', 'nothing-to-buy-now');
    case 'discover':
      return refuse('A8.5', 'no-order-to-choose-now');
    case 'boon':
      return refuse('A8.2', 'no-boon-to-pick-now');
    case 'activate':
      return refuse('A8.8', 'nothing-to-reactivate-now');
    case 'discard':
      return refuse('A8.6', 'nothing-to-discard-now');
    default:
      return refuse('A3.1', 'no-such-decision');
  }
}
