import { ABILITIES, CARDS } from '@astrarium/astra';
import { en } from '@astrarium/astra/text/en';
import { fr } from '@astrarium/astra/text/fr';
import { TERMS, type TermName } from '../../i18n/terms.ts';
import { fold } from '../rules/search-rules.ts';

/** One word of the glossary in both languages. */
export interface Entry {
  readonly key: string;
  readonly en: string;
  readonly fr: string;
  readonly rule: string;
  /** The term, by which it may be explained; a constellation is none. */
  readonly term: TermName | null;
}

export const SECTIONS = ['astra', 'constellations', 'ad-astra'] as const;
export type Section = (typeof SECTIONS)[number];

const TERM_ENTRIES: readonly Entry[] = Object.entries(TERMS).map(([key, [english, french, rule]]) => ({
  key,
  en: english,
  fr: french,
  rule,
  term: key as TermName,
}));

/** Everything there is, by section; a constellation cites the rule of its Ability. */
export const ENTRIES: Readonly<Record<Section, readonly Entry[]>> = {
  astra: TERM_ENTRIES.filter(({ rule }) => rule.startsWith('A')),
  constellations: CARDS.map(({ code, name, ability }) => ({
    key: code,
    en: en.cardNames[code] ?? name,
    fr: fr.cardNames[code] ?? name,
    rule: ABILITIES[ability].rule,
    term: null,
  })),
  'ad-astra': TERM_ENTRIES.filter(({ rule }) => rule.startsWith('B')),
};

/** Those that have all the words, in either language, in the order of the reader's. */
export function findEntries(entries: readonly Entry[], words: readonly string[], language: 'en' | 'fr'): readonly Entry[] {
  return entries
    .filter((entry) => {
      const text = fold(`${entry.en} ${entry.fr} ${entry.rule}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one[language].localeCompare(other[language], language));
}
