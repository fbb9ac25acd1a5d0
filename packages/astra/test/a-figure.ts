import { at, Chance, childSeed, readSeed } from '@astrarium/core';
import { choosePath, legalPaths, type Path } from '../src/automa/choose-path.ts';
import type { Card, StarSet } from '../src/index.ts';

/** A card with a figure of one's own: chains of stars such as `S-a-b a-G`. S is the Starting star, capitals else are Grand stars. */
export function aFigure(chains: string): Card {
  const lists = chains.split(' ').map((chain) => chain.split('-'));
  const stars = [...new Set(lists.flat())];
  const lines = lists.flatMap((chain) => chain.slice(1).map((star, i) => [stars.indexOf(chain[i] ?? ''), stars.indexOf(star)] as const));
  const setWhere = (is: (name: string) => boolean): StarSet => stars.reduce((set, name, star) => (is(name) ? set | (1 << star) : set), 0);
  const start = setWhere((name) => name === 'S');
  const grand = setWhere((name) => name !== 'S' && name === name.toUpperCase());
  const all = (1 << stars.length) - 1;
  return {
    id: -1,
    code: 'fig',
    name: 'Figure',
    element: 0,
    finalFame: 1,
    boons: [],
    ability: 'wisdom',
    stars,
    lines,
    neighbours: stars.map((_, star) => lines.reduce((set, [a, b]) => (a === star ? set | (1 << b) : b === star ? set | (1 << a) : set), 0)),
    all,
    start,
    grand,
    common: all & ~start & ~grand,
  };
}

export function starSet(card: Card, names: string): StarSet {
  return names
    .split(' ')
    .filter(Boolean)
    .reduce((set, name) => set | (1 << card.stars.indexOf(name)), 0);
}

export function pathOf(card: Card, names: string): Path {
  return names.split(' ').map((name) => card.stars.indexOf(name));
}

export function namesOf(card: Card, path: Path): string {
  return path.map((star) => at(card.stars, star)).join(' ');
}

/** Every path that Auptolemy takes by some luck, with how often in so many tries. */
export function choices(card: Card, marked: string, longest: number, tries = 60): Record<string, number> {
  const taken: Record<string, number> = {};
  for (let n = 0; n < tries; n += 1) {
    const set = starSet(card, marked);
    const path = choosePath(card, set, legalPaths(card, set, longest), new Chance(childSeed(readSeed('f16'), n)));
    const names = namesOf(card, path);
    taken[names] = (taken[names] ?? 0) + 1;
  }
  return taken;
}
