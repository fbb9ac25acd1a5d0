import { CARDS } from '@astrarium/astra';
import { at, quickRandom } from '@astrarium/core';
import { expect, test } from 'vitest';
import { median } from '../src/bench/measure.ts';
import { markStars } from '../src/bench/reference.ts';
import { astrarium } from './command-line.ts';

interface Bench {
  readonly randomGames: readonly Readonly<Record<string, number | string>>[];
  readonly singleCalls: readonly Readonly<Record<string, number | string>>[];
  readonly automaTurn: Readonly<Record<string, number>>;
  readonly rollouts: Readonly<Record<string, number>> & { readonly onAllCores: Readonly<Record<string, number>> };
  readonly heap: readonly Readonly<Record<string, number | string>>[];
}

test('bench --json gives every figure', async () => {
  const { code, stdout, stderr } = await astrarium('bench', '--seconds', '0.02', '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { randomGames, singleCalls, automaTurn, rollouts, heap } = JSON.parse(stdout) as Bench;
  expect(randomGames.map(({ game, players }) => `${game} ${players}`)).toEqual([
    'astra 1',
    'astra 2',
    'astra 3',
    'astra 4',
    'astra 5',
    'ad-astra 3',
    'ad-astra 4',
    'ad-astra 5',
  ]);
  for (const { decisionsPerSecond, gamesPerSecond, referenceMovesPerSecond, ratio } of randomGames) {
    for (const rate of [decisionsPerSecond, gamesPerSecond, referenceMovesPerSecond, ratio]) expect(rate).toBeGreaterThan(0);
    expect(decisionsPerSecond).toBeGreaterThan(Number(gamesPerSecond));
  }
  expect(singleCalls).toHaveLength(2);
  for (const call of ['clone', 'legal', 'view', 'imagine']) expect(singleCalls[0]?.[call]).toBeGreaterThan(0);
  const { turns = 0, mean = 0, p99 = 0, max = 0 } = automaTurn;
  expect(turns).toBeGreaterThan(0);
  expect(mean).toBeGreaterThan(0);
  expect(p99).toBeLessThanOrEqual(max);
  for (const figure of ['rolloutsPerSecond', 'decisionsPerRollout', 'ratio']) expect(rollouts[figure]).toBeGreaterThan(0);
  for (const figure of ['cores', 'rolloutsPerSecond']) expect(rollouts.onAllCores[figure]).toBeGreaterThan(0);
  expect(heap).toMatchObject([
    { game: 'astra', players: 3, games: 200 },
    { game: 'ad-astra', players: 3, games: 200 },
  ]);
  expect(heap[0]?.['growth']).toBeTypeOf('number');
});

test('the median', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 2])).toBe(3);
});

test('the reference loop marks as a plain one does that knows no bits', () => {
  expect(markStars(5000, quickRandom(3))).toBe(markPlainly(5000, quickRandom(3)));
});

/** The same game of marking, told with lists of stars. */
function markPlainly(moves: number, below: (n: number) => number): number {
  const newSlot = (): { card: number; pens: number[][] } => ({ card: below(CARDS.length), pens: [[], [], []] });
  const table = [newSlot(), newSlot(), newSlot(), newSlot()];
  let checksum = 0;
  for (let move = 0; move < moves; move += 1) {
    const open = table.flatMap(({ card, pens }, slot) => {
      const { stars, lines } = at(CARDS, card);
      const marked = pens.flat();
      // The Starting star is the first on every card.
      const first = marked.length === 0 ? [0] : stars.map((_, star) => star).filter((star) => !marked.includes(star));
      return first
        .filter(
          (star) => marked.length === 0 || lines.some(([a, b]) => (a === star && marked.includes(b)) || (b === star && marked.includes(a))),
        )
        .map((star) => ({ slot, star }));
    });
    const { slot, star } = at(open, below(open.length));
    const { card, pens } = at(table, slot);
    at(pens, move % 3).push(star);
    if (pens.flat().length === at(CARDS, card).stars.length) {
      for (const [pen, stars] of pens.entries()) for (const one of stars) checksum += (pen + 1) * 2 ** one;
      table[slot] = newSlot();
    }
  }
  return checksum;
}
