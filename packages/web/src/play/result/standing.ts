import type { Seat } from '@astrarium/core';

/** How a game stood after a turn: what everybody would have scored. */
export interface Standing {
  readonly round: number;
  /** Who had the turn; null for the moment before the first. */
  readonly seat: Seat | null;
  readonly points: readonly number[];
}
