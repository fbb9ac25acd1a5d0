import type { Logged, Seat } from '@astrarium/core';
import type { SeatPlan } from '../client/local/messages.ts';

/** What every part of a table is given: what is seen, and what may be done. The replay gives the same, with nobody to decide. */
export interface PlayOf<View, Event, Pointed> {
  readonly view: View;
  readonly seats: readonly SeatPlan[];
  /** The person whose decision the screen waits for; null while others decide or nobody plays. */
  readonly seat: Seat | null;
  /** What that person may decide, in the game's notation. */
  readonly legal: ReadonlySet<string>;
  /** What the rules allow that person: the same, but in a lesson, which waits for one decision only. What is said follows from this. */
  readonly allowed: ReadonlySet<string>;
  readonly decide: (decision: string) => void;
  /** Tells the person why this can't be decided now, with the rule. */
  readonly askWhy: (decision: string) => void;
  /** The events of the newest update, for motion and sound; empty after a reset. */
  readonly news: readonly Logged<Event>[];
  /** What a line of the log, or anything else, points at. */
  readonly pointedAt: Pointed | null;
  readonly point: (at: Pointed | null) => void;
  /** Of the bots that think ahead: whether they are at it, or how sure they were of their last decision. */
  readonly thoughts?: Thoughts;
}

export type Thoughts = Readonly<Record<Seat, 'thinking' | number>>;
