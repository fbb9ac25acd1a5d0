import { at, Chance, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import {
  ACTION_CARDS,
  ARTIFACTS,
  actionOf,
  adAstra,
  costOf,
  ELEMENTS,
  FACTIONS,
  FULL_BANK,
  LETTERS,
  lacks,
  lettersOf,
  MOVEMENT,
  PLANET_COUNTS,
  PLANET_KINDS,
  PRODUCTION,
  RESOURCES,
  SCORING,
  SYSTEMS,
} from '../../src/index.ts';
import { aTable } from '../a-table.ts';

test('B1.1 six resources, 25 cards of each, in the bank or in hands', () => {
  expect(RESOURCES).toEqual(['water', 'food', 'energy', 'xanthium', 'yoyodium', 'zozodium']);
  expect(lettersOf(FULL_BANK)).toBe(
    'WFEXYZ'
      .split('')
      .map((letter) => letter.repeat(25))
      .join(''),
  );
  const { state } = aTable({ players: 4 });
  expect(lettersOf(state.bank)).toBe(
    'WFEXYZ'
      .split('')
      .map((letter) => letter.repeat(21))
      .join(''),
  );
});

test('B1.2 Sol, and eight systems: small, large, twin and nebula, in red and in yellow', () => {
  expect(SYSTEMS).toEqual(['sR', 'lR', 'tR', 'nR', 'sY', 'lY', 'tY', 'nY', 'sol']);
});

test('B1.3 43 planets: 6 Water, 6 Food, 8 Energy, 6 of each Ore, 5 alien', () => {
  expect(PLANET_KINDS.map((kind, index) => `${PLANET_COUNTS[index]} ${kind}`)).toEqual([
    '6 water',
    '6 food',
    '8 energy',
    '6 xanthium',
    '6 yoyodium',
    '6 zozodium',
    '5 alien',
  ]);
  const { planets } = adAstra.setup(adAstra.options({ players: 4 }), new Chance(readSeed('3')));
  expect(PLANET_KINDS.map((_, kind) => planets.filter((planet) => planet === kind).length)).toEqual([...PLANET_COUNTS]);
});

describe('B1.4 what each player has', () => {
  test('B1.4 eleven action cards: 3 Production, 3 Movement, 1 Build, 1 Trade, 3 Scoring', () => {
    expect(ACTION_CARDS.map((_, card) => actionOf(card))).toEqual(
      'production production production movement movement movement build trade scoring scoring scoring'.split(' '),
    );
  });

  test('B1.4 four pawns of each kind, less those in play', () => {
    for (const { supply } of aTable().view('spectator').seats) expect(supply).toEqual([3, 4, 3, 4]);
  });

  test('B1.4 a pawn that is not in the supply can’t be built', () => {
    const table = aTable({ cards: ['0 build'], ships: ['deep deep deep deep'] });
    expect(table.why('starship X')).toBe('B1.4 no-pawn-left');
    const ready = aTable({ cards: ['0 build'], ships: ['deep deep deep'] });
    expect(ready.why('starship X')).toBe('fine');
    expect(ready.do('starship X').ships(0)).toBe('deep deep deep deep');
  });

  test('B1.4 neither a fifth terraformer', () => {
    const planets = ['sR1 water', 'sR2 food', 'sR3 xanthium', 'sR4 water', 'lR1 food'];
    const table = aTable({ cards: ['0 build'], planets, ships: ['lR1'], colonies: ['sR1 sR2 sR3 sR4'], terraformers: ['sR1 sR2 sR3 sR4'] });
    expect(table.why('terraform lR1')).toBe('B1.4 no-pawn-left');
    expect(table.why('colony lR1 X')).toBe('B1.4 no-pawn-left');
  });
});

describe('B1.5 factions', () => {
  test('B1.5 the pairs on the Production and Movement cards are as printed', () => {
    const pairs = (list: readonly (readonly number[])[], names: readonly string[]): string =>
      list.map((pair) => pair.map((index) => names[index]).join('/')).join(' ');
    expect(FACTIONS.map((name, faction) => `${name}: ${pairs(at(PRODUCTION, faction), LETTERS)}`)).toEqual([
      'red: F/X W/Y E/Z',
      'yellow: W/F E/Y X/Z',
      'green: F/E W/X Y/Z',
      'blue: E/X F/Y W/Z',
      'grey: W/E F/Z X/Y',
    ]);
    expect(FACTIONS.map((name, faction) => `${name}: ${pairs(at(MOVEMENT, faction), SYSTEMS)}`)).toMatchInlineSnapshot(`
      [
        "red: tY/lY sY/lR tR/nY",
        "yellow: sR/lY lR/nY tR/nR",
        "green: sY/tR sR/nR lR/tY",
        "blue: sR/tY sY/lY nR/nY",
        "grey: sY/nY lY/tR sR/lR",
      ]
    `);
  });

  test('B1.5 each faction has every resource once and lacks two systems; each system is missing from at most two', () => {
    const missing = FACTIONS.flatMap((_, faction) => lacks(faction));
    for (const [faction] of FACTIONS.entries()) {
      expect(
        at(PRODUCTION, faction)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual([0, 1, 2, 3, 4, 5]);
      expect(new Set(at(MOVEMENT, faction).flat()).size).toBe(6);
      expect(lacks(faction)).toHaveLength(2);
    }
    for (let system = 0; system < 8; system += 1) expect(missing.filter((one) => one === system).length).toBeLessThanOrEqual(2);
  });

  test('B1.5 factions are chosen or drawn, each at most once', () => {
    const chosen = adAstra.setup(adAstra.options({ players: 3, factions: ['grey', 'red', 'blue'] }), new Chance(readSeed('1')));
    expect(chosen.factions).toEqual([4, 0, 3]);
    const drawn = adAstra.setup(adAstra.options({ players: 5 }), new Chance(readSeed('1')));
    expect(drawn.factions.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});

test('B1.6 the same three Scoring cards for everyone', () => {
  expect(SCORING.map((pair) => pair.map((element) => ELEMENTS[element]).join('/'))).toEqual([
    'settlements/starships',
    'terraformers/systems',
    'identical/different',
  ]);
});

test('B1.7 eleven artifacts, one each; two of them are optional', () => {
  expect(new Set(ARTIFACTS).size).toBe(11);
  const inGame = (options: object): number[] =>
    adAstra.setup(adAstra.options({ players: 3, ...options }), new Chance(readSeed('1'))).artifacts.toSorted((a, b) => a - b);
  expect(inGame({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(inGame({ arcanum: false })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  expect(inGame({ arcanum: false, responsum: false })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('B6.2 the table of costs', () => {
  expect([0, 1, 2, 3].map((item) => `${lettersOf(costOf('summary', item).cards)}${costOf('summary', item).anyOre ? '+ore' : ''}`)).toEqual([
    'WFE+ore',
    'WF+ore',
    'WFE',
    'FE',
  ]);
});
