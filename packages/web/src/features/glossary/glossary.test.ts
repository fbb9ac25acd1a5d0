import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explained as inEnglish } from '../../i18n/en/explained.ts';
import { terms as englishTerms } from '../../i18n/en/terms.ts';
import { explained as inFrench } from '../../i18n/fr/explained.ts';
import { terms as frenchTerms } from '../../i18n/fr/terms.ts';
import { TERM_RULES, type TermName } from '../../i18n/terms.ts';
import { readRulebook, textOf } from '../rules/rulebook.ts';
import { fold, wordsOf } from '../rules/search-rules.ts';
import { findEntries, loadGlossary } from './entries.ts';

const RULES = (['en', 'fr'] as const).map((language) => {
  const books = ['astra', 'ad-astra'].map((game) =>
    readRulebook(readFileSync(new URL(`../../../../../docs/rules/${game}.${language}.md`, import.meta.url), 'utf8')),
  );
  return new Map(books.flatMap(({ chapters }) => chapters).flatMap(({ rules }) => rules.map((rule) => [rule.id, fold(textOf(rule))])));
});

describe('the glossary', () => {
  it.each(Object.entries(TERM_RULES))('%s is called so by its rule, in both languages', (name, rule) => {
    for (const [index, terms] of [englishTerms, frenchTerms].entries()) {
      const term = terms[name as TermName];
      const text = RULES[index]?.get(rule);
      // Singular or plural, with an article or without: the stems have to be there.
      const stems = wordsOf(term.replaceAll(':', ' ')).filter((word) => word.length > 3);
      const missing = stems.filter((word) => text?.includes(word.slice(0, Math.max(4, word.length - 2))) !== true);
      expect({ rule, known: text !== undefined, missing }).toEqual({ rule, known: true, missing: [] });
    }
  });

  it('explains the same things in both languages', () => {
    expect(Object.keys(inFrench).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
  });

  it('has all terms and all constellations, each once', async () => {
    const keys = (await loadGlossary()).flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(Object.keys(TERM_RULES).length + 48);
  });

  it('finds a word in either language, without regard to accents, and a rule by its number', async () => {
    const parts = await loadGlossary();
    const find = (search: string) => parts.flatMap(({ entries }) => findEntries(entries, wordsOf(search), 'fr')).map(({ key }) => key);
    expect(find('POUSSIERE d’etoile')).toContain('stardust');
    expect(find('stardust')).toEqual(find('poussière'));
    expect(find('taureau')).toEqual(['tau']);
    expect(find('b10.99')).toEqual([]);
    expect(find('b8.5')).toEqual(['scoringCard']);
  });

  it('stands in the order of the reader’s language', async () => {
    const [first] = await loadGlossary();
    for (const language of ['en', 'fr'] as const) {
      const words = findEntries(first?.entries ?? [], [], language).map(({ names }) => names[language]);
      expect(words.length).toBeGreaterThan(20);
      expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, language)));
    }
  });
});
