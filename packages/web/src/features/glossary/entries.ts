import { GAMES, type GameName } from '../../client/local/messages.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { loadTerms } from '../../i18n/catalogues.ts';
import { LANGUAGES, type Language } from '../../i18n/language.ts';
import { TERM_RULES, type TermName } from '../../i18n/terms.ts';
import { fold } from '../rules/search-rules.ts';

/** One word of the glossary in every language. */
export interface GlossaryEntry {
  readonly key: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly rule: string;
  /** The term, by which it may be explained; other words are none. */
  readonly term: TermName | null;
}

export interface GlossaryPart {
  readonly game: GameName;
  /** By language; null for the terms of the game's rules, which go by its name. */
  readonly titles: Readonly<Record<Language, string>> | null;
  readonly entries: readonly GlossaryEntry[];
}

/** Everything there is: game by game its terms, and then what else it wants to have in the glossary. Fetched once, whatever the language. */
export function loadGlossary(): Promise<readonly GlossaryPart[]> {
  whole ??= Promise.all(GAMES.map(partsOf)).then((parts) => parts.flat());
  return whole;
}

let whole: Promise<readonly GlossaryPart[]> | undefined;

async function partsOf(game: GameName): Promise<GlossaryPart[]> {
  const { rulebook, loadGlossary: loadOwn } = GAME_UIS[game];
  const terms = byLanguage(await Promise.all(LANGUAGES.map(loadTerms)));
  const rules = Object.entries(TERM_RULES) as readonly (readonly [TermName, string])[];
  const own = rules.filter(([, rule]) => rulebook !== undefined && rule.startsWith(rulebook.letter));
  const parts: GlossaryPart[] = [
    {
      game,
      titles: null,
      entries: own.map(([term, rule]) => ({ key: term, names: mapLanguages((language) => terms[language][term]), rule, term })),
    },
  ];
  if (loadOwn === undefined) return parts;
  const sections = byLanguage(await Promise.all(LANGUAGES.map(loadOwn)));
  const entries = sections.en.entries.map(
    ({ key, rule }, index): GlossaryEntry => ({
      key,
      names: mapLanguages((language) => sections[language].entries[index]?.name ?? key),
      rule,
      term: null,
    }),
  );
  return [...parts, { game, titles: mapLanguages((language) => sections[language].title), entries }];
}

/** Those that have all the words, in any language, in the order of the reader's. */
export function findEntries(entries: readonly GlossaryEntry[], words: readonly string[], language: Language): readonly GlossaryEntry[] {
  return entries
    .filter(({ names, rule }) => {
      const text = fold([...Object.values(names), rule].join(' '));
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => one.names[language].localeCompare(other.names[language], language));
}

function byLanguage<Item>(items: readonly Item[]): Readonly<Record<Language, Item>> {
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, items[index]])) as Readonly<Record<Language, Item>>;
}

function mapLanguages(of: (language: Language) => string): Readonly<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Readonly<Record<Language, string>>;
}
