import type { AnyNarrator, Narrator } from '@astrarium/core';
import type { Language } from '@astrarium/core/languages';
import type { PlayableGame } from '@astrarium/host';
import type { CommandOption } from './command.ts';
import type { Figures } from './statistics/statistics.ts';
import type { Lessons } from './train/trainer.ts';

/** A game with all that the command line needs of it. */
export interface CliGame extends PlayableGame {
  /** A new collector of the game's own figures. */
  readonly figures: () => Figures<unknown, unknown>;
  readonly words: EventLine<unknown>;
  /** Tells the game without a picture, in each language. */
  readonly narrators: Readonly<Record<Language, AnyNarrator>>;
  /** What can be said of the game, besides how many play. */
  readonly options: Readonly<Record<string, GameOption>>;
  /** Where one can play alone: the names of its modifiers, and settings to choose by name. */
  readonly solo?: Solo;
  /** How its bots learn, if they do. */
  readonly lessons?: Lessons;
}

export interface Solo {
  readonly modifiers: readonly string[];
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** An option of a game as the command line takes it, and what it says to the game. */
export interface GameOption extends CommandOption {
  readonly value: string;
  readonly read: (text: string) => Readonly<Record<string, unknown>>;
}

/** What happened, as a line for people; `seats` are the players' names. */
export type EventLine<Event> = (event: Event, seats: readonly string[]) => string;

/** The parts of a game, whose types fit together, as those of any game. */
export function cliGame<State, View, Event>(
  game: PlayableGame,
  parts: {
    readonly figures: () => Figures<State, Event>;
    readonly words: EventLine<Event>;
    readonly narrators: Readonly<Record<Language, Narrator<View, Event>>>;
  } & Pick<CliGame, 'options' | 'solo' | 'lessons'>,
): CliGame {
  const { words, narrators, ...rest } = parts;
  return { ...game, ...rest, words: words as EventLine<unknown>, narrators: narrators as Readonly<Record<Language, AnyNarrator>> };
}

/** Games in which players have turns take it. */
export const FIRST: GameOption = {
  value: 'SEAT',
  help: 'who begins: a seat, counted from 0 as in records, or random',
  read: (text) => ({ first: /^\d+$/.test(text) ? Number(text) : text }),
};
