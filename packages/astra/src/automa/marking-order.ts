import { at, type Chance } from '@astrarium/core';
import type { Card, Star, StarSet } from '../cards/cards.ts';
import { count } from '../state.ts';

/** A way to mark stars on one card: first star first (A5.2), each further one next to the one before (A5.3). */
export type Path = readonly Star[];

/**
 * A11.6: the path Auptolemy takes of all these, which are legal. One criterion after another, each only where those before it
 * are equal; at last chance.
 */
export function choosePath(card: Card, marked: StarSet, paths: readonly Path[], chance: Chance): Path {
  let best = paths;
  for (const criterion of CRITERIA) best = keepBest(best, (path) => criterion(card, marked, path));
  return best.length === 1 ? at(best, 0) : at(best, chance.below('auptolemy', best.length));
}

/** The criteria of A11.6 in their order; more is better. */
export const CRITERIA: readonly ((card: Card, marked: StarSet, path: Path) => number)[] = [
  mostGrandStars,
  nearestToStart,
  towardsGrandStar,
  moreStars,
];

export function mostGrandStars(card: Card, _marked: StarSet, path: Path): number {
  return count(card.grand & setOf(path));
}

/** The first star as near as may be to the Starting star, counted in lines. */
export function nearestToStart(card: Card, _marked: StarSet, path: Path): number {
  return -distance(card, card.all, card.start, 1 << at(path, 0));
}

/** As near as may be to the unmarked Grand star that is closest to the first star, or on it. Marked stars are no way. */
export function towardsGrandStar(card: Card, marked: StarSet, path: Path): number {
  const open = card.all & ~marked;
  const first = 1 << at(path, 0);
  const reach = distance(card, open, first, card.grand & open);
  if (reach === Infinity) return 0;
  const closest = starsAt(card, open, first, reach) & card.grand;
  return -distance(card, open, setOf(path), closest);
}

export function moreStars(_card: Card, _marked: StarSet, path: Path): number {
  return path.length;
}

/** Every legal path of at most `longest` stars. */
export function legalPaths(card: Card, marked: StarSet, longest: number): Path[] {
  const paths: Path[] = [];
  const walk = (path: Path, now: StarSet, ways: StarSet): void => {
    for (let rest = ways; rest !== 0; rest &= rest - 1) {
      const star = 31 - Math.clz32(rest & -rest);
      const longer = [...path, star];
      paths.push(longer);
      if (longer.length < longest) walk(longer, now | (1 << star), neighbours(card, 1 << star) & ~(now | (1 << star)));
    }
  };
  walk([], marked, marked === 0 ? card.start : neighbours(card, marked) & ~marked);
  return paths;
}

export function setOf(path: Path): StarSet {
  return path.reduce((set, star) => set | (1 << star), 0);
}

/** Fewest lines from any star of one set to any of the other, walking over `open` stars; `Infinity` if there is no way. */
export function distance(card: Card, open: StarSet, from: StarSet, to: StarSet): number {
  let reached = from;
  for (let steps = 0; ; steps += 1) {
    if (reached & to) return steps;
    const next = reached | (neighbours(card, reached) & open);
    if (next === reached) return Infinity;
    reached = next;
  }
}

/** The stars exactly so many lines away. */
function starsAt(card: Card, open: StarSet, from: StarSet, steps: number): StarSet {
  let reached = from;
  let before = 0;
  for (let i = 0; i < steps; i += 1) {
    before = reached;
    reached |= neighbours(card, reached) & open;
  }
  return reached & ~before;
}

function neighbours(card: Card, set: StarSet): StarSet {
  let around = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) around |= card.neighbours[31 - Math.clz32(rest & -rest)] ?? 0;
  return around;
}

function keepBest(paths: readonly Path[], worth: (path: Path) => number): readonly Path[] {
  if (paths.length === 1) return paths;
  const worths = paths.map(worth);
  const best = Math.max(...worths);
  return paths.filter((_, index) => worths[index] === best);
}
