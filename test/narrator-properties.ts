import type { Game, Narrator, Section, Viewer } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { frenchFaults } from './french-faults.ts';
import { walk } from './game-properties.ts';

/** What a game tells these tests about itself and how it is told in words. */
export interface NarratorUnderTest<S, D extends { readonly do: string }, V, O, E> {
  readonly game: Game<S, D, V, O, E>;
  readonly narrators: Readonly<Record<'en' | 'fr', Narrator<V, E>>>;
  /** The options to try, by a name each. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** Every kind of decision; each must be told in words. */
  readonly kinds: readonly D['do'][];
  /** Codes that are for programs, not for people. */
  readonly codes: readonly string[];
  /** What of the words, if anything, the viewer may not know. */
  betrayed(state: S, viewer: Viewer, words: string): string | undefined;
}

/** Decisions of each game that are told; after so many a game has shown all it has. */
const TOLD = 1500;
/** The whole table is told at every so many of them. */
const TABLE_EVERY = 9;
/** Games in which the rarest decisions come up. */
const SEEDS = 60;
const LANGUAGES = ['en', 'fr'] as const;

/** What must hold for every game that is told in words, as tests. */
export function describeNarrator<S, D extends { readonly do: string }, V, O, E>(under: NarratorUnderTest<S, D, V, O, E>): void {
  const { game, narrators, names } = under;
  const told = new Set<string>();

  /** Every legal decision, grouped and told in both languages: each once, each in words of its own. What is wrong, if anything. */
  function wrongChoices(state: S, seat: number): string | undefined {
    const view = game.view(state, seat);
    const decisions = game.legal(state, seat);
    for (const decision of decisions) told.add(decision.do);
    const legal = decisions.map((decision) => game.write(decision));
    const spoken = LANGUAGES.map((language) => {
      const groups = narrators[language].choices(view, legal, names);
      const choices = new Map(groups.flatMap((group) => group.choices.map(({ notation, words }) => [notation, words])));
      return { headings: groups.map(({ heading }) => heading), choices, question: narrators[language].question(view, seat, names) };
    });
    for (const { headings, choices, question } of spoken) {
      const words = [...choices.values()];
      const missing = legal.find((notation) => !choices.has(notation));
      if (missing !== undefined || choices.size !== legal.length) return `${missing} is missing, or something is there twice`;
      const twice = twiceIn(words) ?? twiceIn(headings);
      if (twice !== undefined) return `"${twice}" is said twice`;
      const problem = fault([question, ...headings, ...words]) ?? under.betrayed(state, seat, words.join('\n'));
      if (problem !== undefined) return problem;
    }
    const [french] = spoken
      .slice(1)
      .flatMap(({ headings, choices, question }) => faultsInFrench([question, ...headings, ...choices.values()]));
    if (french !== undefined) return french;
    const same = legal.find((notation) => spoken[0]?.choices.get(notation) === spoken[1]?.choices.get(notation));
    return same === undefined ? undefined : `${same} has the same words in both languages`;
  }

  /** The whole table in these eyes, in both languages. What is wrong, if anything. */
  function wrongTable(state: S, viewer: Viewer): string | undefined {
    const view = game.view(state, viewer);
    const reader = viewer === 'spectator' ? null : viewer;
    const [english = [], french = []] = LANGUAGES.map((language) => {
      const sections = narrators[language].table(view, names);
      const twice = twiceIn(sections.map(({ heading }) => heading)) ?? sections.flatMap(({ lines }) => twiceIn(lines) ?? [])[0];
      if (twice !== undefined) throw new Error(`"${twice}" is there twice`);
      return [...wordsOf(sections), narrators[language].question(view, reader, names)];
    });
    if (french.length !== english.length) return `${english.length} lines in English, ${french.length} in French`;
    return (
      fault(english) ??
      fault(french) ??
      faultsInFrench(french)[0] ??
      under.betrayed(state, viewer, english.join('\n')) ??
      under.betrayed(state, viewer, french.join('\n')) ??
      sameIn(english, french)
    );
  }

  /** A name is the same in both languages, and nothing else. */
  function sameIn(english: readonly string[], french: readonly string[]): string | undefined {
    const same = english.find((line, index) => !names.includes(line) && french[index] === line);
    return same === undefined ? undefined : `"${same}" is the same in both languages`;
  }

  /** What is wrong with the words, if anything. */
  function fault(words: readonly string[]): string | undefined {
    const all = words.join('\n');
    if (words.some((line) => line.trim() === '')) return `an empty line in\n${all}`;
    const odd = /undefined|null|NaN|\[object|\$\{/.exec(all)?.[0] ?? under.codes.find((code) => all.includes(code));
    return odd === undefined ? undefined : `"${odd}" in\n${all}`;
  }

  function firstWrong(viewers: readonly Viewer[], state: S): string | undefined {
    for (const viewer of viewers) {
      const wrong = wrongTable(state, viewer);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  describe.each(Object.entries(under.options))('%s', (_name, options) => {
    test('every legal decision and the whole table have words, in both languages, and betray nothing', () => {
      const viewers = viewersOf(game.seatCount(game.options(options)));
      const end = walk(game, options, 1, (state, seat, decision, _chance, n) => {
        if (n >= TOLD) return;
        const wrong = wrongChoices(state, seat) ?? (n % TABLE_EVERY === 0 ? firstWrong(viewers, state) : undefined);
        if (wrong !== undefined) throw new Error(`decision ${n}, before ${game.write(decision)}: ${wrong}`);
      });
      expect(firstWrong(viewers, end)).toBeUndefined();
      const result = game.result(end);
      if (result === undefined) throw new Error('no result');
      for (const language of LANGUAGES) expect(fault(wordsOf(narrators[language].result(result, names)))).toBeUndefined();
      expect(faultsInFrench(wordsOf(narrators.fr.result(result, names)))).toEqual([]);
    });
  });

  test('every kind of decision has words, the rare ones too', () => {
    for (let seed = 2; seed < SEEDS && under.kinds.some((kind) => !told.has(kind)); seed += 1) {
      for (const options of Object.values(under.options)) {
        walk(game, options, seed, (state, seat) => {
          if (game.legal(state, seat).some((decision) => !told.has(decision.do))) expect(wrongChoices(state, seat)).toBeUndefined();
        });
      }
    }
    expect(under.kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });
}

/** The same words come up again and again. */
const FAULTLESS = new Set<string>();

function faultsInFrench(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (FAULTLESS.has(line)) return [];
    const faults = frenchFaults(line);
    if (faults.length === 0) FAULTLESS.add(line);
    return faults;
  });
}

function wordsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ heading, lines }) => [heading, ...lines]);
}

function twiceIn(words: readonly string[]): string | undefined {
  return new Set(words).size === words.length ? undefined : words.find((word, index) => words.indexOf(word) !== index);
}

function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
