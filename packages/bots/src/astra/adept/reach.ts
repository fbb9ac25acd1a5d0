import { type Card, cardOf, firstStarsOf, nextStarsOf } from '@astrarium/astra';
import { members, popcount } from '@astrarium/core';

/** More unmarked stars than this are not worth counting paths for: nobody marks them all in one turn. */
const MOST_STARS = 9;

/** Answers already found, by card and marked stars: a bot asks the same ones again and again. */
const known = new Map<number, number>();

/**
 * The fewest Observes (A5.2, A5.3) that mark every unmarked star of the card. `Infinity` for too many stars.
 * Stardust needed is the number of unmarked stars; each Observe after the first needs a Telescope.
 */
export function observesToFinish(cardId: number, marked: number): number {
  const card = cardOf(cardId);
  const unmarked = card.all & ~marked;
  if (unmarked === 0) return 0;
  if (popcount(unmarked) > MOST_STARS) return Infinity;
  const key = cardId * 0x4000 + marked;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = fewestPaths(card, marked);
    known.set(key, answer);
  }
  return answer;
}

/** Sets of marked stars reachable with one more Observe each time, until one of them is the whole card. */
function fewestPaths(card: Card, marked: number): number {
  let sets = new Set([marked]);
  for (let paths = 1; paths <= card.stars.length; paths += 1) {
    const next = new Set<number>();
    for (const set of sets) for (const star of members(firstStarsOf(card, set))) walkOn(card, set, star, next);
    if (next.has(card.all)) return paths;
    sets = next;
  }
  return Infinity;
}

/** Follows every way on from the star to its dead end. Stopping earlier never saves an Observe. */
function walkOn(card: Card, set: number, star: number, ends: Set<number>): void {
  const marked = set | (1 << star);
  const ways = nextStarsOf(card, marked, star);
  if (ways === 0) ends.add(marked);
  for (const next of members(ways)) walkOn(card, marked, next, ends);
}
