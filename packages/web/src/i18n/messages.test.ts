import { readdirSync, readFileSync } from 'node:fs';
import { FACTIONS } from '@astrarium/ad-astra';
import { AD_ASTRA_TEXT } from '@astrarium/ad-astra/text';
import { FACTION_INKS } from '@astrarium/protocol/seat-colours';
import { describe, expect, it } from 'vitest';
import { words as adAstraEnglish } from '../games/ad-astra/words/en/index.ts';
import { words as adAstraFrench } from '../games/ad-astra/words/fr/index.ts';
import { words as astraEnglish } from '../games/astra/words/en/index.ts';
import { pages as astraPagesEnglish } from '../games/astra/words/en/pages.ts';
import { words as astraFrench } from '../games/astra/words/fr/index.ts';
import { pages as astraPagesFrench } from '../games/astra/words/fr/pages.ts';
import { explained } from './en/explained.ts';
import { words as siteEnglish } from './en/index.ts';
import { pages as pagesEnglish } from './en/pages.ts';
import { setup as setupEnglish } from './en/setup.ts';
import { words as siteFrench } from './fr/index.ts';
import { pages as pagesFrench } from './fr/pages.ts';
import { setup as setupFrench } from './fr/setup.ts';

type Catalogue = Readonly<Record<string, unknown>>;

describe.each([
  ['of the site', siteEnglish, siteFrench],
  ['of the pages', pagesEnglish, pagesFrench],
  ['of Astra', astraEnglish, astraFrench],
  ['of the pages of Astra', astraPagesEnglish, astraPagesFrench],
  ['of Ad Astra', adAstraEnglish, adAstraFrench],
] as readonly (readonly [string, Catalogue, Catalogue])[])('the messages %s', (_, english, french) => {
  it('exist in both languages', () => {
    expect(messagesOf(french).toSorted()).toEqual(messagesOf(english).toSorted());
  });

  it('are all used somewhere', () => {
    expect(messagesOf(english).filter((path) => !isUsed(path.split('.')))).toEqual([]);
  });
});

it('notices a message that nobody uses', () => {
  expect(['site.neverEverSaid', 'result.gridOf', 'site.opening', 'table.problems.storage'].map((path) => isUsed(path.split('.')))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it.each([
  ['English', setupEnglish, AD_ASTRA_TEXT.en],
  ['French', setupFrench, AD_ASTRA_TEXT.fr],
])('calls a colour by one name in both games: %s', (_, { inks, factions }, text) => {
  for (const faction of FACTIONS) {
    expect(factions[faction]).toBe(inks[FACTION_INKS[faction]]);
    expect(factions[faction].split(/\s*:/)[0]).toBe(text.factions[faction]);
  }
});

it('explains only what a table shows', () => {
  const tables = SOURCES.filter(({ text }) => /\bexplained\(|\bexplains: |\bwhat="/.test(text)).map(({ text }) => text);
  expect(Object.keys(explained).filter((what) => !tables.some((text) => new RegExp(`['"]${what}['"]`).test(text)))).toEqual([]);
});

/** Every message by its path: `table.log.title`. */
function messagesOf(catalogue: Catalogue, path = ''): string[] {
  return Object.entries(catalogue).flatMap(([key, message]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof message === 'object' && message !== null ? messagesOf(message as Catalogue, here) : [here];
  });
}

/**
 * A message is used where a file that knows its section, or a group it is in, reads it: `words.dismiss`, `{ dismiss }`; or picks
 * one of its group by a name that is known only when the page runs: `words.problems[code]`.
 */
function isUsed(path: readonly string[]): boolean {
  const key = path.at(-1) ?? '';
  const groups = path.slice(0, -1);
  return SOURCES.some(
    ({ reads, knows, picks }) =>
      (reads.has(key) && (groups.length === 0 || groups.some((group) => knows.has(group.toLowerCase())))) ||
      groups.slice(1).some((group) => picks.has(group)),
  );
}

interface Source {
  readonly text: string;
  readonly reads: ReadonlySet<string>;
  /** Every word in it, and the groups that another file gives it whole; in small letters. */
  readonly knows: ReadonlySet<string>;
  /** The groups from which it picks, or which it hands on whole. */
  readonly picks: ReadonlySet<string>;
}

/** Everything the page is made of but the catalogues themselves. */
const SOURCES = readSources();

function readSources(): readonly Source[] {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\/(?:en|fr)\/|\.test\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
  const given = new Map<string, string[]>();
  for (const { text } of files) {
    const whole = shortNames(text).flatMap(([name, group]) => (text.includes(`={${name}}`) ? [group.toLowerCase()] : []));
    for (const [, file = ''] of text.matchAll(/from '[^']*\/([\w.-]+)'/g)) given.set(file, [...(given.get(file) ?? []), ...whole]);
  }
  return files.map(({ path, text }) => ({
    text,
    reads: all(text, /\.(\w+)|[{,]\s*(\w+)\s*(?=[,}]|:\s*\w+\s*[,}])/g),
    knows: new Set([...all(`${path} ${text}`.toLowerCase(), /([a-z]+)/g), ...(given.get(path.split('/').at(-1) ?? '') ?? [])]),
    picks: new Set([
      ...all(text, /(\w+)\[(?!')/g),
      ...all(text, /\.(\w+)[})]/g),
      ...shortNames(text).flatMap(([name, group]) => (new RegExp(String.raw`\b${name}\[(?!')`).test(text) ? [group] : [])),
    ]),
  }));
}

/** What a file calls a group for short: `const text = words.group;`. */
function shortNames(text: string): (readonly [name: string, group: string])[] {
  return [...text.matchAll(/(\w+) = [\w.()]*\.(\w+);/g)].map(([, name = '', group = '']) => [name, group]);
}

function all(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? ''));
}
