import { at, type Tell } from '@astrarium/core';
import { FIRST_SCORING, SCORING_CARDS } from '../data/action-cards.ts';
import { countOf, HAND_LIMIT, NOTHING, ONE, RESOURCES, sizeOf } from '../data/resources.ts';
import { DISCARD } from '../decisions.ts';
import type { AdAstraEvent } from '../events.ts';
import { type AdAstraState, clockwise, handOf, NOBODY, NONE, pushFrame } from '../state.ts';
import { pay } from './hands.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** B3.1: a new round, with an empty board. What was seen of hands in the last one, the table no longer has in mind. */
export function beginRound(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  state.round += 1;
  state.step = 'plan';
  state.space = 0;
  state.revealed = 0;
  for (let space = 0; space < state.owners.length; space += 1) {
    state.owners[space] = NOBODY;
    state.faces[space] = NONE;
  }
  for (let seat = 0; seat < state.players; seat += 1) state.seen[seat] = NOTHING;
  tell?.({ kind: 'round', round: state.round, first: state.first, rule: 'B3.1' });
}

/** B3.3: whoever has too many resource cards is asked, from the first player clockwise. False when nobody is left to ask. */
export function proceedLimit(state: AdAstraState): boolean {
  for (; state.turn < state.players; state.turn += 1) {
    const seat = clockwise(state, state.first, state.turn);
    const excess = sizeOf(handOf(state, seat)) - HAND_LIMIT;
    if (excess <= 0) continue;
    pushFrame(state, 'limit', seat, excess);
    state.turn += 1;
    return true;
  }
  return false;
}

/** B3.3: played cards go back to hand; Scoring cards lie open until all three have been played (B8.5). */
export function takeCardsBack(state: AdAstraState, tell?: Tell<AdAstraEvent>): void {
  for (let space = 0; space < state.owners.length; space += 1) {
    const seat = at(state.owners, space);
    const card = at(state.faces, space);
    const pile = card < FIRST_SCORING ? state.cards : state.open;
    pile[seat] = (pile[seat] ?? 0) | (1 << card);
  }
  for (let seat = 0; seat < state.players; seat += 1) {
    if (state.open[seat] !== SCORING_CARDS) continue;
    state.cards[seat] = (state.cards[seat] ?? 0) | SCORING_CARDS;
    state.open[seat] = 0;
    tell?.({ kind: 'scoring-cards-back', seat, rule: 'B8.5' });
  }
}

/** B3.3: down to 10, the owner's choice. */
export const limit: PhaseRules = {
  legal(state, frame, list) {
    const hand = handOf(state, frame.seat);
    for (let resource = 0; resource < RESOURCES.length; resource += 1) if (countOf(hand, resource) > 0) list.push(at(DISCARD, resource));
  },
  refusal(state, frame, decision) {
    if (decision.do === 'pass') return refuse('B3.3', 'discard-is-due');
    if (decision.do !== 'discard') return wrongMoment(decision);
    const have = countOf(handOf(state, frame.seat), decision.resource);
    return have > 0 ? undefined : refuse('B3.3', 'not-enough-cards', { what: at(RESOURCES, decision.resource), need: 1, have });
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'discard') return;
    pay(state, frame.seat, at(ONE, decision.resource), 'B3.3', tell);
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
  },
};
