import { at, type Seat } from '@astrarium/core';
import { nodesOf, type Rules, type Search } from './mcts.ts';
import { type Edge, type Node, newNode } from './node.ts';

/** The root of a search: its moves are found anew and from a wider selection; what an earlier search learned of them is reused. */
export function openRoot<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  legal: readonly Decision[],
): Node<Decision> {
  const { model, below, generation } = search;
  const nodes = nodesOf(search, seat);
  const key = model.key(state, seat);
  const known = nodes.get(key);
  const root = newNode(model.moves(state, seat, legal, true, below));
  if (known !== undefined) reuseStatistics(search.rules, state, seat, root, known);
  root.lastUsed = generation;
  nodes.set(key, root);
  return root;
}

/** A root for decisions that are to be compared: each gets moves of its own, and all get the same prior together. */
export function openComparison<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  decisions: readonly Decision[],
): Node<Decision> {
  const { model, below, generation } = search;
  const moves = decisions.flatMap((decision) => {
    const found = model.moves(state, seat, [decision], true, below);
    const own = found.length === 0 ? [{ decisions: [decision], weight: 1 }] : found;
    const all = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((move) => ({ ...move, weight: move.weight / all }));
  });
  const root = newNode(moves);
  root.lastUsed = generation;
  nodesOf(search, seat).set(model.key(state, seat), root);
  return root;
}

/**
 * Statistics of moves that were found again are kept. A move that was not found again stays with the least prior, unless it is closed now:
 * states with the same key may differ.
 */
function reuseStatistics<State, Decision>(
  rules: Rules<State, Decision>,
  state: State,
  seat: Seat,
  root: Node<Decision>,
  known: Node<Decision>,
): void {
  const found = new Map(root.edges.map((edge, index) => [keyOf(rules, edge), index]));
  for (const edge of known.edges) {
    if (edge.visits === 0 || rules.refusal(state, seat, at(edge.decisions, 0)) !== undefined) continue;
    const index = found.get(keyOf(rules, edge));
    if (index === undefined) root.edges.push({ ...edge, prior: MIN_PRIOR });
    else root.edges[index] = { ...edge, prior: at(root.edges, index).prior };
  }
}

const MIN_PRIOR = 0.01;

function keyOf<State, Decision>(rules: Rules<State, Decision>, { decisions }: Edge<Decision>): string {
  return decisions.map((decision) => rules.write(decision)).join(', ');
}

/**
 * A move may be a whole turn, of which one decision is taken at a time. The rest of the turns that begin with this decision becomes the node
 * where the seat decides next, if it is asked next.
 */
export function keepSubtree<State, Decision>(
  search: Search<State, Decision>,
  world: State,
  seat: Seat,
  root: Node<Decision>,
  decision: Decision,
): void {
  const { rules, model, chance, generation } = search;
  const text = rules.write(decision);
  const edges: Edge<Decision>[] = [];
  for (const edge of root.edges) {
    const [first, ...rest] = edge.decisions;
    if (first !== undefined && rest.length > 0 && rules.write(first) === text) edges.push({ ...edge, decisions: rest });
  }
  if (edges.length === 0) return;
  const after = rules.clone(world);
  rules.apply(after, seat, decision, chance);
  if (rules.waitingFor(after)[0] !== seat) return;
  const nodes = nodesOf(search, seat);
  const key = model.key(after, seat);
  if (!nodes.has(key)) nodes.set(key, { edges, lastUsed: generation });
}
