import { at, Chance, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AstraState, AUPTOLEMY, astra, type Modifier } from '../src/index.ts';

const SEED = readSeed('2ed');

function begun(options: unknown): AstraState {
  return astra.setup(astra.options(options), new Chance(SEED));
}

/** The same moment, dealt anew so many times. */
function redealt(state: AstraState, times = 300): AstraState[] {
  return Array.from({ length: times }, (_, n) => {
    const copy = astra.clone(state);
    astra.redeal(copy, new Chance(childSeed(SEED, n)));
    return copy;
  });
}

const solo = (...modifiers: Modifier[]): AstraState => begun({ players: 1, modifiers });
const values = (states: readonly AstraState[], pick: (state: AstraState) => number | undefined): number =>
  new Set(states.map((state) => pick(state))).size;

test('any card that nobody has seen may come next, and what has been drawn stays', () => {
  const state = begun({ players: 3 });
  const all = redealt(state);
  expect(values(all, ({ deck, drawn }) => deck[drawn])).toBe(state.deck.length - state.drawn);
  expect(new Set(all.map(({ deck, drawn }) => deck.slice(0, drawn).join())).size).toBe(1);
  expect(new Set(all.map(({ scoring }) => scoring.join())).size).toBe(1);
});

describe('in the solo game', () => {
  test('a card seen to come from one pile may lie in any other now', () => {
    const state = solo();
    const card = at(state.deck, state.drawn);
    const piles = redealt(state).map(({ deck, drawn, automa }) => {
      if (deck.includes(card, drawn)) return 'deck';
      if (automa?.deck.includes(card, automa.drawn)) return 'library';
      return automa?.removed.includes(card) ? 'removed' : 'gone';
    });
    expect([...new Set(piles)].toSorted().slice(0, 2)).toEqual(['deck', 'library']);
    expect(piles).not.toContain('gone');
    expect(values(redealt(state), ({ automa }) => automa?.removed[0])).toBeGreaterThan(1);
  });

  test('what lies open in the Library stays, what lies face down does not', () => {
    const state = solo('open-deck', 'hidden-right', 'scoring-card');
    const all = redealt(state);
    expect(values(all, ({ automa }) => automa?.library[0])).toBe(1);
    expect(values(all, ({ automa }) => automa?.deck[automa.drawn])).toBe(1);
    expect(values(all, ({ automa }) => automa?.library[1])).toBeGreaterThan(15);
    expect(values(all, ({ automa }) => automa?.scoring)).toBeGreaterThan(1);
    expect(all.every(({ scoring }) => scoring[0] === state.scoring[0] && scoring[AUPTOLEMY] !== state.scoring[0])).toBe(true);
  });

  test('a Library deck made anew from its discard keeps its cards, in another order', () => {
    const state = solo('endless-library');
    const { automa } = state;
    if (automa === null) throw new Error('no Library');
    const discard = automa.deck.slice(2);
    Object.assign(automa, { deck: discard, drawn: 0, discard: [] });
    const all = redealt(state);
    const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();
    expect(new Set(all.map((one) => sorted(one.automa?.deck ?? [])))).toEqual(new Set([sorted(discard)]));
    expect(values(all, (one) => one.automa?.deck[0])).toBeGreaterThan(10);
  });

  test('the die falls otherwise', () => {
    const rolls = Array.from({ length: 100 }, (_, n) => {
      const copy = solo();
      const chance = new Chance(childSeed(SEED, n));
      astra.redeal(copy, chance);
      return chance.below('die', 6);
    });
    expect(new Set(rolls).size).toBe(6);
  });
});

test('of a game that is over nothing is dealt', () => {
  const state = solo('scoring-card');
  state.frames.length = 0;
  const before = JSON.stringify(state);
  expect(redealt(state, 5).every((one) => JSON.stringify(one) === before)).toBe(true);
});
