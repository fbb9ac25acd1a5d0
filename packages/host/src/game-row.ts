import type { AnyBot } from '@astrarium/bots';
import type { AnyGame, Seat } from '@astrarium/core';
import type { Ink, LoggedEvent } from '@astrarium/protocol/table-update';

/** A game as its hosts have it: its rules, and what they have to know besides. */
export interface GameRow {
  readonly game: AnyGame;
  /**
   * What a seat may decide depends on what the others must not know: then the time a bot takes may not tell how much there was to choose.
   * Where this is false, everybody sees what there is to choose.
   */
  readonly closedHands: boolean;
  readonly inks: SeatInks;
  /** What these seats have discovered, by code, in the order of its discovery; left out where a game has nothing to discover. */
  readonly discoveredBy?: (events: readonly LoggedEvent[], seats: readonly Seat[]) => readonly string[];
}

/** In which ink each seat of a game writes. */
export interface SeatInks {
  /** Those from which whoever sits there may choose; null: the ink follows from the game. */
  readonly choices: readonly Ink[] | null;
  /** Those of the seats in order, before the game begins and anybody has chosen. `options` are checked ones. */
  readonly first: (options: unknown) => readonly Ink[];
  /** The same, by what everybody may see of a game that has begun. */
  readonly seen: (view: unknown) => readonly Ink[];
}

/** A game with its bots, the weakest first. */
export interface PlayableGame extends GameRow {
  readonly bots: readonly AnyBot[];
}

/** The bot that plays or advises where nobody chose one. */
export const STAND_IN = 'adept';

/** The bot of this name; the weakest where there is none, as in a table from an older version. */
export function botNamed(bots: readonly AnyBot[], name: string): AnyBot {
  const bot = bots.find((one) => one.name === name) ?? bots[0];
  if (bot === undefined) throw new Error('the game has no bots');
  return bot;
}
