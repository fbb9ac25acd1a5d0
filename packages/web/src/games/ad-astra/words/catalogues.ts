import type { AdAstraText, Words } from '@astrarium/ad-astra/text';
import type { AnyNarrator } from '@astrarium/core';
import { type Catalogue, catalogue } from '../../../i18n/catalogue.ts';
import type { LessonWords } from '../../../i18n/en/lesson.ts';
import type { GameWords } from '../../../i18n/game-words.ts';
import type { Language } from '../../../i18n/language.ts';
import { catalogues as en } from './en/catalogues.ts';
import type { AdAstraMessages } from './en/index.ts';
import { catalogues as fr } from './fr/catalogues.ts';

/** The words of the game itself: its sentences, and its names by number. */
export interface AdAstraGameWords {
  readonly adAstra: AdAstraText;
  readonly named: Words;
}

/** How the words of Ad Astra are fetched in one language: a folder of this one for each. */
export interface AdAstraCatalogues {
  /** What is said of it on pages that belong to no game. */
  readonly gameWords: () => Promise<GameWords>;
  readonly words: () => Promise<AdAstraMessages>;
  readonly game: () => Promise<AdAstraGameWords>;
  readonly lesson: () => Promise<LessonWords>;
  readonly narrator: () => Promise<AnyNarrator>;
  /** The text of the rulebook. */
  readonly rulebook: () => Promise<string>;
}

const LANGUAGE_CATALOGUES: Readonly<Record<Language, AdAstraCatalogues>> = { en, fr };

export const loadAdAstraGameWords: Catalogue<GameWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].gameWords());
export const loadAdAstraWords: Catalogue<AdAstraMessages> = catalogue((language) => LANGUAGE_CATALOGUES[language].words());
export const loadAdAstraText: Catalogue<AdAstraGameWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].game());
export const loadAdAstraLesson: Catalogue<LessonWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].lesson());
export const loadAdAstraNarrator: Catalogue<AnyNarrator> = catalogue((language) => LANGUAGE_CATALOGUES[language].narrator());
export const loadAdAstraRulebook: Catalogue<string> = catalogue((language) => LANGUAGE_CATALOGUES[language].rulebook());
