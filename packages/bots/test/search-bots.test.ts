import { at, QuickChance, quickRandom, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import type { GameModel, Values } from '../src/search/game-model.ts';
import { iterate, nodesOf, type Rules, type Search } from '../src/search/mcts.ts';
import { backUp, newNode, selectEdge } from '../src/search/node.ts';
import { weigh } from '../src/search/summary.ts';

/** A small game for two: both choose at the same time, then chance speaks, and it is over. */
interface Toy {
  readonly picks: (string | undefined)[];
  /** What only the first seat can choose in some worlds. */
  readonly extra: boolean;
  roll: number;
}

type Payoff = (mine: string, other: string, roll: number) => number;

function toyRules(choices: readonly string[]): Rules<Toy, string> {
  const rules: Rules<Toy, string> = {
    waitingFor: ({ picks }) => [0, 1].filter((seat) => picks[seat] === undefined),
    legal: ({ extra }, seat) => (extra && seat === 0 ? [...choices, 'extra'] : choices),
    refusal: (state, seat, decision) =>
      rules.legal(state, seat).includes(decision) ? undefined : { rule: 'T1', reason: 'not-in-this-world' },
    apply(state, seat, decision, chance) {
      state.picks[seat] = decision;
      state.roll = chance.below('die', 10);
    },
    clone: (state) => ({ ...state, picks: state.picks.slice() }),
    write: (decision) => decision,
  };
  return rules;
}

function toyModel(payoff: Payoff): GameModel<Toy, string> {
  return {
    worlds: 2,
    key: ({ picks }, seat) => picks[seat] ?? 'to choose',
    moves: (_state, _seat, legal) => legal.map((decision) => ({ decisions: [decision], weight: 1 })),
    rollOut: () => undefined,
    evaluate({ picks: [first = '', second = ''], roll }): Values {
      const win = payoff(first, second, roll);
      return [
        { win, lead: 0 },
        { win: 1 - win, lead: 0 },
      ];
    },
  };
}

/** What each seat tends to after so many iterations, half of them in worlds with something extra. */
function searched(choices: readonly string[], payoff: Payoff, iterations: number): [first: string, second: string] {
  const below = quickRandom(4);
  const rules = toyRules(choices);
  const search: Search<Toy, string> = {
    rules,
    model: toyModel(payoff),
    nodes: [],
    generation: 1,
    chance: new QuickChance(below),
    below,
  };
  for (let n = 0; n < iterations; n += 1) iterate(search, { picks: [undefined, undefined], extra: n % 2 === 0, roll: 0 });
  const best = (seat: Seat): string => weigh(rules, at([...nodesOf(search, seat).values()], 0)).decision;
  return [best(0), best(1)];
}

test('seats that choose at the same time each find what is best whatever the other does', () => {
  const worth: Readonly<Record<string, number>> = { a: 0.1, b: 0.4, c: 0.2, extra: 0 };
  expect(searched(['a', 'b', 'c'], (mine, other) => 0.5 + (worth[mine] ?? 0) - (worth[other] ?? 0), 400)).toEqual(['b', 'b']);
});

test('nobody knows what the other has chosen: against one who guesses, no choice wins more than its share', () => {
  const below = quickRandom(4);
  const rules = toyRules(['heads', 'tails']);
  const model = toyModel((mine, other) => (mine === other ? 1 : 0));
  const search: Search<Toy, string> = { rules, model, nodes: [], generation: 1, chance: new QuickChance(below), below };
  for (let n = 0; n < 4000; n += 1) iterate(search, { picks: [undefined, undefined], extra: false, roll: 0 });
  for (const seat of [0, 1]) {
    const { options } = weigh(rules, at([...nodesOf(search, seat).values()], 0));
    for (const { attention, win } of options) {
      expect(Math.abs(attention - 0.5)).toBeLessThan(0.1);
      expect(Math.abs(win - 0.5)).toBeLessThan(0.1);
    }
  }
});

test('chance is averaged over: seven wins of ten are better than six for sure', () => {
  const gamble: Payoff = (mine, _other, roll) => (mine === 'gamble' ? Number(roll < 7) : mine === 'sure' ? 0.6 : 0);
  expect(searched(['sure', 'gamble'], gamble, 3000)[0]).toBe('gamble');
});

test('what is open in half of the worlds only is weighed by the times it was open', () => {
  const extraWins: Payoff = (mine) => (mine === 'extra' ? 1 : mine === 'b' ? 0.5 : 0.4);
  expect(searched(['a', 'b'], extraWins, 600)[0]).toBe('extra');
  const extraLoses: Payoff = (mine) => (mine === 'extra' ? 0 : mine === 'b' ? 0.5 : 0.4);
  expect(searched(['a', 'b'], extraLoses, 600)[0]).toBe('b');
});

test('a closed move is neither picked nor counted as open', () => {
  const node = newNode([
    { decisions: ['open'], weight: 1 },
    { decisions: ['closed'], weight: 9, value: { win: 1, lead: 0 } },
  ]);
  for (let n = 0; n < 10; n += 1) {
    const edge = selectEdge(node, ({ decisions }) => decisions[0] !== 'closed');
    if (edge === undefined) throw new Error('nothing was picked');
    expect(edge.decisions).toEqual(['open']);
    backUp(edge, { win: 0.1, lead: -3 });
  }
  expect(node.edges.map(({ open }) => open)).toEqual([10, 0]);
  expect(selectEdge(node, () => false)).toBeUndefined();
});

describe('what more thought would bring', () => {
  /** Two moves with so many visits each, one by so much better than the other, with a standard deviation of 0.1. */
  function doubt(visits: number, apart: number): { sure: number; gain: number } {
    const node = newNode([
      { decisions: ['better'], weight: 1 },
      { decisions: ['other'], weight: 1 },
    ]);
    for (const [index, edge] of node.edges.entries()) {
      const mean = index === 0 ? 0.5 + apart : 0.5;
      for (let n = 0; n < visits; n += 1) backUp(edge, { win: mean + (n % 2 === 0 ? 0.1 : -0.1), lead: 0 });
    }
    return weigh(toyRules(['better', 'other']), node);
  }

  test('is little where one is clearly better, and where both are alike and well known', () => {
    expect(doubt(100, 0.1)).toMatchObject({ sure: expect.closeTo(1, 4), gain: expect.closeTo(0, 5) });
    // Half the mean distance of two that differ by chance alone: the spread divided by the root of two pi.
    expect(doubt(100, 0)).toMatchObject({ sure: 0.5, gain: expect.closeTo(0.01414 / Math.sqrt(2 * Math.PI), 5) });
    expect(doubt(40_000, 0)).toMatchObject({ sure: 0.5, gain: expect.closeTo(0.00028, 5) });
    expect(doubt(100, 0.01).gain).toBeLessThan(doubt(100, 0).gain);
  });

  test('is how sure one is by the normal distribution', () => {
    // One and two standard deviations of the difference.
    expect(doubt(200, 0.01).sure).toBeCloseTo(0.8413, 3);
    expect(doubt(200, 0.02).sure).toBeCloseTo(0.9772, 3);
  });
});

describe('of moves that win as often', () => {
  /** Moves with so many visits each, all of which win every game, by so many points. */
  function weighed(moves: Readonly<Record<string, { readonly visits: number; readonly win: number; readonly lead: number }>>) {
    const node = newNode(Object.keys(moves).map((decision) => ({ decisions: [decision], weight: 1 })));
    for (const edge of node.edges) {
      const { visits = 0, win = 0, lead = 0 } = moves[at(edge.decisions, 0)] ?? {};
      for (let n = 0; n < visits; n += 1) backUp(edge, { win, lead });
    }
    return weigh(toyRules(Object.keys(moves)), node);
  }

  test('the one with more points is best, and nobody doubts it', () => {
    const { decision, options, sure } = weighed({
      many: { visits: 60, win: 1, lead: 52 },
      more: { visits: 40, win: 1, lead: 71 },
      few: { visits: 30, win: 1, lead: 45 },
    });
    expect([decision, options[0]?.decision, sure]).toEqual(['more', 'more', 1]);
  });

  test('not one that wins less often, and not one that was hardly looked at', () => {
    expect(weighed({ wins: { visits: 60, win: 1, lead: 5 }, gains: { visits: 50, win: 0.9, lead: 40 } }).decision).toBe('wins');
    expect(weighed({ known: { visits: 60, win: 1, lead: 5 }, glance: { visits: 2, win: 1, lead: 40 } }).decision).toBe('known');
  });
});
