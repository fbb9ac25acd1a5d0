import { at } from '@astrarium/core';
import type { Option, Thought } from '../thinker.ts';
import type { Value } from './game-model.ts';
import type { Rules } from './mcts.ts';
import { type Edge, meanOf, type Node } from './node.ts';

/** Sums the search up, decision by decision. Moves that begin with the same decision count together. */
export function weigh<State, Decision>(rules: Rules<State, Decision>, root: Node<Decision>): Omit<Thought<Decision>, 'iterations'> {
  const begun = new Map<string, Edge<Decision>[]>();
  let visits = 0;
  for (const edge of root.edges) {
    const text = rules.write(at(edge.decisions, 0));
    const same = begun.get(text);
    if (same === undefined) begun.set(text, [edge]);
    else same.push(edge);
    visits += edge.visits;
  }
  const weighed = [...begun.values()].map((edges) => ({
    best: bestOf(edges),
    visits: edges.reduce((sum, edge) => sum + edge.visits, 0),
  }));
  weighed.sort((a, b) => byVisits(a.best, b.best));
  const bests = weighed.map(({ best }) => best);
  const first = bests.indexOf(bestOf(bests));
  weighed.unshift(...weighed.splice(first, 1));
  const variance = variancesOf(root);
  const options = weighed.map(({ best, visits: own }): Option<Decision> => {
    const known = Math.max(1, best.samples);
    return {
      decision: at(best.decisions, 0),
      win: best.samples === 0 ? meanWin(root) : best.win / known,
      lead: best.lead / known,
      error: { win: Math.sqrt(variance.win / known), lead: Math.sqrt(variance.lead / known) },
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

/** The best mean among the edges visited often enough; of those that win as often, the one with most points. */
function bestOf<Decision>(edges: readonly Edge<Decision>[]): Edge<Decision> {
  const [most, ...others] = edges.toSorted(byVisits);
  if (most === undefined) throw new RangeError('a root without edges');
  const trusted = [most, ...others.filter(({ visits }) => visits > 0 && TRUSTED * visits >= most.visits)];
  const best = trusted.reduce((a, b) => (meanOf(b, 0) > meanOf(a, 0) ? b : a));
  const asGood = trusted.filter((edge) => edge.win / edge.samples >= best.win / best.samples - EVEN);
  return asGood.reduce((a, b) => (b.lead / b.samples > a.lead / a.samples ? b : a), best);
}

/** An edge with a quarter of the most visits is known well enough to be compared. */
const TRUSTED = 4;
/** A difference of one game in a thousand is none. */
const EVEN = 0.001;

/** The most visits first: the search kept coming back. */
function byVisits<Decision>(a: Edge<Decision>, b: Edge<Decision>): number {
  return b.visits - a.visits || meanOf(b, 0) - meanOf(a, 0) || b.prior - a.prior;
}

function meanWin<Decision>({ edges }: Node<Decision>): number {
  let samples = 0;
  let win = 0;
  for (const edge of edges) {
    samples += edge.samples;
    win += edge.win;
  }
  return samples === 0 ? 0.5 : win / samples;
}

/**
 * How likely the first is better than every other, and how much better one of them may be on average: by the distance of their means and
 * the variance of their values.
 */
function doubtOf<Decision>([first, ...others]: readonly Edge<Decision>[], root: Node<Decision>): { sure: number; gain: number } {
  const doubt = { sure: 1, gain: 0 };
  if (first === undefined) return doubt;
  const variance = utilityVariance(root);
  for (const other of others) {
    const spread = Math.sqrt(variance / Math.max(1, first.samples) + variance / Math.max(1, other.samples));
    const apart = meanOf(first, 0) - meanOf(other, 0);
    const behind = spread === 0 ? Number(apart < 0) : 1 - normal(apart / spread);
    doubt.sure = Math.min(doubt.sure, 1 - behind);
    doubt.gain = Math.max(doubt.gain, spread === 0 ? Math.max(0, -apart) : spread * density(apart / spread) - apart * behind);
  }
  return doubt;
}

/** The variance of utilities about the means of their moves. */
function utilityVariance<Decision>({ edges }: Node<Decision>): number {
  let samples = 0;
  let squares = 0;
  for (const edge of edges) {
    samples += edge.samples;
    squares += edge.squares - edge.samples * meanOf(edge, 0) ** 2;
  }
  return samples === 0 ? 0 : Math.max(0, squares / samples);
}

/** The variances of wins and leads about the means of their moves. Where no move was visited twice they are unknown, and taken as large. */
function variancesOf<Decision>({ edges }: Node<Decision>): Value {
  const squares = { win: 0, lead: 0 };
  let repeated = 0;
  for (const { samples, win, lead, winSquares, leadSquares } of edges) {
    if (samples < 2) continue;
    repeated += samples - 1;
    squares.win += Math.max(0, winSquares - win ** 2 / samples);
    squares.lead += Math.max(0, leadSquares - lead ** 2 / samples);
  }
  return repeated === 0 ? UNKNOWN_VARIANCE : { win: squares.win / repeated, lead: squares.lead / repeated };
}

const UNKNOWN_VARIANCE: Value = { win: 1, lead: 100 ** 2 };

/** The normal distribution's share below so many standard deviations, to three digits. */
function normal(deviations: number): number {
  return 1 / (1 + Math.exp(-1.5976 * deviations - 0.07056 * deviations ** 3));
}

/** Its density there. */
function density(deviations: number): number {
  return Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI);
}
