import type { Seat, Tell } from '@astrarium/core';
import { AUPTOLEMY, isAutoma, NO_SCORING } from '../automa/automa.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, NO_SLOT, pushFrame } from '../state.ts';
import { resultOf } from './result.ts';

/** A3.1: a new turn, with nothing of the last one left. */
export function beginTurn(state: AstraState, seat: Seat, tell?: Tell<AstraEvent>): void {
  const { turn } = state;
  if (seat === state.first) state.round += 1;
  state.active = seat;
  turn.stage = 'action';
  turn.lasting = 0;
  turn.famePerGrand = 0;
  turn.grandMarked = 0;
  turn.notCommonMarked = 0;
  turn.spent = 0;
  turn.beforeGrand = 0;
  turn.refund = 0;
  turn.actionSkipped = false;
  turn.rested = false;
  turn.discovering = NO_SLOT;
  tell?.({ kind: 'turn', seat, round: state.round, rule: 'A3.1' });
  // Auptolemy is asked nothing: `proceed` takes its action.
  if (!isAutoma(state, seat)) pushFrame(state, 'turn', seat);
}

/** The next player clockwise, or the end of the game after the last turn of the last round (A9.2). Returns false when it is over. */
export function endTurn(state: AstraState, tell?: Tell<AstraEvent>): boolean {
  const next = (state.active + 1) % state.players;
  if (next === state.first && state.round === state.lastRound) return endGame(state, tell);
  beginTurn(state, next, tell);
  return true;
}

/** Tells the result. Nothing more is asked; returns false for "it does not go on". */
export function endGame(state: AstraState, tell?: Tell<AstraEvent>): false {
  tell?.({ kind: 'ended', result: resultOf(state), scoring: shownScoring(state), rule: state.automa?.ranOut ? 'A11.4' : 'A9.3' });
  return false;
}

/** The Final Scoring cards, turned up at the end. Auptolemy has one only by A11.15; a spare one stays unseen (A2.4). */
function shownScoring({ scoring, automa }: AstraState): readonly number[] {
  return automa === null || automa.scoring !== NO_SCORING ? scoring : scoring.slice(0, AUPTOLEMY);
}
