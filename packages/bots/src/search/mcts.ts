import { at, type Below, type Chance, type Game, type Seat } from '@astrarium/core';
import type { Outlook, Sense } from './game-model.ts';
import { newPlace, type Place, pick, remember, type Try } from './node.ts';

/** The rules as the search uses them. */
export type Rules<State, Decision> = Pick<
  Game<State, Decision, unknown, unknown, unknown>,
  'waitingFor' | 'legal' | 'refusal' | 'apply' | 'clone' | 'write'
>;

/** One thought: what it searches, and what it draws its luck from. */
export interface Search<State, Decision> {
  readonly rules: Rules<State, Decision>;
  readonly sense: Sense<State, Decision>;
  /** For each seat the places where it decides, by what it goes by there: every seat has its own tree, and sees only its own. */
  readonly places: Map<string, Place<Decision>>[];
  /** The number of this thought. */
  readonly thought: number;
  readonly chance: Chance;
  readonly below: Below;
}

export function placesOf<State, Decision>({ places }: Search<State, Decision>, seat: Seat): Map<string, Place<Decision>> {
  while (places.length <= seat) places.push(new Map());
  return at(places, seat);
}

/**
 * One iteration of information-set Monte-Carlo tree search: plays on in the imagined state, which it changes, everybody by what is known of
 * the place where they decide, up to a place not seen before; judges where that leads, and enters it along the way.
 * Seats that decide at the same time choose each for itself before anything is carried out. Chance is drawn anew each time.
 */
export function iterate<State, Decision>(search: Search<State, Decision>, state: State): void {
  const { rules, sense, chance, below } = search;
  const way: Step<Decision>[] = [];
  for (let fresh = false; !fresh; ) {
    const seats = rules.waitingFor(state);
    if (seats.length === 0) break;
    const from = way.length;
    for (const seat of seats) fresh = enter(search, state, seat, seats.length > 1, way) || fresh;
    if (way.length < from + seats.length) break;
    for (let n = from; n < way.length; n += 1) carryOut(search, state, at(way, n));
  }
  if (rules.waitingFor(state).length > 0) sense.settle(state, chance, below);
  const outlook: Outlook = sense.outlook(state);
  for (const { seat, tried } of way) remember(tried, at(outlook, seat));
}

interface Step<Decision> {
  readonly seat: Seat;
  readonly tried: Try<Decision>;
}

/** The seat chooses by what it knows of the place; nothing where all it knows of is closed this time. Tells whether the place is new. */
function enter<State, Decision>(
  search: Search<State, Decision>,
  state: State,
  seat: Seat,
  together: boolean,
  way: Step<Decision>[],
): boolean {
  const { rules, sense, thought, below } = search;
  const places = placesOf(search, seat);
  const key = sense.key(state, seat);
  let place = places.get(key);
  const fresh = place === undefined;
  if (place === undefined) {
    place = newPlace(sense.moves(state, seat, rules.legal(state, seat), false, below));
    places.set(key, place);
  }
  place.touched = thought;
  const isOpen = ({ decisions }: Try<Decision>): boolean => rules.refusal(state, seat, at(decisions, 0)) === undefined;
  const tried = pick(place, isOpen, together ? below : undefined);
  if (tried !== undefined) way.push({ seat, tried });
  return fresh;
}

/** Carries out the decisions of the move, as far as they are the seat's to take. */
function carryOut<State, Decision>({ rules, chance }: Search<State, Decision>, state: State, { seat, tried }: Step<Decision>): void {
  const { decisions } = tried;
  rules.apply(state, seat, at(decisions, 0), chance);
  for (let n = 1; n < decisions.length; n += 1) {
    const decision = at(decisions, n);
    // What chance brought may have closed the rest.
    if (rules.waitingFor(state)[0] !== seat || rules.refusal(state, seat, decision) !== undefined) return;
    rules.apply(state, seat, decision, chance);
  }
}
