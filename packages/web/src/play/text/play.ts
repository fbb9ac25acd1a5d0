import type { Logged, Result, Seat } from '@astrarium/core';
import type { LocalProblem, SeatPlan } from '../../client/local/messages.ts';
import type { Why } from '../why.ts';

/** What the table in words is given: what is seen, what happened, and what may be done. */
export interface TextPlay {
  readonly game: string;
  /** How many decisions have been taken. */
  readonly version: number;
  readonly view: unknown;
  readonly seats: readonly SeatPlan[];
  /** The person whose decision the page waits for; null while others decide. */
  readonly seat: Seat | null;
  /** What that person may decide, in the game's notation. */
  readonly legal: ReadonlySet<string>;
  readonly decide: (notation: string) => void;
  /** Lets `why` tell what stands in the way of this. */
  readonly askWhy: (notation: string) => void;
  /** The answer to the last thing asked or refused. */
  readonly why: Why | null;
  readonly undo: () => void;
  readonly log: readonly Logged<unknown>[];
  readonly result: Result | null;
  /** What went wrong with the table itself, if anything did. */
  readonly problem: LocalProblem | null;
}
