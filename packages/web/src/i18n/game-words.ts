import type { AnyNarrator } from '@astrarium/core';

/** What is said of a game on pages that belong to none; each game has its own. */
export interface GameWords {
  readonly name: string;
  /** In a line: who may play, and how. */
  readonly facts: string;
  /** In a few sentences, for the front page. */
  readonly about: string;
  readonly play: string;
  readonly setUp: string;
  /** Left out where there is no lesson. */
  readonly learn?: string;
  /** What playing at once leads to, said where this game is offered first. */
  readonly playNowHint?: string;
  readonly rules: string;
  /** What is asked for while a table is set up. */
  readonly setupIntroduction: string;
  /** What somebody has in the end. */
  readonly total: (total: number) => string;
  /** Who made the game, and what is owed for how it is shown. */
  readonly credits: readonly string[];
  /** The names of bots that play only this game. */
  readonly personalities: Readonly<Record<string, string>>;
  /** How whoever has a seat plays, by the name of the bot; `human` for a person. */
  readonly players: Readonly<Record<string, string>>;
  /** The optional rules that can be chosen at an online table. */
  readonly onlineOptions: Readonly<Record<string, string>>;
  /** Its own pages: what they are called in the contents of the site, and what is said of them there. */
  readonly places: Readonly<Record<string, GamePlaceWords>>;
}

interface GamePlaceWords {
  /** For the window. */
  readonly title: string;
  readonly contents: string;
  readonly facts: string;
}

/** The words of a game, and whoever tells it without a picture. */
export interface GameText {
  readonly words: GameWords;
  readonly loadNarrator: () => Promise<AnyNarrator>;
}

/** The words of every game there is, by its name. */
export type AllGameTexts = Readonly<Record<string, GameText>>;
