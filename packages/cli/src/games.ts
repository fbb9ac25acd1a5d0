import { adAstra } from '@astrarium/ad-astra';
import { AD_ASTRA_TEXT, namesOf as adAstraNames, sentence as adAstraSentence } from '@astrarium/ad-astra/text';
import { AD_ASTRA_NARRATORS } from '@astrarium/ad-astra/text/in-words';
import { astra, MODIFIERS, PRESETS } from '@astrarium/astra';
import { ASTRA_TEXT, namesOf, sentence } from '@astrarium/astra/text';
import { ASTRA_NARRATORS } from '@astrarium/astra/text/in-words';
import type { AnyGame, AnyNarrator, Game, Narrator } from '@astrarium/core';
import { adAstraFigures } from './statistics/ad-astra.ts';
import { astraFigures } from './statistics/astra.ts';
import type { Figures } from './statistics/statistics.ts';

/** A game with all that the command line needs of it. */
export interface PlayableGame {
  readonly game: AnyGame;
  /** A new collector of the game's own figures. */
  readonly figures: () => Figures<unknown, unknown>;
  readonly words: Words<unknown>;
  /** Tells the game without a picture, in each language. */
  readonly narrators: Readonly<Record<Language, AnyNarrator>>;
  /** Where one can play alone: the names of its modifiers, and settings to choose by name. */
  readonly solo?: Solo;
}

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Solo {
  readonly modifiers: readonly string[];
  readonly presets: Readonly<Record<string, readonly string[]>>;
}

/** What happened, as a line for people; `seats` are the players' names. */
type Words<Event> = (event: Event, seats: readonly string[]) => string;

export const GAMES: readonly PlayableGame[] = [
  {
    ...playable(astra, astraFigures, (event, seats) => sentence(ASTRA_TEXT.en, event, namesOf(seats)), ASTRA_NARRATORS),
    solo: { modifiers: Object.keys(MODIFIERS), presets: PRESETS },
  },
  playable(adAstra, adAstraFigures, (event, seats) => adAstraSentence(AD_ASTRA_TEXT.en, event, adAstraNames(seats)), AD_ASTRA_NARRATORS),
];

function playable<State, Decision, View, Options, Event>(
  game: Game<State, Decision, View, Options, Event>,
  figures: () => Figures<State, Event>,
  words: Words<Event>,
  narrators: Readonly<Record<Language, Narrator<View, Event>>>,
): PlayableGame {
  return { game, figures, words: words as Words<unknown>, narrators: narrators as Readonly<Record<Language, AnyNarrator>> };
}
