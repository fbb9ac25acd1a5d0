import { readFileSync } from 'node:fs';
import { ARTIFACT_RULES, SOURCE_RULES } from '@astrarium/ad-astra';
import { ABILITIES } from '@astrarium/astra';
import { describe, expect, it } from 'vitest';
import { findReferences, type Rulebook, readRulebook, textOf } from './rulebook.ts';
import { cutAtWords, searchRules, wordsOf } from './search-rules.ts';

const read = (language: string, game = 'astra'): string =>
  readFileSync(new URL(`../../../../../docs/rules/${game}.${language}.md`, import.meta.url), 'utf8');
const rulesOf = (book: Rulebook) => book.chapters.flatMap(({ rules }) => rules);

describe.each(['en', 'fr'])('the rulebook in %s', (language) => {
  const text = read(language);
  const book = readRulebook(text);

  it('has every rule of the file, in order, and loses no word', () => {
    expect(rulesOf(book).map(({ id }) => id)).toEqual([...text.matchAll(/^\*\*(A\d+\.\d+)\*\*/gm)].map(([, id]) => id));
    const words = (whole: string): string[] => whole.split(/[\s|*#-]+/).filter((word) => word !== '');
    const headings = book.chapters.flatMap(({ id, title }) => [id, title]);
    const kept = [...headings, ...rulesOf(book).map(textOf), textOf({ id: '', blocks: book.preface })].join(' ');
    expect(words(kept).toSorted()).toEqual(words(text.replace(/^# .*$/m, '')).toSorted());
  });

  it('refers only to rules and chapters there are', () => {
    const known = new Set([...book.chapters.map(({ id }) => id), ...rulesOf(book).map(({ id }) => id)]);
    const references = rulesOf(book).flatMap((rule) => findReferences(textOf(rule)).filter((piece) => piece.rule));
    expect(references.length).toBeGreaterThan(80);
    expect(references.filter((piece) => !known.has(piece.text))).toEqual([]);
    for (const { rule } of Object.values(ABILITIES)) expect(known).toContain(rule);
  });

  it('reads lists and tables', () => {
    const rule = rulesOf(book).find(({ id }) => id === 'A1.4');
    expect(rule?.blocks.map(({ kind }) => kind)).toEqual(['text', 'list', 'table']);
    expect(rule?.blocks[2]).toMatchObject({ rows: [expect.arrayContaining(['0', '14'])] });
  });
});

describe.each(['en', 'fr'])('the rulebook of Ad Astra in %s', (language) => {
  const text = read(language, 'ad-astra');
  const book = readRulebook(text);

  it('has every rule of the file, in order, and refers only to those there are', () => {
    const ids = rulesOf(book).map(({ id }) => id);
    expect(ids).toEqual([...text.matchAll(/^\*\*(B\d+\.\d+)\*\*/gm)].map(([, id]) => id));
    expect(ids).toEqual(expect.arrayContaining([...SOURCE_RULES, ...ARTIFACT_RULES]));
    const references = rulesOf(book).flatMap((rule) => findReferences(textOf(rule)).filter((piece) => piece.rule));
    expect(references.length).toBeGreaterThan(60);
    const known = new Set([...book.chapters.map(({ id }) => id), ...ids]);
    expect(references.filter((piece) => !known.has(piece.text))).toEqual([]);
  });
});

describe('searching the rules', () => {
  const book = readRulebook(read('fr'));

  it('finds all words in any order, without regard to accents, case or apostrophes', () => {
    const found = [...searchRules(book, wordsOf("ETOILE  d'étoile poussiere"))];
    expect(found.length).toBeGreaterThan(3);
    for (const rule of found) expect(textOf(rule)).toMatch(/poussière/i);
    expect(searchRules(book, []).size).toBe(rulesOf(book).length);
    expect([...searchRules(book, wordsOf('a5.3'))].map(({ id }) => id)).toContain('A5.3');
  });

  it('points out what was found as it is written', () => {
    expect(cutAtWords('Une Étoile, l’étoile', wordsOf('etoile'))).toEqual(['Une ', 'Étoile', ', l’', 'étoile', '']);
    expect(cutAtWords('nothing', [])).toEqual(['nothing']);
  });
});
