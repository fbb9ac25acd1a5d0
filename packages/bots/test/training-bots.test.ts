import { quickRandom, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { COLUMN_NAMES } from '../src/astra/evaluation/features.ts';
import { pricesByStage, STAGES, stageShares } from '../src/astra/evaluation/stages.ts';
import shipped from '../src/astra/grandmaster.json';
import { addSquare, newSquares, solve } from '../src/astra/least-squares.ts';
import { learned, learnGame, newTraining } from '../src/index.ts';

test('least squares find the weights behind the numbers, and keep to the start where nothing speaks against it', () => {
  const below = quickRandom(1);
  const squares = newSquares(3);
  for (let n = 0; n < 2000; n += 1) {
    const row = Float64Array.of(below(10), below(10), 0);
    addSquare(squares, row, 2 * (row[0] ?? 0) - 3 * (row[1] ?? 0) + (below(100) - 49.5) / 100);
  }
  const [first, second, third] = solve(squares, Float64Array.of(0, 0, 7), 1);
  expect(first).toBeCloseTo(2, 1);
  expect(second).toBeCloseTo(-3, 1);
  expect(third).toBe(7);
});

test('between two stages prices are in between', () => {
  for (const left of [0, 0.5, 1, 3, 7, 12, 20, 30]) {
    const shares = stageShares(left);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  }
  const list = pricesByStage({ sway: [1, 2, 3, 4], prices: { fame: [1, 2, 4, 8] } });
  expect(list(3)).toMatchObject({ sway: 2 });
  expect(list(5.5).of[0]).toBeCloseTo(3);
  expect(list(99).of[0]).toBe(8);
});

test('the same games teach the same; others teach something else', () => {
  const after = (...games: string[]) => {
    const training = newTraining(2);
    for (const game of games) learnGame(training, readSeed(game));
    return learned(training).prices;
  };
  const games = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const once = after(...games);
  expect(after(...games)).toEqual(once);
  expect(after('9', 'a', 'b', 'c', 'd', 'e', 'f', '10')).not.toEqual(once);
  expect(Object.keys(once.prices)).toEqual(COLUMN_NAMES);
  for (const row of Object.values(once.prices)) expect(row).toHaveLength(STAGES.length);
  for (const sway of once.sway) expect(sway).toBeGreaterThan(0);
});

test('the Grandmaster has a price for everything, with every number of players', () => {
  expect(Object.keys(shipped)).toEqual(['2', '3', '4', '5']);
  for (const { sway, prices } of Object.values(shipped)) {
    expect(Object.keys(prices)).toEqual(COLUMN_NAMES);
    for (const row of [sway, ...Object.values(prices)]) expect(row).toHaveLength(STAGES.length);
  }
});
