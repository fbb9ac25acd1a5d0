import { at, type Chance, lowest, popcount } from '@astrarium/core';
import type { Card, Star, StarSet } from '../data/cards.ts';

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
  return popcount(card.grand & setOf(path));
}

/** The first star as near as may be to the Starting star, counted in lines. */
export function nearestToStart(card: Card, _marked: StarSet, path: Path): number {
  return -distance(card, card.all, card.start, 1 << at(path, 0));
}

/** From the first star to the closest unmarked Grand star: the closer that is, and the nearer the path comes to it, the better; then to the next one. */
export function towardsGrandStar(card: Card, marked: StarSet, path: Path): number {
  return -linesAway(card, marked, card.grand & ~marked, path);
}

export function moreStars(_card: Card, _marked: StarSet, path: Path): number {
  return path.length;
}

/** The Grand star that the path leads to: the first it marks, else the closest it can still reach; null if there is none. */
export function headsFor(card: Card, marked: StarSet, path: Path): Star | null {
  const grand = card.grand & ~marked;
  const onPath = path.find((star) => grand & (1 << star));
  if (onPath !== undefined) return onPath;
  const closest = closestTo(card, card.all & ~marked, setOf(path), grand);
  return closest === 0 ? null : lowest(closest);
}

/** Every legal path of at most `longest` stars. */
export function legalPaths(card: Card, marked: StarSet, longest: number): Path[] {
  const paths: Path[] = [];
  const walk = (path: Path, now: StarSet, ways: StarSet): void => {
    for (let rest = ways; rest !== 0; rest &= rest - 1) {
      const star = lowest(rest);
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
function distance(card: Card, open: StarSet, from: StarSet, to: StarSet): number {
  let reached = from;
  for (let steps = 0; ; steps += 1) {
    if (reached & to) return steps;
    const next = reached | (neighbours(card, reached) & open);
    if (next === reached) return Infinity;
    reached = next;
  }
}

/** More lines than any way on a card has: 14 stars at most. */
const FAR = 16;

/**
 * How far the closest of these Grand stars is: from the first star, then from the whole path, over unmarked stars only. Where the path
 * marks it, how far the next one is from there; all of that weighs less than one line before.
 */
function linesAway(card: Card, marked: StarSet, grand: StarSet, path: Path): number {
  if (grand === 0) return 0;
  const open = card.all & ~marked;
  const first = 1 << at(path, 0);
  const closest = closestTo(card, open, first, grand);
  if (closest === 0) return FAR * FAR - 1;
  const lines = distance(card, open, first, closest) * FAR + distance(card, open, setOf(path), closest);
  const reached = path.findIndex((star) => closest & (1 << star));
  if (reached < 0) return lines;
  const before = setOf(path.slice(0, reached));
  const rest = path.slice(reached);
  return lines + linesAway(card, marked | before, grand & ~before & ~(1 << at(rest, 0)), rest) / (FAR * FAR);
}

/** Of the wanted stars those fewest lines away, walking over `open` stars; none if there is no way. */
function closestTo(card: Card, open: StarSet, from: StarSet, wanted: StarSet): StarSet {
  let reached = from;
  for (;;) {
    if (reached & wanted) return reached & wanted;
    const next = reached | (neighbours(card, reached) & open);
    if (next === reached) return 0;
    reached = next;
  }
}

function neighbours(card: Card, set: StarSet): StarSet {
  let around = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) around |= card.neighbours[lowest(rest)] ?? 0;
  return around;
}

function keepBest(paths: readonly Path[], worth: (path: Path) => number): readonly Path[] {
  if (paths.length === 1) return paths;
  const worths = paths.map(worth);
  const best = Math.max(...worths);
  return paths.filter((_, index) => worths[index] === best);
}
