import type { AstraEvent } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';

/** The Fame of every seat at the end of a turn. */
export interface FameAt {
  readonly round: number;
  /** Whose turn it was; null before the first. */
  readonly seat: Seat | null;
  readonly fame: readonly number[];
}

/** What everybody began with: what they had before the Final Scoring, less what they gained. */
export function startingFame(events: readonly AstraEvent[], last: readonly number[]): readonly number[] {
  const fame = [...last];
  for (const event of events) {
    if (event.kind === 'gained' && event.what === 'fame') fame[event.seat] = (fame[event.seat] ?? 0) - event.amount;
  }
  return fame;
}

/** How Fame grew, turn by turn, from the start to the last turn; the Final Scoring is not in it. */
export function fameCurve(events: readonly AstraEvent[], start: readonly number[]): readonly FameAt[] {
  const curve: FameAt[] = [];
  const fame = [...start];
  let turn: { round: number; seat: Seat | null } = { round: 0, seat: null };
  const endTurn = (): void => {
    curve.push({ ...turn, fame: [...fame] });
  };
  for (const event of events) {
    if (event.kind === 'turn') {
      endTurn();
      turn = { round: event.round, seat: event.seat };
    } else if (event.kind === 'gained' && event.what === 'fame') {
      fame[event.seat] = (fame[event.seat] ?? 0) + event.amount;
    }
  }
  endTurn();
  return curve;
}
