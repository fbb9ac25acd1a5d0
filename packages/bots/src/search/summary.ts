import { at } from '@astrarium/core';
import type { Option, Thought } from '../thinker.ts';
import type { Hope } from './game-model.ts';
import type { Rules } from './mcts.ts';
import { meanOf, type Place, type Try } from './node.ts';

/** What came of the search, decision by decision: moves that begin with the same one count together. */
export function weigh<State, Decision>(rules: Rules<State, Decision>, root: Place<Decision>): Omit<Thought<Decision>, 'iterations'> {
  const begun = new Map<string, Try<Decision>[]>();
  let visits = 0;
  for (const tried of root.tries) {
    const text = rules.write(at(tried.decisions, 0));
    const same = begun.get(text);
    if (same === undefined) begun.set(text, [tried]);
    else same.push(tried);
    visits += tried.visits;
  }
  const weighed = [...begun.values()].map((tries) => ({
    best: bestOf(tries),
    visits: tries.reduce((sum, tried) => sum + tried.visits, 0),
  }));
  weighed.sort((a, b) => inOrder(a.best, b.best));
  const bests = weighed.map(({ best }) => best);
  const first = bests.indexOf(bestOf(bests));
  weighed.unshift(...weighed.splice(first, 1));
  const scatter = scattersOf(root);
  const options = weighed.map(({ best, visits: own }): Option<Decision> => {
    const known = Math.max(1, best.weight);
    return {
      decision: at(best.decisions, 0),
      win: best.weight === 0 ? meanWin(root) : best.win / known,
      lead: best.lead / known,
      error: { win: Math.sqrt(scatter.win / known), lead: Math.sqrt(scatter.lead / known) },
      attention: visits === 0 ? 1 / weighed.length : own / visits,
    };
  });
  return {
    decision: at(options, 0).decision,
    options,
    ...doubtOf(
      weighed.map(({ best }) => best),
      root,
    ),
  };
}

/** Of those that the search kept coming back to, the one that proved best; of those that win as often, the one with most points. */
function bestOf<Decision>(tries: readonly Try<Decision>[]): Try<Decision> {
  const [most, ...others] = tries.toSorted(inOrder);
  if (most === undefined) throw new RangeError('nothing was tried');
  const trusted = [most, ...others.filter(({ visits }) => visits > 0 && TRUSTED * visits >= most.visits)];
  const best = trusted.reduce((a, b) => (meanOf(b, 0) > meanOf(a, 0) ? b : a));
  const asGood = trusted.filter((tried) => tried.win / tried.weight >= best.win / best.weight - EVEN);
  return asGood.reduce((a, b) => (b.lead / b.weight > a.lead / a.weight ? b : a), best);
}

/** What was tried a quarter as often as anything else is known well enough to be compared. */
const TRUSTED = 4;
/** A difference of one game in a thousand is none. */
const EVEN = 0.001;

/** What was tried most comes first: the search has kept coming back to it. */
function inOrder<Decision>(a: Try<Decision>, b: Try<Decision>): number {
  return b.visits - a.visits || meanOf(b, 0) - meanOf(a, 0) || b.share - a.share;
}

function meanWin<Decision>({ tries }: Place<Decision>): number {
  let weight = 0;
  let win = 0;
  for (const tried of tries) {
    weight += tried.weight;
    win += tried.win;
  }
  return weight === 0 ? 0.5 : win / weight;
}

/**
 * How likely the first is better than each of the others, and how much one of them may be better on average: by how far their means lie
 * apart and how much the values scatter.
 */
function doubtOf<Decision>([first, ...others]: readonly Try<Decision>[], root: Place<Decision>): { sure: number; gain: number } {
  const doubt = { sure: 1, gain: 0 };
  if (first === undefined) return doubt;
  const scatter = scatterOf(root);
  for (const other of others) {
    const spread = Math.sqrt(scatter / Math.max(1, first.weight) + scatter / Math.max(1, other.weight));
    const apart = meanOf(first, 0) - meanOf(other, 0);
    const behind = spread === 0 ? Number(apart < 0) : 1 - normal(apart / spread);
    doubt.sure = Math.min(doubt.sure, 1 - behind);
    doubt.gain = Math.max(doubt.gain, spread === 0 ? Math.max(0, -apart) : spread * density(apart / spread) - apart * behind);
  }
  return doubt;
}

/** The variance of what came of the moves about their own means. */
function scatterOf<Decision>({ tries }: Place<Decision>): number {
  let weight = 0;
  let squares = 0;
  for (const tried of tries) {
    weight += tried.weight;
    squares += tried.squares - tried.weight * meanOf(tried, 0) ** 2;
  }
  return weight === 0 ? 0 : Math.max(0, squares / weight);
}

/**
 * The variances of wins and leads about the means of their moves. Where nothing was tried twice nobody knows how much they scatter: then it
 * may be anything.
 */
function scattersOf<Decision>({ tries }: Place<Decision>): Hope {
  const squares = { win: 0, lead: 0 };
  let repeated = 0;
  for (const { weight, win, lead, winSquares, leadSquares } of tries) {
    if (weight < 2) continue;
    repeated += weight - 1;
    squares.win += Math.max(0, winSquares - win ** 2 / weight);
    squares.lead += Math.max(0, leadSquares - lead ** 2 / weight);
  }
  return repeated === 0 ? ANYTHING : { win: squares.win / repeated, lead: squares.lead / repeated };
}

const ANYTHING: Hope = { win: 1, lead: 100 ** 2 };

/** The share of a normal distribution below so many standard deviations, to the third digit. */
function normal(deviations: number): number {
  return 1 / (1 + Math.exp(-1.5976 * deviations - 0.07056 * deviations ** 3));
}

/** How dense it lies there. */
function density(deviations: number): number {
  return Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI);
}
