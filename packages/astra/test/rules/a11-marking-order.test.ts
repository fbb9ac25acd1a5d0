import { Chance, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import {
  CRITERIA,
  choosePath,
  headsFor,
  legalPaths,
  moreStars,
  mostGrandStars,
  nearestToStart,
  towardsGrandStar,
} from '../../src/automa/choose-path.ts';
import { planObserves } from '../../src/automa/turn.ts';
import { aFigure, choices, namesOf, pathOf, starSet } from '../a-figure.ts';

const chance = (seed = '1'): Chance => new Chance(readSeed(seed));

/** What each criterion makes of two paths: 1 if it likes the first better, -1 if the second, 0 if they are equal to it. */
function verdicts(chains: string, marked: string, one: string, other: string): number[] {
  const card = aFigure(chains);
  const worth = (path: string) => CRITERIA.map((criterion) => criterion(card, starSet(card, marked), pathOf(card, path)));
  const others = worth(other);
  return worth(one).map((value, index) => Math.sign(value - (others[index] ?? 0)));
}

test('A11.6 the criteria stand in the order of the rule', () => {
  expect(CRITERIA).toEqual([mostGrandStars, nearestToStart, towardsGrandStar, moreStars]);
});

describe('A11.6 all legal paths', () => {
  test('A11.6 an untouched card begins on its Starting star, and each further star is next to the last', () => {
    const card = aFigure('a-S-b-c');
    expect(legalPaths(card, 0, 3).map((path) => namesOf(card, path))).toEqual(['S', 'S a', 'S b', 'S b c']);
  });

  test('A11.6 a card begun goes on next to any marked star, up to X stars', () => {
    const card = aFigure('S-a-b a-c-d');
    const paths = (longest: number) => legalPaths(card, starSet(card, 'S a'), longest).map((path) => namesOf(card, path));
    expect(paths(1)).toEqual(['b', 'c']);
    expect(paths(5)).toEqual(['b', 'c', 'c d']);
  });
});

describe('A11.6 first, the most Grand stars', () => {
  test('A11.6 a path to a Grand star beats one that is nearer, and longer', () => {
    // Only the Grand star speaks for G: p is nearer to the Starting star, and leads on to the next Grand star as well.
    expect(choices(aFigure('S-p-q-r-x-T S-a-b-G'), 'S a b', 3)).toEqual({ G: 60 });
  });

  test('A11.6 even if fewer stars are marked in all', () => {
    expect(choices(aFigure('S-a-G a-p-q-r'), 'S a', 3)).toEqual({ G: 60 });
  });

  test('A11.6 two Grand stars beat one', () => {
    expect(choices(aFigure('S-a-G a-p-H-K'), 'S a', 3)).toEqual({ 'p H K': 60 });
  });

  test('A11.6 one out of reach counts for nothing', () => {
    expect(verdicts('S-a-G a-p-q-r-H', 'S a', 'G', 'p q r')[0]).toBe(1);
    expect(verdicts('S-p-q S-u-v', 'S', 'p q', 'u v')[0]).toBe(0);
  });
});

describe('A11.6 then, the first star nearest to the Starting star', () => {
  test('A11.6 of two dead ends the one nearer to the Starting star', () => {
    const card = 'S-p S-a-b-q';
    expect(verdicts(card, 'S a b', 'p', 'q')).toEqual([0, 1, 0, 0]);
    expect(choices(aFigure(card), 'S a b', 1)).toEqual({ p: 60 });
  });

  test('A11.6 it comes before the way to a Grand star, and before more stars', () => {
    expect(choices(aFigure('S-p S-a-q-r-s-t-G'), 'S a', 2)).toEqual({ p: 60 });
  });

  test('A11.6 the Starting star itself, if it is the one unmarked', () => {
    expect(choices(aFigure('S-a-b'), 'a', 1)).toEqual({ S: 60 });
  });

  test('A11.6 nearness is counted in lines, over marked stars too', () => {
    const card = aFigure('S-a-b-c-d-a d-e');
    expect(nearestToStart(card, starSet(card, 'S a d'), pathOf(card, 'e'))).toBe(-3);
    expect(nearestToStart(card, starSet(card, 'S a d'), pathOf(card, 'b'))).toBe(-2);
  });
});

describe('A11.6 then, towards the closest unmarked Grand star', () => {
  test('A11.6 even if it does not get there', () => {
    const card = 'S-p-q-r S-u-v-w-x-G';
    expect(verdicts(card, 'S', 'u v', 'p q')).toEqual([0, 0, 1, 0]);
    expect(choices(aFigure(card), 'S', 2)).toEqual({ 'u v': 60 });
  });

  test('A11.6 a branch from which no Grand star can be reached is no way to one', () => {
    const card = 'S-p S-u-v-w-G';
    expect(verdicts(card, 'S', 'u', 'p')).toEqual([0, 0, 1, 0]);
    expect(choices(aFigure(card), 'S', 1)).toEqual({ u: 60 });
  });

  test('A11.6 of two Grand stars the closest', () => {
    const card = 'S-p-q-r-H S-u-v-G';
    expect(verdicts(card, 'S', 'u', 'p')).toEqual([0, 0, 1, 0]);
    expect(choices(aFigure(card), 'S', 1)).toEqual({ u: 60 });
  });

  test('A11.6 of two it could mark, the closest to where it begins', () => {
    // With one star of each kind in reach, G lies next to the first star, H two lines away.
    const card = 'S-p-G p-q-H';
    expect(verdicts(card, 'S', 'p G', 'p q H')).toEqual([0, 0, 1, -1]);
    expect(choices(aFigure(card), 'S', 3)).toEqual({ 'p G': 60 });
  });

  test('A11.6 of two it could mark from different first stars, the closest', () => {
    const card = 'S-G-p S-u-H';
    expect(verdicts(card, 'S', 'G p', 'u H')).toEqual([0, 0, 1, 0]);
    expect(choices(aFigure(card), 'S', 2)).toEqual({ 'G p': 60 });
  });

  test('A11.6 a Grand star already marked is no goal', () => {
    expect(choices(aFigure('S-G-p S-u-v-H'), 'S G', 1)).toEqual({ u: 60 });
    expect(verdicts('S-a-G-p-q S-b-u-v-H', 'S a G b', 'u', 'p')[2]).toBe(1);
  });

  test('A11.6 marked stars are no way', () => {
    // From p one would come to G only over the marked a.
    expect(verdicts('S-a-b-c-G S-p S-q-r-s-t-H', 'S a', 'q', 'p')).toEqual([0, 0, 1, 0]);
  });

  test('A11.6 once it is marked, towards the next', () => {
    const card = 'S-G-p-q-r G-u-v-w-H';
    expect(verdicts(card, 'S', 'G u v', 'G p q')).toEqual([0, 0, 1, 0]);
    expect(choices(aFigure(card), 'S', 3)).toEqual({ 'G u v': 60 });
  });

  test('A11.6 the star it heads for: the first it marks, else the closest in reach, or none', () => {
    const card = aFigure('S-p-q-G S-u');
    const towards = (path: string) => headsFor(card, starSet(card, 'S'), pathOf(card, path));
    expect(towards('p q G')).toBe(card.stars.indexOf('G'));
    expect(towards('p')).toBe(card.stars.indexOf('G'));
    expect(towards('u')).toBe(null);
  });
});

describe('A11.6 then, more stars', () => {
  test('A11.6 of two dead ends the longer', () => {
    const card = 'S-p S-u-v';
    expect(verdicts(card, 'S', 'u v', 'p')).toEqual([0, 0, 0, 1]);
    expect(choices(aFigure(card), 'S', 3)).toEqual({ 'u v': 60 });
  });

  test('A11.6 it never stops while it may go on', () => {
    expect(choices(aFigure('S-a-b-c-d'), '', 3)).toEqual({ 'S a b': 60 });
    expect(choices(aFigure('S-a-b-c-d'), '', 5)).toEqual({ 'S a b c d': 60 });
  });

  test('A11.6 fewer than X at a dead end', () => {
    expect(choices(aFigure('S-a-G a-b'), 'S', 5)).toEqual({ 'a G': 60 });
  });
});

describe('A11.6 at last, at random', () => {
  test('A11.6 equal ways are taken evenly', () => {
    const card = 'S-p-q S-u-v S-x-y';
    expect(verdicts(card, 'S', 'p q', 'u v')).toEqual([0, 0, 0, 0]);
    const taken = choices(aFigure(card), 'S', 2, 3000);
    expect(Object.keys(taken).toSorted()).toEqual(['p q', 'u v', 'x y']);
    for (const times of Object.values(taken)) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });

  test('A11.6 the luck comes from a stream of its own, and only where ways are equal', () => {
    const even = aFigure('S-p S-u');
    const luck = chance();
    choosePath(even, starSet(even, 'S'), legalPaths(even, starSet(even, 'S'), 1), luck);
    expect(luck.positions()).toEqual({ auptolemy: 1 });
    const clear = aFigure('S-p');
    const none = chance();
    choosePath(clear, starSet(clear, 'S'), legalPaths(clear, starSet(clear, 'S'), 1), none);
    expect(none.positions()).toEqual({});
  });
});

describe('A11.7 Telescopes', () => {
  const observes = (chains: string, marked: string, longest: number, telescopes: number) => {
    const card = aFigure(chains);
    return planObserves(card, starSet(card, marked), longest, telescopes, chance()).map((path) => namesOf(card, path));
  };

  test('A11.7 a card of X or fewer unmarked stars that one Observe can’t finish: more Observes', () => {
    expect(observes('S-a-b a-G', 'S a', 2, 1)).toEqual(['G', 'b']);
    expect(observes('S-a-b a-G a-c', 'S a', 3, 2)).toHaveLength(3);
  });

  test('A11.7 none if that would not discover the card', () => {
    expect(observes('S-a-b a-G', 'S a', 2, 0)).toEqual(['G']);
    expect(observes('S-a-b a-G a-c', 'S a', 3, 1)).toEqual(['G']);
  });

  test('A11.7 none on a card of more than X unmarked stars', () => {
    expect(observes('S-a-b-c a-G', 'S a', 2, 3)).toEqual(['G']);
  });

  test('A11.7 none where one Observe is enough', () => {
    expect(observes('S-a-b-G', 'S', 3, 3)).toEqual(['a b G']);
  });

  test('A11.7 none where one Observe could finish the card but the order of A11.6 leads elsewhere', () => {
    // q p r would finish it, but p is nearer to the Starting star.
    expect(observes('S-p-q p-r S-a-q', 'S a', 3, 2)).toEqual(['p r']);
  });

  test('A11.7 as few as may be: each goes by the order among those that leave the rest to be done', () => {
    // By the order alone it would begin p r, and then need three in all, for q and t.
    expect(observes('S-p-q p-r S-a-q a-t', 'S a', 4, 3)).toEqual(['q p r', 't']);
  });
});
