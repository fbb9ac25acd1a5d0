import type { AstraText } from '@astrarium/astra/text';
import type { AnyNarrator } from '@astrarium/core';
import { type Catalogue, catalogue } from '../../../i18n/catalogue.ts';
import type { LessonWords } from '../../../i18n/en/lesson.ts';
import type { GameWords } from '../../../i18n/game-words.ts';
import type { Language } from '../../../i18n/language.ts';
import { catalogues as en } from './en/catalogues.ts';
import type { AstraMessages } from './en/index.ts';
import type { AstraPageMessages } from './en/pages.ts';
import type { YourSkyWords } from './en/your-sky.ts';
import { catalogues as fr } from './fr/catalogues.ts';

/** How the words of Astra are fetched in one language: a folder of this one for each. */
export interface AstraCatalogues {
  /** What is said of it on pages that belong to no game. */
  readonly gameWords: () => Promise<GameWords>;
  /** The words of everything that shows its cards, the table above all. */
  readonly words: () => Promise<AstraMessages>;
  /** The words of its pages. */
  readonly pages: () => Promise<AstraPageMessages>;
  /** The words of what somebody has discovered. */
  readonly yourSky: () => Promise<YourSkyWords>;
  /** The words of the game itself: cards, events, refusals. */
  readonly game: () => Promise<AstraText>;
  readonly lesson: () => Promise<LessonWords>;
  readonly narrator: () => Promise<AnyNarrator>;
  /** The text of the rulebook. */
  readonly rulebook: () => Promise<string>;
}

const LANGUAGE_CATALOGUES: Readonly<Record<Language, AstraCatalogues>> = { en, fr };

export const loadAstraGameWords: Catalogue<GameWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].gameWords());
export const loadAstraWords: Catalogue<AstraMessages> = catalogue((language) => LANGUAGE_CATALOGUES[language].words());
export const loadAstraPages: Catalogue<AstraPageMessages> = catalogue((language) => LANGUAGE_CATALOGUES[language].pages());
export const loadYourSkyWords: Catalogue<YourSkyWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].yourSky());
export const loadAstraText: Catalogue<AstraText> = catalogue((language) => LANGUAGE_CATALOGUES[language].game());
export const loadAstraLesson: Catalogue<LessonWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].lesson());
export const loadAstraNarrator: Catalogue<AnyNarrator> = catalogue((language) => LANGUAGE_CATALOGUES[language].narrator());
export const loadAstraRulebook: Catalogue<string> = catalogue((language) => LANGUAGE_CATALOGUES[language].rulebook());
