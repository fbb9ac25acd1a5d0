import { at } from '@astrarium/core';
import type { Chart, Constellation } from './sky.ts';
import { firstStars, unmarked } from './sky.ts';

/** Stars in the order in which one Observe marks them. */
export type Path = readonly number[];

/** Every way to mark up to so many stars, by A5.2 and A5.3. */
export function everyPath(card: Constellation, longest: number): Path[] {
  const onward = (path: Path): Path[] => {
    if (path.length === longest) return [path];
    const ways = at(card.chart.next, at(path, path.length - 1)).filter((star) => !card.marks.has(star) && !path.includes(star));
    return [path, ...ways.flatMap((star) => onward([...path, star]))];
  };
  return longest === 0 ? [] : firstStars(card).flatMap((star) => onward([star]));
}

/** A11.6: those of the ways that are best by one question after the other; between them chance decides. */
export function bestPaths(card: Constellation, paths: readonly Path[]): Path[] {
  const ranked = paths.map((path) => ({ path, rank: rankOf(card, path) }));
  const best = ranked.map(({ rank }) => rank).toSorted(compareRanks)[0] ?? [];
  return ranked.filter(({ rank }) => compareRanks(rank, best) === 0).map(({ path }) => path);
}

/** May these stars all be marked in so many Observes? */
export function canFinish(card: Constellation, observes: number): boolean {
  if (unmarked(card).length === 0) return true;
  return observes > 0 && everyPath(card, unmarked(card).length).some((path) => canFinish(after(card, path), observes - 1));
}

/** The card as it is once the path is marked. */
export function after(card: Constellation, path: Path): Constellation {
  return { chart: card.chart, marks: new Map([...card.marks, ...path.map((star) => [star, 1] as const)]) };
}

/** The star of these fewest lines away from any of those, over these only; Infinity where there is no way. */
export function linesTo(chart: Chart, from: readonly number[], to: readonly number[], over: readonly number[]): number {
  const reached = [...from];
  for (let lines = 0; ; lines += 1) {
    if (reached.some((star) => to.includes(star))) return lines;
    const further = over.filter((star) => !reached.includes(star) && at(chart.next, star).some((other) => reached.includes(other)));
    if (further.length === 0) return Infinity;
    reached.push(...further);
  }
}

/** Less is better, number by number. */
function rankOf(card: Constellation, path: Path): number[] {
  const { chart } = card;
  const grand = path.filter((star) => chart.grand.includes(star)).length;
  const every = chart.names.map((_, star) => star);
  const toStart = linesTo(chart, [chart.start], [at(path, 0)], every);
  return [-grand, toStart, ...towardsGrand(card, path, 3), -path.length];
}

/** How far the closest Grand star is from where it begins, and how near the way comes to it; once it is marked, the next one. */
function towardsGrand(card: Constellation, path: Path, goals: number): number[] {
  if (goals === 0) return [];
  const { chart } = card;
  const open = unmarked(card);
  const begin = at(path, 0);
  const left = chart.grand.filter((star) => open.includes(star));
  const none = Array.from({ length: 2 * goals }, () => 0);
  if (left.length === 0) return none;
  const lines = Math.min(...left.map((star) => linesTo(chart, [begin], [star], open)));
  if (lines === Infinity) return [99, 99, ...none.slice(2)];
  const closest = left.filter((star) => linesTo(chart, [begin], [star], open) === lines);
  const nearest = linesTo(chart, path, closest, open);
  const reached = path.findIndex((star) => closest.includes(star));
  if (reached < 0) return [lines, nearest, ...none.slice(2)];
  const rest = path.slice(reached);
  const behind = after(card, path.slice(0, reached));
  const further = { chart: { ...chart, grand: chart.grand.filter((star) => star !== rest[0]) }, marks: behind.marks };
  return [lines, nearest, ...towardsGrand(further, rest, goals - 1)];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((part, n) => part !== other[n]);
  return differs < 0 ? 0 : at(one, differs) - at(other, differs);
}
