import type { Below } from '@astrarium/core';
import type { Bot } from './bot.ts';

/** How long a bot may think: so many iterations, or until told that it is over; whatever comes first. */
export interface Budget {
  readonly iterations: number;
  /** Asked now and then while thinking. The clock belongs to whoever hosts the bot, and so does the wish to cancel. */
  readonly isOver?: () => boolean;
  /** It may stop before that once it would gain less than this by knowing what is best. Not given: it weighs on, the others too. */
  readonly worthwhile?: number;
}

/** One decision as the bot sees it. */
export interface Option<Decision> {
  readonly decision: Decision;
  /** The share of games the bot expects to win with it, 0 to 1; a tie counts as its share. */
  readonly win: number;
  /** By how many points it expects to end ahead of the best of the others; negative when behind. */
  readonly lead: number;
  /** The standard error of both. */
  readonly error: { readonly win: number; readonly lead: number };
  /** The share of its attention this decision got, 0 to 1. */
  readonly attention: number;
}

/** What came of thinking. */
export interface Thought<Decision> {
  /** What it would do: the best of `options`. */
  readonly decision: Decision;
  /** Everything it weighed, the best first. What it did not weigh at all is not there. */
  readonly options: readonly Option<Decision>[];
  /** How sure it is that nothing else is better, 0 to 1. */
  readonly sure: number;
  /** How much more, as a share of games, it would win on average if it knew for certain what is best. */
  readonly gain: number;
  readonly iterations: number;
}

/** A bot that thinks ahead. With the same view, luck and iterations it comes to the same thought. */
export interface Thinker<View, Decision> extends Bot<View, Decision> {
  /** What it takes for a decision when nobody says otherwise. */
  readonly iterations: number;
  /** Opens a session for one seat of one game: it may keep what it found and use it at its next decision. */
  openSession(): SearchSession<View, Decision>;
  /** Weighs these decisions against each other in the same imagined games: none is passed over, even if another leads to the same. */
  compare(view: View, decisions: readonly Decision[], below: Below, budget: Budget): Thought<Decision>;
}

export interface SearchSession<View, Decision> {
  think(view: View, legal: readonly Decision[], below: Below, budget: Budget): Thought<Decision>;
}
