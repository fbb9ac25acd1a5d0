import { at, popcount, type Seat } from '@astrarium/core';
import { type CardId, cardOf } from '../data/cards.ts';
import { COLUMN_SCORES, ROW_SCORES, SCORING_CARDS } from '../data/constants.ts';
import type { Board } from '../public-board.ts';
import { cardLimit, isFinished, journalOf, marksOf } from '../state.ts';
import type { AstraScoreLine } from './score-lines.ts';

/** What the seat would score if the game ended now, with this Final Scoring card. */
export function scoreLines(board: Board, seat: Seat, scoringCard: number): AstraScoreLine[] {
  const journal = journalOf(board, seat);
  return [
    { name: 'fame', rule: 'A9.3', points: journal.fame },
    { name: 'pouch', rule: 'A9.3', points: journal.pouch },
    { name: 'limit', rule: 'A9.3', points: cardLimit(journal.wisdom) },
    { name: 'stardust', rule: 'A9.3', points: Math.floor(journal.stardust / 3) },
    { name: 'stars', rule: 'A9.3', points: Math.floor(starsOnUndiscovered(board, seat) / 2) },
    { name: 'active', rule: 'A9.3', points: journal.active.reduce((sum, card) => sum + cardOf(card).finalFame, 0) },
    { name: 'elements', rule: 'A9.4', points: scoreElements(elementMarks(scoringCard, [...journal.active, ...journal.exhausted])) },
  ];
}

/** A9.4: marks in each row of the grid; those past the fourth are lost. */
export function elementMarks(scoringCard: number, cards: readonly CardId[]): number[] {
  const rows = [0, 0, 0, 0];
  const mark = (element: number): void => {
    rows[element] = Math.min(4, (rows[element] ?? 0) + 1);
  };
  at(SCORING_CARDS, scoringCard).forEach(mark);
  for (const card of cards) mark(cardOf(card).element);
  return rows;
}

export function scoreElements(rows: readonly number[]): number {
  const byRow = rows.reduce((sum, marks) => sum + (ROW_SCORES[marks] ?? 0), 0);
  const byColumn = [1, 2, 3, 4].reduce((sum, column) => sum + (COLUMN_SCORES[rows.filter((marks) => marks >= column).length] ?? 0), 0);
  return byRow + byColumn;
}

export function starsOnUndiscovered(board: Board, seat: Seat): number {
  let stars = 0;
  for (let slot = 0; slot < board.slots.length; slot += 1) {
    if (!isFinished(board, slot)) stars += popcount(marksOf(board, slot, seat));
  }
  return stars;
}
