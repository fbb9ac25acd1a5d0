import { Chance, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adAstra, bundleOf, contains, lettersOf } from '../../src/index.ts';
import { aTable, placeBy } from '../a-table.ts';

test('B11.1 scores, hand sizes, pawns, face-up planets, number of artifacts, open Scoring cards, owners of cards and the bank are public', () => {
  const table = aTable({
    cards: ['0 build', '1 build'],
    planets: ['sR1 water'],
    ships: ['sR1'],
    artifacts: ['', 'velum oculus'],
    scores: [5, 6, 7, 8],
    open: ['s1', '', '', ''],
    hands: ['WW', 'FFF', '', 'E'],
  });
  const { seats, spaces, planets, pawns, bank } = table.view('spectator');
  expect(seats.map(({ score }) => score)).toEqual([5, 6, 7, 8]);
  expect(seats.map(({ handSize }) => handSize)).toEqual([2, 3, 0, 1]);
  expect(seats.map(({ artifactCount }) => artifactCount)).toEqual([0, 2, 0, 0]);
  expect(seats.map(({ open }) => open)).toEqual([1 << 8, 0, 0, 0]);
  expect(spaces.slice(0, 2)).toEqual([
    { owner: 0, card: 6 },
    { owner: 1, card: null },
  ]);
  expect(planets[placeBy('sR1')]).toBe(0);
  expect(pawns).toEqual(table.state.pawns);
  expect(bank).toBe(table.state.bank);
});

describe('B11.2 secrets', () => {
  test('B11.2 faces of planned cards, hands, peeked planets and artifacts are in nobody else’s view', () => {
    const secret = aTable({ artifacts: ['oculus velum'], hidden: ['sR1 alien', 'sR2 water'], hands: ['WWWFF', 'E'] });
    secret.do('use oculus', 'look sR', 'look lR', 'plan trade 3');
    const view = secret.view(1);
    expect(view.spaces[2]).toEqual({ owner: 0, card: null });
    expect(view.seats[0]).toMatchObject({ hand: null, cards: null, artifacts: null });
    expect(view.planets[placeBy('sR1')]).toBeNull();
    expect(view.known).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('B11.2 two games that differ in secrets only look the same, byte for byte', () => {
    const plan = { hands: ['WWWFF', 'E', '', ''], hidden: ['sR1 alien', 'sR2 water'], artifacts: ['oculus velum'] };
    const other = { hands: ['XXYZE', 'E', '', ''], hidden: ['sR1 food', 'sR2 alien'], artifacts: ['oculus clavis'] };
    const seen = [plan, other].map((one, n) => {
      const table = aTable(one).do('use oculus', 'look sR', 'look lR', n === 0 ? 'plan m1 3' : 'plan s2 3');
      // The bank is public, and only by it the two hands would show.
      table.state.bank = 0;
      return [1, 2, 3, 'spectator'].map((viewer) => table.knows(viewer as 1 | 'spectator'));
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test('B11.2 that somebody holds a certain artifact shows in no question: all who hold any are asked', () => {
    const asked = ['clavis', 'velum'].map((name) => aTable({ reveal: true, cards: ['0 build', '0 trade'], artifacts: [name] }));
    expect(asked.map((table) => [table.asked, table.phase])).toEqual([
      [0, 'reveal'],
      [0, 'reveal'],
    ]);
    expect(asked[0]?.knows(1)).toBe(asked[1]?.knows(1));
  });

  test('B11.2 nobody can tell from being passed over that a seat has no Energy', () => {
    for (const hand of ['E', 'W']) {
      const table = aTable({ cards: ['1 m1'], planets: ['sR1 water'], ships: ['sR1'], hands: [hand] }).do('pass', 'pass', 'pass');
      expect(table.asked).toBe(0);
    }
  });

  test('B11.2 what the table saw come into a hand this round is imagined there; the rest goes round', () => {
    const table = aTable({
      cards: ['0 p2', '1 p3', '0 build'],
      homes: ['water', 'energy', 'energy', 'energy'],
      hands: ['FFXX', 'E', 'YY', 'Z'],
    });
    table.do('produce W').do('produce X');
    const hands = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const imagined = adAstra.imagine(table.view(1), new Chance(childSeed(readSeed('b11'), n)));
      expect(contains(imagined.hands[0] ?? 0, bundleOf('WW'))).toBe(true);
      hands.add(lettersOf(imagined.hands[0] ?? 0));
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  test('B11.2 after a Trade card everybody knows all hands until the round ends', () => {
    const table = aTable({ cards: ['0 trade', '0 build'], hands: ['FFXX', 'E', 'YY', 'Z'] }).do('end');
    const imagined = adAstra.imagine(table.view(3), new Chance(readSeed('b11')));
    expect(imagined.hands).toEqual(table.state.hands);
    expect(
      table
        .until('plan')
        .view(3)
        .seats.map(({ seen }) => seen),
    ).toEqual([0, 0, 0, 0]);
  });

  test('B11.2 planned cards are imagined among those their owner can still have', () => {
    const table = aTable({ cards: ['0 build', '0 trade', '1 build'], open: ['s1 s2', '', '', ''] });
    for (let n = 0; n < 30; n += 1) {
      const { faces, cards } = adAstra.imagine(table.view(2), new Chance(childSeed(readSeed('b11'), n)));
      expect(faces[0]).toBe(6);
      expect([6, 8, 9]).not.toContain(faces[1]);
      expect((cards[0] ?? 0) & ((1 << 6) | (0b11 << 8))).toBe(0);
    }
  });
});
