import { at, type Below, type Chance, type Game, type Seat } from '@astrarium/core';
import type { GameModel, Values } from './game-model.ts';
import { backUp, type Edge, type Node, newNode, selectEdge } from './node.ts';

/** The rules as the search uses them. */
export type Rules<State, Decision> = Pick<
  Game<State, Decision, unknown, unknown, unknown>,
  'waitingFor' | 'legal' | 'refusal' | 'apply' | 'clone' | 'write'
>;

/** One search for one decision: the game, the trees, and the source of luck. */
export interface Search<State, Decision> {
  readonly rules: Rules<State, Decision>;
  readonly model: GameModel<State, Decision>;
  /** For each seat its own tree: its nodes by their keys. */
  readonly nodes: Map<string, Node<Decision>>[];
  /** How many searches this session has begun. */
  readonly generation: number;
  readonly chance: Chance;
  readonly below: Below;
}

export function nodesOf<State, Decision>({ nodes }: Search<State, Decision>, seat: Seat): Map<string, Node<Decision>> {
  while (nodes.length <= seat) nodes.push(new Map());
  return at(nodes, seat);
}

/**
 * One iteration of information-set Monte-Carlo tree search. It plays on in the imagined state, which it changes: each seat selects a move
 * at its own node, until a new node is reached. From there the model rolls out and evaluates, and the values are backed up along the path.
 * Seats that decide at the same time all select before any move is applied. Chance is drawn anew in every iteration.
 */
export function iterate<State, Decision>(search: Search<State, Decision>, state: State): void {
  const { rules, model, chance, below } = search;
  const path: VisitedEdge<Decision>[] = [];
  for (let expanded = false; !expanded; ) {
    const seats = rules.waitingFor(state);
    if (seats.length === 0) break;
    const from = path.length;
    for (const seat of seats) expanded = select(search, state, seat, seats.length > 1, path) || expanded;
    if (path.length < from + seats.length) break;
    for (let n = from; n < path.length; n += 1) applyMove(search, state, at(path, n));
  }
  if (rules.waitingFor(state).length > 0) model.rollOut(state, chance, below);
  const values: Values = model.evaluate(state);
  for (const { seat, edge } of path) backUp(edge, at(values, seat));
}

interface VisitedEdge<Decision> {
  readonly seat: Seat;
  readonly edge: Edge<Decision>;
}

/** Selects a move at the seat's node; none if all its moves are closed in this state. Returns whether the node is new. */
function select<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  together: boolean,
  path: VisitedEdge<Decision>[],
): boolean {
  const { rules, model, generation, below } = search;
  const nodes = nodesOf(search, seat);
  const key = model.key(state, seat);
  let node = nodes.get(key);
  const expanded = node === undefined;
  if (node === undefined) {
    node = newNode(model.moves(state, seat, rules.legal(state, seat), false, below));
    nodes.set(key, node);
  }
  node.lastUsed = generation;
  const isOpen = ({ decisions }: Edge<Decision>): boolean => rules.refusal(state, seat, at(decisions, 0)) === undefined;
  const edge = selectEdge(node, isOpen, together ? below : undefined);
  if (edge !== undefined) path.push({ seat, edge });
  return expanded;
}

/** Applies the decisions of the move as long as it is the seat's turn and they are legal. */
function applyMove<State, Decision>({ rules, chance }: Search<State, Decision>, state: State, { seat, edge }: VisitedEdge<Decision>): void {
  const { decisions } = edge;
  rules.apply(state, seat, at(decisions, 0), chance);
  for (let n = 1; n < decisions.length; n += 1) {
    const decision = at(decisions, n);
    // What was drawn may have closed the rest.
    if (rules.waitingFor(state)[0] !== seat || rules.refusal(state, seat, decision) !== undefined) return;
    rules.apply(state, seat, decision, chance);
  }
}
