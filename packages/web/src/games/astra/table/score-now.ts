import { type AstraView, cardLimit, cardOf, elementMarks, NO_CARD, scoreElements } from '@astrarium/astra';
import type { ScoreLineName } from '@astrarium/astra/text';
import type { Seat } from '@astrarium/core';

export interface ScoreNow {
  /** Marks in each row of the Elements grid (A9.4). */
  readonly rows: readonly number[];
  readonly lines: readonly { readonly name: ScoreLineName; readonly points: number }[];
  readonly total: number;
}

/** What the seat would score if the game ended now (A9.3), for eyes that know its Final Scoring card. */
export function scoreNow(view: AstraView, seat: Seat, scoringCard: number): ScoreNow | undefined {
  const journal = view.journals[seat];
  if (journal === undefined) return undefined;
  const rows = elementMarks(scoringCard, [...journal.active, ...journal.exhausted]);
  const lines = [
    { name: 'fame', points: journal.fame },
    { name: 'pouch', points: journal.pouch },
    { name: 'limit', points: cardLimit(journal.wisdom) },
    { name: 'stardust', points: Math.floor(journal.stardust / 3) },
    { name: 'stars', points: Math.floor(starsOnUndiscovered(view, seat) / 2) },
    { name: 'active', points: journal.active.reduce((sum, card) => sum + cardOf(card).finalFame, 0) },
    { name: 'elements', points: scoreElements(rows) },
  ] as const;
  return { rows, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}

/** How many stars the seat has marked on cards that are not finished. */
export function starsOnUndiscovered(view: AstraView, seat: Seat): number {
  let stars = 0;
  for (const { card, marks } of view.slots) {
    const finished = card === NO_CARD || marks.reduce((all, pen) => all | pen, 0) === cardOf(card).all;
    if (!finished) stars += bits(marks[seat] ?? 0);
  }
  return stars;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
