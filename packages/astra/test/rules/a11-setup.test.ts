import { readFileSync } from 'node:fs';
import { BadInput, Chance, childSeed, readSeed, Table, type Told, witnessed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { chooseRemoved } from '../../src/automa/setup.ts';
import {
  type AstraEvent,
  astra,
  CARDS,
  type CardId,
  cardByCode,
  cardOf,
  ELEMENTS,
  MODIFIERS,
  type Modifier,
  PRESETS,
} from '../../src/index.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => childSeed(readSeed('11'), n));
const EVERY_MODIFIER = Object.keys(MODIFIERS) as Modifier[];

function setUp(modifiers: readonly Modifier[] = [], seed = readSeed('1')) {
  const told: Told<AstraEvent>[] = [];
  const state = astra.setup(astra.options({ players: 1, modifiers }), new Chance(seed), (event, only) => {
    told.push(only === undefined ? { event } : { event, only });
  });
  if (state.automa === null) throw new Error('no Auptolemy');
  return { state, automa: state.automa, told, view: astra.view(state, 0) };
}

const elementOf = (card: CardId): string => ELEMENTS[cardOf(card).element];
const starsOf = (card: CardId): number => cardOf(card).stars.length;
const ids = (codes: string): CardId[] => codes.split(' ').map((code) => cardByCode(code)?.id ?? -1);

test('A11.1 17 cards above the Game End card, 3 below; one is discarded, three are dealt', () => {
  const { state, view } = setUp();
  expect(view.deck).toEqual({ above: 17 - 1 - 3, below: 3 });
  expect(state.deck).toHaveLength(20);
  expect([state.discard.length, state.slots.length]).toEqual([1, 3]);
  expect(elementOf(state.discard[0] ?? -1)).toBe(ELEMENTS[state.sphere]);
});

test('A11.1 the dreamer’s pen is there, and the dream of a Rest', () => {
  const { state, view } = setUp();
  expect(view.slots.map(({ marks }) => marks)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  astra.apply(state, 0, { do: 'rest' }, new Chance(readSeed('1')));
  expect(state.frames.map(({ phase }) => phase)).toEqual(['dream']);
});

test('A11.1 of the other 28 three are removed, 25 are Auptolemy’s deck, two of them revealed', () => {
  for (const seed of SEEDS) {
    const { state, automa, view } = setUp([], seed);
    expect(automa.removed.map(elementOf)).toEqual(['air', 'fire', 'earth']);
    expect([automa.deck.length, automa.drawn, automa.discard.length]).toEqual([25, 2, 0]);
    expect(automa.library).toEqual(automa.deck.slice(0, 2));
    const all = [...state.deck, ...automa.deck, ...automa.removed];
    expect(all.toSorted((a, b) => a - b)).toEqual(CARDS.map(({ id }) => id));
    expect(view.automa).toMatchObject({ left: automa.library[0], right: automa.library[1], cards: 23, top: null, discard: [] });
  }
});

test('A11.1 the removed cards have 7 or fewer stars, any of those that there are', () => {
  const seen = new Set<CardId>();
  for (const seed of SEEDS) {
    const { automa } = setUp([], seed);
    const leftOver = [...automa.deck, ...automa.removed];
    for (const card of automa.removed) {
      const small = leftOver.filter((other) => elementOf(other) === elementOf(card) && starsOf(other) <= 7);
      if (small.length > 0) expect(small).toContain(card);
      seen.add(card);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

describe('A11.1 none such', () => {
  const removed = (modifiers: readonly Modifier[], codes: string): string[] =>
    chooseRemoved(modifiers, ids(codes), new Chance(readSeed('3'))).map((card) => cardOf(card).code);

  test('A11.1 with no small card of an Element, the one with the fewest stars', () => {
    // Fire: Leo 10, Hercules 13; Air: Aquila 8, Draco 14; Earth: Lyra 6.
    expect(removed([], 'her leo dra aql lyr eri')).toEqual(['aql', 'leo', 'lyr']);
  });

  test('A11.1 with no card of an Element at all, none of it', () => {
    expect(removed([], 'leo lyr eri')).toEqual(['leo', 'lyr']);
  });

  test('A11.15 (6) with only one small card, it and the next larger', () => {
    expect(removed(['small-cards-removed'], 'aql crv dra leo her tri lyr tau vir')).toEqual(['crv', 'aql', 'tri', 'leo', 'lyr', 'tau']);
  });

  test('A11.14 (1) with fewer than three Water cards of 14 stars, those and the next smaller', () => {
    expect(removed(['large-water-removed'], 'cnc aur eri psc leo').toSorted()).toEqual(['aur', 'eri', 'psc']);
  });
});

test('A11.4 the deck lasts for as many Observes as the tip says, with every modifier', () => {
  const observes = (modifier: Modifier): number => {
    const { automa } = setUp([modifier]);
    return automa.deck.length - automa.drawn;
  };
  const rule = (language: string): string =>
    readFileSync(new URL(`../../../../docs/rules/astra.${language}.md`, import.meta.url), 'utf8').match(/^\*\*A11\.4\*\* .*$/m)?.[0] ?? '';
  for (const language of ['en', 'fr']) expect(rule(language)).toMatch(/23\D*20\D/);
  for (const modifier of EVERY_MODIFIER)
    expect([modifier, observes(modifier)]).toEqual([modifier, modifier === 'small-cards-removed' ? 20 : 23]);
});

test('A11.1 what lies open is told, what lies hidden is not', () => {
  const library = (modifiers: readonly Modifier[]) => {
    const { told, automa } = setUp(modifiers);
    return {
      cards: [...automa.library, automa.deck[2]],
      told: told.flatMap(({ event }) => (event.kind === 'library' ? [[event.place, event.card]] : [])),
    };
  };
  const plain = library([]);
  expect(plain.told).toEqual([
    ['left', plain.cards[0]],
    ['right', plain.cards[1]],
  ]);
  const both = library(['open-deck', 'hidden-right']);
  expect(both.told).toEqual([
    ['left', both.cards[0]],
    ['right', null],
    ['top', both.cards[2]],
  ]);
});

test('A11.2 Auptolemy starts with 12 Fame and 5 Stardust, the person with 0 and 8; the person is first player', () => {
  for (const seed of SEEDS) {
    const { state } = setUp([], seed);
    expect(state.journals.map(({ fame, stardust }) => [fame, stardust])).toEqual([
      [0, 8],
      [12, 5],
    ]);
    expect([state.first, state.active, astra.waitingFor(state)]).toEqual([0, 0, [0]]);
  }
});

test('A11.2 Auptolemy has a seat of its own', () => {
  const options = astra.options({ players: 1 });
  expect(astra.seatCount(options)).toBe(2);
  expect(astra.automata?.(options)).toEqual(['Auptolemy']);
  expect(astra.automata?.(astra.options({ players: 2 }))).toEqual([]);
  expect(Table.start(astra, { options: { players: 1 }, seed: readSeed('1') }).names).toEqual(['Seat 1', 'Auptolemy']);
});

test('A11.2 only the person has a Final Scoring card to see', () => {
  const { state, told, view } = setUp();
  expect(view.scoring).toEqual([state.scoring[0], null]);
  expect(witnessed(told, 0).filter(({ kind }) => kind === 'scoring-card')).toHaveLength(1);
  expect(told.filter(({ event }) => event.kind === 'scoring-card')).toHaveLength(1);
});

test('A11.14 (1) three Water cards of exactly 14 stars are removed instead', () => {
  for (const seed of SEEDS) {
    const { automa } = setUp(['large-water-removed'], seed);
    const large = [...automa.deck, ...automa.removed].filter((card) => elementOf(card) === 'water' && starsOf(card) === 14);
    expect(automa.removed.map(elementOf)).toEqual(['water', 'water', 'water']);
    expect(automa.removed.filter((card) => starsOf(card) === 14)).toHaveLength(Math.min(3, large.length));
    expect(automa.deck).toHaveLength(25);
  }
});

test.each<[modifier: Modifier, person: [number, number], auptolemy: [number, number]]>([
  ['no-head-start', [0, 8], [0, 5]],
  ['rich-start', [0, 10], [12, 5]],
  ['head-start', [0, 8], [20, 5]],
  ['six-stardust', [0, 8], [12, 6]],
])('A11.14 A11.15 with %s the two start with %j and %j Fame and Stardust', (modifier, person, auptolemy) => {
  const { state } = setUp([modifier]);
  expect(state.journals.map(({ fame, stardust }) => [fame, stardust])).toEqual([person, auptolemy]);
});

test('A11.14 (4) the top card of its deck lies open', () => {
  const { automa, view } = setUp(['open-deck']);
  expect(view.automa?.top).toBe(automa.deck[2]);
});

test('A11.15 (3) it holds a Final Scoring card that nobody sees', () => {
  const { state, automa, view, told } = setUp(['scoring-card']);
  expect(automa.scoring).toBe(state.scoring[1]);
  expect(automa.scoring).not.toBe(state.scoring[0]);
  expect([view.automa?.scoring, view.scoring[1]]).toEqual([null, null]);
  expect(told.filter(({ event }) => event.kind === 'scoring-card')).toHaveLength(1);
  expect(setUp().automa.scoring).toBe(-1);
});

test('A11.15 (5) the right card of the Library lies face down', () => {
  const { automa, view } = setUp(['hidden-right']);
  expect([view.automa?.left, view.automa?.right]).toEqual([automa.library[0], null]);
});

test('A11.15 (6) two small cards of each of the three Elements are removed', () => {
  for (const seed of SEEDS) {
    const { automa } = setUp(['small-cards-removed'], seed);
    expect(automa.removed.map(elementOf)).toEqual(['air', 'air', 'fire', 'fire', 'earth', 'earth']);
    expect(automa.deck).toHaveLength(22);
  }
});

describe('A11.16 combinations', () => {
  const forbidden = [
    ['no-head-start', 'head-start'],
    ['large-water-removed', 'small-cards-removed'],
  ] as const;

  test('A11.16 every two switches combine, but two pairs', () => {
    for (const [index, one] of EVERY_MODIFIER.entries()) {
      for (const other of EVERY_MODIFIER.slice(index + 1)) {
        const refused = forbidden.some((pair) => pair.some((name) => name === one) && pair.some((name) => name === other));
        const read = () => astra.options({ players: 1, modifiers: [other, one] });
        if (refused) expect(read).toThrow(BadInput);
        else expect(read()).toEqual({ players: 1, first: 0, modifiers: [one, other] });
      }
    }
  });

  test.each(forbidden)('A11.16 %s with %s is refused with a clear error', (one, other) => {
    expect(() => astra.options({ players: 1, modifiers: [other, one] })).toThrow(
      `options.modifiers: got ["${one}","${other}"], expected only one of these two: both rewrite the same number (A11.16)`,
    );
  });

  test('A11.16 all that do not contradict each other at once', () => {
    const modifiers = EVERY_MODIFIER.filter((name) => name !== 'no-head-start' && name !== 'large-water-removed');
    const { state, automa, view } = setUp(modifiers);
    expect(state.journals.map(({ fame, stardust }) => [fame, stardust])).toEqual([
      [0, 10],
      [20, 6],
    ]);
    expect(automa.deck).toHaveLength(22);
    expect(view.automa).toMatchObject({ right: null, top: automa.deck[2], modifiers });
  });

  test.each([
    [{ players: 1, modifiers: ['easy'] }, 'options.modifiers: got "easy", expected one of large-water-removed, no-head-start'],
    [{ players: 1, modifiers: 'open-deck' }, 'options.modifiers: got "open-deck", expected a list of modifiers'],
    [{ players: 2, modifiers: ['open-deck'] }, 'expected none: modifiers are for the solo game, "players": 1'],
    [{ players: 1, first: 1 }, 'options.first: got 1, expected "random" or a seat from 0 to 0'],
  ])('A11.16 %j is refused', (options, message) => {
    expect(() => astra.options(options)).toThrow(message);
  });

  test('A11.16 every preset is a combination that is allowed, and the standard one has no switch', () => {
    for (const modifiers of Object.values(PRESETS)) expect(astra.options({ players: 1, modifiers }).modifiers).toEqual(modifiers);
    expect(PRESETS.standard).toEqual([]);
  });

  test('A11.16 the same switches make the same options, whatever their order', () => {
    expect(astra.options({ players: 1, modifiers: ['hidden-right', 'open-deck', 'open-deck'] })).toEqual(
      astra.options({ players: 1, modifiers: ['open-deck', 'hidden-right'] }),
    );
  });
});
