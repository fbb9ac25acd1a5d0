import { at, type Seat } from '@astrarium/core';
import { placesOf, type Rules, type Search } from './mcts.ts';
import { newPlace, type Place, type Try } from './node.ts';

/** The place where the decision is to be taken: looked at anew and widely, with all that is already known of it. */
export function takeRoot<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  legal: readonly Decision[],
): Place<Decision> {
  const { sense, below, thought } = search;
  const places = placesOf(search, seat);
  const key = sense.key(state, seat);
  const known = places.get(key);
  const root = newPlace(sense.moves(state, seat, legal, true, below));
  if (known !== undefined) takeOver(search.rules, state, seat, root, known);
  root.touched = thought;
  places.set(key, root);
  return root;
}

/** The same for decisions that are to be compared: each gets moves of its own and an equal part of the attention. */
export function takeRootApart<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  decisions: readonly Decision[],
): Place<Decision> {
  const { sense, below, thought } = search;
  const moves = decisions.flatMap((decision) => {
    const found = sense.moves(state, seat, [decision], true, below);
    const own = found.length === 0 ? [{ decisions: [decision], weight: 1 }] : found;
    const all = own.reduce((sum, { weight }) => sum + weight, 0);
    return own.map((move) => ({ ...move, weight: move.weight / all }));
  });
  const root = newPlace(moves);
  root.touched = thought;
  placesOf(search, seat).set(sense.key(state, seat), root);
  return root;
}

/**
 * What is known of a move counts on. A move that was not found again stays, with next to no share of the attention; but not one that is
 * closed now: what the place goes by need not be all there is to it.
 */
function takeOver<State, Decision>(
  rules: Rules<State, Decision>,
  state: State,
  seat: Seat,
  root: Place<Decision>,
  known: Place<Decision>,
): void {
  const found = new Map(root.tries.map((tried, index) => [textOf(rules, tried), index]));
  for (const tried of known.tries) {
    if (tried.visits === 0 || rules.refusal(state, seat, at(tried.decisions, 0)) !== undefined) continue;
    const index = found.get(textOf(rules, tried));
    if (index === undefined) root.tries.push({ ...tried, share: NEXT_TO_NONE });
    else root.tries[index] = { ...tried, share: at(root.tries, index).share };
  }
}

const NEXT_TO_NONE = 0.01;

function textOf<State, Decision>(rules: Rules<State, Decision>, { decisions }: Try<Decision>): string {
  return decisions.map((decision) => rules.write(decision)).join(', ');
}

/**
 * A move may be a whole turn, of which one decision is taken at a time: what was found out about its beginnings is kept for the
 * place where the seat decides next, if nobody else and no chance comes in between.
 */
export function expectNext<State, Decision>(
  search: Search<State, Decision>,
  world: State,
  seat: Seat,
  root: Place<Decision>,
  decision: Decision,
): void {
  const { rules, sense, chance, thought } = search;
  const text = rules.write(decision);
  const tries: Try<Decision>[] = [];
  for (const tried of root.tries) {
    const [first, ...rest] = tried.decisions;
    if (first !== undefined && rest.length > 0 && rules.write(first) === text) tries.push({ ...tried, decisions: rest });
  }
  if (tries.length === 0) return;
  const after = rules.clone(world);
  rules.apply(after, seat, decision, chance);
  if (rules.waitingFor(after)[0] !== seat) return;
  const places = placesOf(search, seat);
  const key = sense.key(after, seat);
  if (!places.has(key)) places.set(key, { tries, touched: thought });
}
