import { type Catalogue, catalogue } from './catalogue.ts';
import { catalogues as en } from './en/catalogues.ts';
import type { Explained } from './en/explained.ts';
import type { Messages } from './en/index.ts';
import type { LessonFrame } from './en/lesson.ts';
import type { PageMessages } from './en/pages.ts';
import { catalogues as fr } from './fr/catalogues.ts';
import type { Language } from './language.ts';
import type { TermName } from './terms.ts';
import type { Words } from './words.ts';

/** How the words of the page are fetched in one language: a folder of this one for each. */
export interface PageCatalogues {
  /** The words of every page, tables included. */
  readonly site: () => Promise<Messages>;
  /** The words of every page but the tables. */
  readonly pages: () => Promise<PageMessages>;
  /** The words around a Master's advice. */
  readonly advice: () => Promise<AdviceWords>;
  /** What is said around the steps of every lesson. */
  readonly lesson: () => Promise<LessonFrame>;
  /** What the things of the games are called. */
  readonly terms: () => Promise<Terms>;
  /** What the things of the tables are. */
  readonly explained: () => Promise<Explanations>;
}

export type AdviceWords = Words<typeof import('./en/advice.ts').advice>;
export type Terms = Readonly<Record<TermName, string>>;
export type Explanations = Readonly<Record<Explained, string>>;

const LANGUAGE_CATALOGUES: Readonly<Record<Language, PageCatalogues>> = { en, fr };

export const loadSiteText: Catalogue<Messages> = catalogue((language) => LANGUAGE_CATALOGUES[language].site());
export const loadPageWords: Catalogue<PageMessages> = catalogue((language) => LANGUAGE_CATALOGUES[language].pages());
export const loadAdviceWords: Catalogue<AdviceWords> = catalogue((language) => LANGUAGE_CATALOGUES[language].advice());
export const loadLessonFrame: Catalogue<LessonFrame> = catalogue((language) => LANGUAGE_CATALOGUES[language].lesson());
export const loadTerms: Catalogue<Terms> = catalogue((language) => LANGUAGE_CATALOGUES[language].terms());
export const loadExplanations: Catalogue<Explanations> = catalogue((language) => LANGUAGE_CATALOGUES[language].explained());
