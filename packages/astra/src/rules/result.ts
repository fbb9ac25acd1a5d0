import { at, type Result, type SeatResult } from '@astrarium/core';
import { soloResult } from '../automa/scoring.ts';
import type { AstraState } from '../state.ts';
import { scoreLines } from './scoring.ts';

/** A9.3: the result with every line of the Final Scoring. */
export function resultOf(state: AstraState): Result {
  if (state.automa !== null) return soloResult(state, state.automa);
  const seats = state.journals.map((_, seat): SeatResult => {
    const lines = scoreLines(state, seat, at(state.scoring, seat));
    return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  const best = Math.max(...seats.map((seat) => seat.total));
  // A9.5: a tie is a shared victory.
  const winners = seats.flatMap((seat, index) => (seat.total === best ? [index] : []));
  return { seats, winners, why: state.triggeredBy === state.first ? 'end-by-first-player' : 'end-by-other-player' };
}
