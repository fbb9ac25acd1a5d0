import type { Below } from '@astrarium/core';
import type { Move, Value } from './game-model.ts';

/** An information set: where a seat decides, as far as it knows. */
export interface Node<Decision> {
  readonly edges: Edge<Decision>[];
  /** The generation of the last search that came by. */
  lastUsed: number;
}

/** A move from a node, and the values it led to for the seat that makes it. */
export interface Edge<Decision> {
  readonly decisions: readonly Decision[];
  /** Its share of the attention before anything is known; the priors of a node add up to 1. */
  readonly prior: number;
  /** How often it was made. */
  visits: number;
  /** How often it was open, so that it could have been made. */
  open: number;
  /** How many values are summed below: the visits, and the first estimate if there was one. */
  samples: number;
  win: number;
  lead: number;
  /** Sums of squares, of utilities and of wins and leads by themselves, for the variance. */
  squares: number;
  winSquares: number;
  leadSquares: number;
}

export function newNode<Decision>(moves: readonly Move<Decision>[]): Node<Decision> {
  let all = 0;
  for (const { weight } of moves) all += weight;
  return { edges: moves.map((move) => newEdge(move, move.weight / all)), lastUsed: 0 };
}

function newEdge<Decision>({ decisions, value }: Move<Decision>, prior: number): Edge<Decision> {
  const edge: Edge<Decision> = {
    decisions,
    prior,
    visits: 0,
    open: 0,
    samples: 0,
    win: 0,
    lead: 0,
    squares: 0,
    winSquares: 0,
    leadSquares: 0,
  };
  if (value !== undefined) add(edge, value);
  return edge;
}

/** Drops nodes that neither this search nor the one before came by: the game has gone on. */
export function prune<Decision>(nodes: Map<string, Node<Decision>>, generation: number): void {
  for (const [key, node] of nodes) if (node.lastUsed < generation - 1) nodes.delete(key);
}

/** Adds the value of a visit. */
export function backUp<Decision>(edge: Edge<Decision>, value: Value): void {
  edge.visits += 1;
  add(edge, value);
}

function add<Decision>(edge: Edge<Decision>, value: Value): void {
  edge.samples += 1;
  edge.win += value.win;
  edge.lead += value.lead;
  edge.squares += utilityOf(value) ** 2;
  edge.winSquares += value.win ** 2;
  edge.leadSquares += value.lead ** 2;
}

/** Points count a little even where the game is won or lost in any case. */
const POINT = 0.002;
const MOST_POINTS = 100;

/** A value as one number, for comparing moves. */
export function utilityOf({ win, lead }: Value): number {
  return win + POINT * Math.max(-MOST_POINTS, Math.min(MOST_POINTS, lead));
}

/** The utility of the mean value; `unknown` if there is none yet. */
export function meanOf<Decision>({ samples, win, lead }: Edge<Decision>, unknown: number): number {
  return samples === 0 ? unknown : utilityOf({ win: win / samples, lead: lead / samples });
}

/** The larger, the more is tried that looks worse. */
const EXPLORATION = 0.6;
const NOISE_STEPS = 1024;

/**
 * Selects the edge to try next by PUCT. An edge that `isOpen` refuses can't be tried this time; how often an edge was open stands for the
 * visits of its node (information-set search). Undefined if none is open. Where several seats decide at the same time, exploration gets
 * `noise`: deterministic choosers would fall into step.
 */
export function selectEdge<Decision>(
  node: Node<Decision>,
  isOpen: (edge: Edge<Decision>) => boolean,
  noise?: Below,
): Edge<Decision> | undefined {
  const unknown = meanOfAll(node);
  let best: Edge<Decision> | undefined;
  let most = -Infinity;
  for (const edge of node.edges) {
    if (!isOpen(edge)) continue;
    edge.open += 1;
    const factor = noise === undefined ? 1 : (2 * noise(NOISE_STEPS)) / NOISE_STEPS;
    const score = meanOf(edge, unknown) + (factor * EXPLORATION * edge.prior * Math.sqrt(edge.open)) / (1 + edge.visits);
    if (score > most) {
      most = score;
      best = edge;
    }
  }
  return best;
}

function meanOfAll<Decision>({ edges }: Node<Decision>): number {
  let samples = 0;
  let utility = 0;
  for (const edge of edges) {
    samples += edge.samples;
    utility += edge.samples * meanOf(edge, 0);
  }
  return samples === 0 ? 0.5 : utility / samples;
}
