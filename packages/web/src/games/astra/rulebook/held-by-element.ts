import { CARDS, type CardId, cardLimit, type Element, elementMarks, MAX_WISDOM, SCORING_CARDS } from '@astrarium/astra';

/** How many cards of each Element one holds at the end, and one’s Final Scoring card. */
export interface Held {
  readonly scoring: number;
  readonly counts: readonly number[];
}

/** The example of A9.4. */
export const EXAMPLE: Held = { scoring: SCORING_CARDS.findIndex(([one, other]) => one + other === 1), counts: [0, 3, 3, 2] };

export const MOST_CARDS = cardLimit(MAX_WISDOM);

/** The marks of each row, by the rule that scores a real game: it counts cards, so real cards are given to it. */
export function rowsOf({ scoring, counts }: Held): readonly number[] {
  const cards = counts.flatMap((count, element) => ofElement(element).slice(0, count));
  return elementMarks(scoring, cards);
}

/** One card more or less of an Element; null if nobody can hold that many (A1.4), or fewer than none. */
export function withCard({ scoring, counts }: Held, element: Element, by: 1 | -1): Held | null {
  const changed = counts.map((count, index) => (index === element ? count + by : count));
  const held = changed.reduce((sum, count) => sum + count, 0);
  return held > MOST_CARDS || changed.some((count) => count < 0) ? null : { scoring, counts: changed };
}

function ofElement(element: number): readonly CardId[] {
  return CARDS.flatMap((card) => (card.element === element ? [card.id] : []));
}
