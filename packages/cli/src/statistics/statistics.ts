import type { Result, Seat } from '@astrarium/core';
import type { TitledTable } from '../text-table.ts';

/** Collects what a simulation wants to know of one particular game, over many plays of it. */
export interface Figures<State, Event> {
  /** Something happened in the game being played. */
  tell(event: Event): void;
  /** That game is over, and the next one begins. */
  close(state: State, result: Result): Course;
  sections(): readonly TitledTable[];
}

/** How a single game went, in the terms that every game has. */
export interface Course {
  /** Who began. */
  readonly first: Seat;
  /** Turns of all players together. */
  readonly turns: number;
}
