import {
  type AdAstraView,
  boardOf,
  bonusTo,
  DIFFERENT,
  type Element,
  elementPoints,
  IDENTICAL,
  mostDiscarded,
  NOBODY,
  sizeOf,
} from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';

/** What a scoring would bring. */
export interface ScoringPreview {
  /** Points by seat; where cards are discarded for them, the most that the seat could make of what is known of its hand. */
  readonly points: readonly number[];
  /** Is it sure to come like that? Discarding is everybody's own choice (B8.3). */
  readonly sure: boolean;
  /** Who would gain the bonus of B8.4, or NOBODY. */
  readonly bonus: Seat;
}

export function scoringPreview(view: AdAstraView, element: Element): ScoringPreview {
  if (element === IDENTICAL || element === DIFFERENT) {
    const points = view.seats.map(({ hand, seen, handSize }) => {
      const known = hand ?? seen;
      return mostDiscarded(known, handSize - sizeOf(known), element);
    });
    return { points, sure: false, bonus: NOBODY };
  }
  const board = boardOf(view);
  const points = view.seats.map((_, seat) => elementPoints(board, seat, element));
  return { points, sure: true, bonus: bonusTo(points) };
}
