import type { AstraEvent, AstraView, CardId, Star } from '@astrarium/astra';
import type { Logged, Seat } from '@astrarium/core';
import type { SeatPlan } from '../../host/messages.ts';

/** What every part of the Astra table is given: what is seen, and what may be done. The replay gives the same, with nobody to decide. */
export interface Play {
  readonly view: AstraView;
  readonly seats: readonly SeatPlan[];
  /** The person whose decision the screen waits for; null while others decide or nobody plays. */
  readonly seat: Seat | null;
  /** What that person may decide, in notation: `mark tau bet`, `rest` … */
  readonly legal: ReadonlySet<string>;
  readonly decide: (decision: string) => void;
  /** Tells the person why this can't be decided now, with the rule. */
  readonly askWhy: (decision: string) => void;
  /** What the newest update told, for motion and sound; empty after a reset. */
  readonly news: readonly Logged<AstraEvent>[];
  /** What a line of the log, or anything else, points at. */
  readonly pointedAt: Pointed | null;
  readonly point: (at: Pointed | null) => void;
}

/** A card, one star of it, or a seat's Journal. */
export interface Pointed {
  readonly card?: CardId;
  readonly star?: Star;
  readonly seat?: Seat;
}
