import { BadInput, Chance, childSeed, readSeed, type Seat, type Told, witnessed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { type AstraEvent, type AstraState, astra, cardOf } from '../../src/index.ts';
import { aTable } from '../a-table.ts';

const COUNTS = [2, 3, 4, 5];
const SEEDS = Array.from({ length: 60 }, (_, n) => childSeed(readSeed('2'), n));

function setUp(players: number, seed = readSeed('1'), first: Seat | 'random' = 'random') {
  const told: Told<AstraEvent>[] = [];
  const state = astra.setup(astra.options({ players, first }), new Chance(seed), (event, only) => {
    told.push(only === undefined ? { event } : { event, only });
  });
  return { state, told };
}

test.each([
  [2, 19, 29],
  [3, 23, 25],
  [4, 30, 18],
  [5, 37, 11],
])('A2.1 with %i players, %i cards lie above the Game End card and %i below', (players, above, below) => {
  const { state } = setUp(players);
  expect(state.deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, card) => card));
  // One card has gone to the discard pile and players + 1 to the slots.
  expect(astra.view(state, 'spectator').deck).toEqual({ above: above - players - 2, below });
});

test('A2.1 the deck is shuffled: by the seed alone, and differently by another', () => {
  const decks = SEEDS.map((seed) => setUp(4, seed).state.deck.join());
  expect(new Set(decks).size).toBe(SEEDS.length);
  expect(SEEDS.map((seed) => setUp(4, seed).state.deck.join())).toEqual(decks);
  const tops = new Set(SEEDS.map((seed) => setUp(4, seed).state.discard[0]));
  expect(tops.size).toBeGreaterThan(20);
});

test('A2.2 the top card starts the discard pile, and its Element is the first active Sphere', () => {
  const spheres = SEEDS.map((seed) => {
    const { state, told } = setUp(3, seed);
    const top = state.deck[0] ?? -1;
    expect(state.discard).toEqual([top]);
    expect(state.sphere).toBe(cardOf(top).element);
    expect(told[0]?.event).toMatchObject({ kind: 'discarded', card: top, from: 'deck', rule: 'A2.2' });
    return state.sphere;
  });
  expect(new Set(spheres).size).toBe(4);
});

test.each(COUNTS)('A2.3 with %i players, the next players + 1 cards are dealt face up, lowest slot first, unmarked', (players) => {
  const { state, told } = setUp(players);
  expect(state.slots).toEqual(state.deck.slice(1, players + 2));
  expect(state.drawn).toBe(players + 2);
  expect(astra.view(state, 'spectator').slots.flatMap(({ marks }) => marks)).toEqual(state.marks.map(() => 0));
  const dealt = told.flatMap(({ event }) => (event.kind === 'dealt' ? [event.card] : []));
  expect(dealt).toEqual(state.slots);
});

test.each(COUNTS)('A2.4 with %i players, each has 8 Stardust and a Final Scoring card of its own', (players) => {
  for (const seed of SEEDS) {
    const { state } = setUp(players, seed);
    expect(state.journals.map(({ stardust }) => stardust)).toEqual(state.journals.map(() => 8));
    expect(state.journals).toHaveLength(players);
    expect(state.scoring).toHaveLength(players);
    expect(new Set(state.scoring).size).toBe(players);
    for (const card of state.scoring) expect([0, 1, 2, 3, 4, 5]).toContain(card);
  }
});

test('A2.4 the Final Scoring card is secret: each player knows the own one, nobody the spare ones', () => {
  const { state, told } = setUp(3);
  const shownTo = (viewer: Seat | 'spectator') => witnessed(told, viewer).filter(({ kind }) => kind === 'scoring-card');
  for (const seat of [0, 1, 2]) {
    expect(astra.view(state, seat).scoring).toEqual(state.scoring.map((card, owner) => (owner === seat ? card : null)));
    expect(shownTo(seat)).toEqual([{ kind: 'scoring-card', seat, scoring: state.scoring[seat], rule: 'A2.4' }]);
  }
  expect(astra.view(state, 'spectator').scoring).toEqual([null, null, null]);
  expect(shownTo('spectator')).toEqual([]);
});

test.each(COUNTS)('A2.4 with %i players, every Final Scoring card comes to every seat in some game', (players) => {
  const seen = new Set(SEEDS.flatMap((seed) => setUp(players, seed).state.scoring.map((card, seat) => `${seat} ${card}`)));
  expect(seen.size).toBe(players * 6);
});

test.each(COUNTS)('A2.5 with %i players, the first player is drawn from the seed, or the one the host names', (players) => {
  const drawn = new Set(SEEDS.map((seed) => setUp(players, seed).state.first));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, seat) => seat));
  for (let seat = 0; seat < players; seat += 1) {
    const { state } = setUp(players, readSeed('5'), seat);
    expect([state.first, state.active, ...astra.waitingFor(state)]).toEqual([seat, seat, seat]);
  }
  expect(() => astra.options({ players, first: players })).toThrow(BadInput);
});

test('A2.5 the First Player token never moves', () => {
  const table = aTable({ players: 4, first: 2 });
  const holders = Array.from({ length: 9 }, (): AstraState['first'] => table.do('rest').state.first);
  expect(new Set(holders)).toEqual(new Set([2]));
});

test('A2.5 two to five can play', () => {
  for (const players of [0, 6, 2.5, '3', undefined]) expect(() => astra.options({ players })).toThrow(BadInput);
  expect(astra.options({ players: 5 })).toEqual({ players: 5, first: 'random' });
});
