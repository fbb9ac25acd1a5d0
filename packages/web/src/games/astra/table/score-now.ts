import { type AstraView, boardOf, elementMarks, scoreLines } from '@astrarium/astra';
import type { ScoreLineName } from '@astrarium/astra/text';
import type { Seat } from '@astrarium/core';

export interface ScoreNow {
  /** Marks in each row of the Elements grid (A9.4). */
  readonly rows: readonly number[];
  readonly lines: readonly { readonly name: ScoreLineName; readonly points: number }[];
  readonly total: number;
}

/** What the seat would score if the game ended now (A9.3), for a viewer that knows its Final Scoring card. */
export function scoreNow(view: AstraView, seat: Seat, scoringCard: number): ScoreNow | undefined {
  const journal = view.journals[seat];
  if (journal === undefined) return undefined;
  const rows = elementMarks(scoringCard, [...journal.active, ...journal.exhausted]);
  const lines = scoreLines(boardOf(view), seat, scoringCard);
  return { rows, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}
