import { at, popcount, type Seat, type Tell } from '@astrarium/core';
import {
  BONUS,
  BY_BONUS,
  DIFFERENT,
  type Element,
  FIRST_SCORING,
  IDENTICAL,
  SCORING,
  SETTLEMENTS,
  STARSHIPS,
  SYSTEMS_SEEN,
  TERRAFORMERS,
} from '../data/action-cards.ts';
import { COLONY, FACTORY, PAWNS_EACH, STARSHIP, TERRAFORMER } from '../data/pawns.ts';
import { type Bundle, countOf, ONE, RESOURCES, type Resource, sizeOf } from '../data/resources.ts';
import { DISCARD, PASS, SCORE } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import type { Board } from '../public-board.ts';
import { type AdAstraState, cardOn, cardOwner, clockwise, type Frame, handOf, NOBODY, pushFrame, supplyOf } from '../state.ts';
import { pay, score } from './hands.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';
import { OPEN_END_SINCE } from './rules-version.ts';

/** B8.1: the owner becomes first player and picks the element. */
export function beginScoring(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  const owner = cardOwner(state);
  if (state.first !== owner) {
    state.first = owner;
    tell?.({ kind: 'first-player', seat: owner, rule: 'B8.1' });
  }
  for (let seat = 0; seat < state.players; seat += 1) state.deed.scored[seat] = 0;
  pushFrame(state, 'element', owner);
}

/** B8.3: from the owner's left round to the owner; who has fewer than two cards is not asked. False at the end. */
export function proceedDiscards(state: AdAstraState): boolean {
  for (; state.turn <= state.players; state.turn += 1) {
    const seat = clockwise(state, cardOwner(state), state.turn === state.players ? 0 : state.turn);
    if (sizeOf(handOf(state, seat)) < 2) continue;
    pushFrame(state, 'discard', seat);
    state.turn += 1;
    return true;
  }
  return false;
}

/** B8.4: 3 more to the one who scored most. False when several are best: then nobody gets it, unless by B10.8. */
export function giveBonus(state: AdAstraState, tell?: Tell<AdAstraEvent>): boolean {
  const best = bestScored(state);
  if (best === 0) return true;
  const seat = bonusTo(state.deed.scored);
  if (seat === NOBODY) return false;
  score(state, seat, BY_BONUS, BONUS, tell);
  return true;
}

/** B8.4: who scored more than everybody else, or NOBODY. */
export function bonusTo(scored: readonly number[]): Seat {
  let best = 0;
  let seat = NOBODY;
  for (let other = 0; other < scored.length; other += 1) {
    const points = scored[other] ?? 0;
    if (points > best) {
      best = points;
      seat = other;
    } else if (points === best) seat = NOBODY;
  }
  return seat;
}

/** B10.8: those tied for best who may hold it are asked, from the owner clockwise. False when nobody is left to ask. */
export function proceedLaurea(state: AdAstraState): boolean {
  const best = bestScored(state);
  for (; state.turn < state.players; state.turn += 1) {
    const seat = clockwise(state, cardOwner(state), state.turn);
    if (state.deed.scored[seat] !== best || state.held[seat] === 0) continue;
    pushFrame(state, 'laurea', seat);
    state.turn += 1;
    return true;
  }
  return false;
}

/** B8.2: what the seat scores for an element on the table. */
export function elementPoints(board: Board, seat: Seat, element: Element): number {
  switch (element) {
    case SETTLEMENTS:
      return built(board, seat, COLONY) + 2 * built(board, seat, FACTORY);
    case STARSHIPS:
      return 2 * built(board, seat, STARSHIP);
    case TERRAFORMERS:
      return 3 * built(board, seat, TERRAFORMER);
    case SYSTEMS_SEEN:
      return popcount(board.presence[seat] ?? 0);
    default:
      return 0;
  }
}

/** B8.3: the most that can be scored by discarding for the element, out of these cards and some more that nobody has seen. */
export function mostDiscarded(cards: Bundle, unseen: number, element: Element): number {
  let most = 0;
  if (element === IDENTICAL)
    for (let resource = 0; resource < RESOURCES.length; resource += 1) most = Math.max(most, countOf(cards, resource));
  else most = kindsIn(cards);
  most += unseen;
  if (element === DIFFERENT) most = Math.min(most, RESOURCES.length);
  return most < 2 ? 0 : most;
}

/** B8.1: the owner picks one of the two elements; everyone scores it. */
export const element: PhaseRules = {
  legal(state, _frame, list) {
    const [one, other] = elementsOn(state);
    list.push(at(SCORE, one));
    list.push(at(SCORE, other));
  },
  refusal(state, _frame, decision) {
    if (decision.do !== 'score') return wrongMoment(decision);
    return elementsOn(state).includes(decision.element) ? undefined : refuse('B8.1', 'not-on-the-card');
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'score') return;
    const chosen = decision.element;
    state.frames.pop();
    state.deed.choice = chosen;
    tell?.({ kind: 'element-chosen', seat: frame.seat, element: chosen, rule: 'B8.1' });
    if (chosen === IDENTICAL || chosen === DIFFERENT) {
      state.step = 'discards';
      state.turn = 1;
      return;
    }
    state.step = 'bonus';
    for (let n = 0; n < state.players; n += 1) {
      const seat = clockwise(state, frame.seat, n);
      scoreElement(state, seat, chosen, elementPoints(state, seat, chosen), tell);
    }
  },
};

/** B8.3: cards given up one by one, 1 point each: two or more of one resource, or two to six all different. */
export const discard: PhaseRules = {
  legal(state, frame, list) {
    const hand = handOf(state, frame.seat);
    for (let resource = 0; resource < RESOURCES.length; resource += 1) {
      if (countOf(hand, resource) > 0 && fits(state, frame, resource)) list.push(at(DISCARD, resource));
    }
    if (sizeOf(frame.give) !== 1) list.push(PASS);
  },
  refusal(state, frame, decision) {
    if (decision.do === 'pass') return sizeOf(frame.give) === 1 ? refuse('B8.3', 'discard-one-more') : undefined;
    if (decision.do !== 'discard') return wrongMoment(decision);
    const { resource } = decision;
    const have = countOf(handOf(state, frame.seat), resource);
    if (have === 0) return refuse('B8.3', 'not-enough-cards', { what: at(RESOURCES, resource), need: 1, have });
    if (fits(state, frame, resource)) return undefined;
    if (frame.give === 0) return refuse('B8.3', 'too-few-to-discard');
    return refuse('B8.3', state.deed.choice === IDENTICAL ? 'identical-resources-only' : 'different-resources-only');
  },
  apply(state, frame, decision, tell) {
    const { seat } = frame;
    if (decision.do === 'discard') {
      const card = at(ONE, decision.resource);
      pay(state, seat, card, 'B8.3', tell);
      frame.give += card;
      if (!isDone(state, frame)) return;
    } else if (frame.give === 0) tell?.({ kind: 'passed', seat, rule: 'B3.2' });
    state.frames.pop();
    scoreElement(state, seat, state.deed.choice, sizeOf(frame.give), tell);
  },
};

function bestScored(state: AdAstraState): number {
  let best = 0;
  for (let seat = 0; seat < state.players; seat += 1) best = Math.max(best, state.deed.scored[seat] ?? 0);
  return best;
}

/**
 * B8.3: is there nothing left to discard, as all can see? That the rest of a closed hand does not go with it is no one else's business
 * (B11.2), though until rules 3 the question ended by that.
 */
function isDone(state: AdAstraState, frame: Frame): boolean {
  const hand = handOf(state, frame.seat);
  if (state.edition >= OPEN_END_SINCE) return hand === 0 || (state.deed.choice === DIFFERENT && sizeOf(frame.give) === RESOURCES.length);
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    if (countOf(hand, resource) > 0 && fits(state, frame, resource)) return false;
  }
  return true;
}

/** Does a card of this resource, which the seat holds, go with those given up already? */
function fits(state: AdAstraState, frame: Frame, resource: Resource): boolean {
  const hand = handOf(state, frame.seat);
  const gone = countOf(frame.give, resource);
  if (state.deed.choice === IDENTICAL) return frame.give === 0 ? countOf(hand, resource) >= 2 : gone > 0;
  if (gone > 0) return false;
  return frame.give !== 0 || kindsIn(hand) >= 2;
}

function kindsIn(hand: Bundle): number {
  let kinds = 0;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) if (countOf(hand, resource) > 0) kinds += 1;
  return kinds;
}

function scoreElement(state: AdAstraState, seat: Seat, chosen: Element, points: number, tell?: Tell<AdAstraEvent>): void {
  state.deed.scored[seat] = points;
  score(state, seat, chosen, points, tell);
}

/** Pawns of the seat in play; a ship in deep space is in play. */
function built(board: Board, seat: Seat, item: number): number {
  return PAWNS_EACH - supplyOf(board, seat, item);
}

function elementsOn(state: AdAstraState): readonly [Element, Element] {
  return at(SCORING, cardOn(state) - FIRST_SCORING);
}
