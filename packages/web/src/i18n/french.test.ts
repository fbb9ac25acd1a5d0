import { readdirSync, readFileSync } from 'node:fs';
import { fr as adAstra } from '@astrarium/ad-astra/text/fr';
import { loadLore } from '@astrarium/astra/sky';
import { fr as astra } from '@astrarium/astra/text/fr';
import { describe, expect, it } from 'vitest';
import { frenchFaults } from '../../../../test/french-faults.ts';
import { words as atTheTerminal } from '../../../cli/src/play/words.fr.ts';
import { gameWords as adAstraGameWords } from '../games/ad-astra/words/fr/game-words.ts';
import { words as adAstraPages } from '../games/ad-astra/words/fr/index.ts';
import { lesson as tutorialAdAstra } from '../games/ad-astra/words/fr/lesson.ts';
import { gameWords as astraGameWords } from '../games/astra/words/fr/game-words.ts';
import { words as astraTable } from '../games/astra/words/fr/index.ts';
import { lesson as tutorialAstra } from '../games/astra/words/fr/lesson.ts';
import { pages as astraPages } from '../games/astra/words/fr/pages.ts';
import { advice } from './fr/advice.ts';
import { explained } from './fr/explained.ts';
import { words as site } from './fr/index.ts';
import { lesson } from './fr/lesson.ts';
import { pages } from './fr/pages.ts';
import { terms } from './fr/terms.ts';
import { typeset } from './typeset.ts';

/** The events of both games are told and checked in their own packages, over whole games. */
const { events: _astraEvents, ...astraWords } = astra;
const { events: _adAstraEvents, ...adAstraWords } = adAstra;
/** Set in columns. */
const { help: _help, ...terminal } = atTheTerminal;

const CATALOGUES = {
  'of every page': site,
  'of what Astra says of itself': astraGameWords,
  'of what Ad Astra says of itself': adAstraGameWords,
  'of Astra’s table': astraTable,
  'of Astra’s pages': astraPages,
  'of the pages but the tables': pages,
  'of Ad Astra’s table': adAstraPages,
  'of advice': advice,
  'of what is explained': explained,
  'around a lesson': lesson,
  'of Astra’s lesson': tutorialAstra,
  'of Ad Astra’s lesson': tutorialAdAstra,
  'at the terminal': terminal,
  'of Astra': astraWords,
  'of Ad Astra': adAstraWords,
};

describe('French', () => {
  it.each(Object.entries(CATALOGUES))('has no fault in the words %s', (_, catalogue) => {
    const texts = textsOf(catalogue, '');
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(frenchFaults)).toEqual([]);
  });

  it('has no fault in the rules, the terms and the tales', async () => {
    const rules = ['astra', 'ad-astra'].flatMap((game) => read(`../../../../docs/rules/${game}.fr.md`).split('\n'));
    const texts = [...rules.map(withoutMarks), ...Object.values(terms), ...Object.values(await loadLore('fr'))];
    expect(texts.flatMap((text) => frenchFaults(typeset(text, 'fr')))).toEqual([]);
  });

  it('is found to have faults where it has', () => {
    const wrong = [
      'la carte de Aglaonice',
      'On attend que Hypatie décide',
      'Ouverture …',
      'Où ?',
      '0\u00a0points',
      '1,5\u00a0points',
      '2.5',
      '3 points',
    ];
    expect(wrong.filter((text) => frenchFaults(text).length !== 1)).toEqual([]);
    const right = [
      'la carte d’Aglaonice',
      'de Yann',
      'de A11.6 à A11.8',
      'le onze',
      '0\u00a0point',
      '2,5\u00a0points',
      'de 3 à 7\u00a0planètes',
    ];
    expect(right.flatMap(frenchFaults)).toEqual([]);
  });
});

/** Every text of a catalogue, and what its functions say to names with a vowel or an h in front, and to small numbers. */
function textsOf(words: unknown, group: string, key = ''): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return saidBy(words as Say, group, key);
  if (typeof words !== 'object' || words === null) return [];
  if (Array.isArray(words)) return words.flatMap((inner) => textsOf(inner, group, key));
  return Object.entries(words).flatMap(([name, inner]) => textsOf(inner, key, name));
}

type Say = (...parameters: readonly unknown[]) => unknown;

function saidBy(say: Say, group: string, key: string): string[] {
  const alternatives = PARAMETERS.get(`${group}.${key}`) ?? PARAMETERS.get(key) ?? [];
  const texts = alternatives.flatMap((types) => Array.from({ length: TRIES }, (_, sample) => attempt(say, types, sample)).flat());
  if (texts.length === 0) throw new Error(`nothing says of what types the parameters of ${group}.${key} are`);
  return texts;
}

/** What is said; nothing where the parameters are those of another message that has the same key. */
function attempt(say: Say, types: readonly string[], sample: number): string[] {
  const parameters = types.map((type, index) => samplesOf(type)[(sample + index) % TRIES]);
  try {
    const texts = textsOf(say(...parameters), '');
    return texts.some((text) => text.includes('undefined')) ? [] : texts;
  } catch {
    return [];
  }
}

function samplesOf(type: string): readonly unknown[] {
  const samples = SAMPLES[type];
  if (samples === undefined) throw new Error(`no samples of ${type}`);
  return samples;
}

const TRIES = 4;

/** What stands for a parameter of each type. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  string: ['Aglaonice', 'Hypatie', 'Robin', 'Éridan'],
  number: [0, 1, 2, 12],
  boolean: [false, true, false, true],
  'string | null': ['Aglaonice', 'Hypatie', null, 'Éridan'],
  'readonly string[]': [['Aglaonice'], ['Hypatie', 'Aglaonice'], ['Robin'], ['Éridan', 'Orion', 'Hypatie']],
  BoonKind: ['fame', 'stardust', 'wisdom', 'activation'],
};

type Alternative = readonly string[];

/** The types of the parameters of each message, as the English words and the interfaces have them, by `group.key` and by `key` alone. */
const PARAMETERS = parametersIn([
  './',
  './en/',
  '../games/astra/words/en/',
  '../games/ad-astra/words/en/',
  '../../../astra/src/text/',
  '../../../ad-astra/src/text/',
  '../../../cli/src/play/',
]);

function parametersIn(folders: readonly string[]): ReadonlyMap<string, readonly Alternative[]> {
  const found = new Map<string, Alternative[]>();
  const files = folders.flatMap((folder) => readdirSync(new URL(folder, import.meta.url)).map((file) => folder + file));
  for (const file of files.filter((name) => /(?<!fr|\.test)\.ts$/.test(name))) {
    /** The groups that the line is in, by their indentation. */
    const groups: string[] = [];
    for (const line of read(file).split('\n')) {
      const [, indentation = '', first] = /^( *)(?:export const |readonly )?'?([\w-]+)'?(?:: | = )/.exec(line) ?? [];
      if (first === undefined) continue;
      const depth = indentation.length / 2;
      groups[depth] = first;
      for (const [, key = '', list = ''] of line.matchAll(/([\w-]+)'?: \(([^()]*)\)(?:: \w+)? =>/g)) {
        const types = list
          .split(/,\s*/)
          .filter((one) => one !== '')
          .map((one) => /: (.*)$/.exec(one)?.[1] ?? '');
        if (types.includes('')) continue;
        for (const name of [key, `${groups[key === first ? depth - 1 : depth]}.${key}`])
          found.set(name, [...(found.get(name) ?? []), types]);
      }
    }
  }
  return found;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** A line of the rules without the marks of its headings, lists and tables. */
function withoutMarks(line: string): string {
  return line.replace(/^(?:#+|-|\|)\s*|\*\*/g, '').replace(/\s*\|\s*/g, ' · ');
}
