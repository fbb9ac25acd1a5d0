import { type Constellation, isCommon } from './sky.ts';
import type { AstraTable } from './table.ts';

/** What matters until the end of a person's turn. */
export interface Turn {
  readonly seat: number;
  /** Abilities that last for the turn (A7.14 to A7.18). */
  readonly lasting: string[];
  grandStars: number;
  /** Has anything but a Common star been marked (A7.18)? */
  otherThanCommon: boolean;
  /** Stardust spent on marking; and what of it lay before the first Grand star of an Observe (A7.17). */
  spent: number;
  beforeGrand: number;
  skipped: boolean;
  rested: boolean;
}

/** A star marked by a person, paid or not. A5.6: a Grand star gives 1 Wisdom. */
export function markFor(table: AstraTable, turn: Turn, card: Constellation, star: number, rule: string): void {
  table.mark(turn.seat, card, star, rule);
  if (card.chart.grand.includes(star)) {
    turn.grandStars += 1;
    table.gain(turn.seat, 'wisdom', 1, 'A5.6');
  }
  if (!isCommon(card.chart, star)) turn.otherThanCommon = true;
}

/** A6.1, A8.8: an Exhausted card is Active again. */
export function reactivate(table: AstraTable, seat: number, card: number, rule: string): void {
  const journal = table.journal(seat);
  journal.exhausted = journal.exhausted.filter((one) => one !== card);
  journal.active.push(card);
  table.sheet.say({ kind: 'reactivated', seat, card, rule });
}
