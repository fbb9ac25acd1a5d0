import type { Below } from '@astrarium/core';

/**
 * A player that is not a person. It knows what its seat may know and nothing else, and it keeps nothing between two decisions:
 * whoever hosts the game can wake it anywhere, at any decision.
 */
export interface Bot<View, Decision> {
  readonly name: string;
  /**
   * `look` makes the view of the bot's own seat; a bot that does not look costs no view.
   * `legal` is never empty. All the bot's luck comes from `below`, so that the same luck gives the same decision.
   */
  choose(look: () => View, legal: readonly Decision[], below: Below): Decision;
}

/** A bot of any game, for code that hosts any game. */
export type AnyBot = Bot<unknown, unknown>;
