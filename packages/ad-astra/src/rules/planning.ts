import { at, lowest } from '@astrarium/core';
import { FIRST_SCORING } from '../data/action-cards.ts';
import { type Decision, PASS, PLAN, SWAP } from '../decisions.ts';
import { type AdAstraState, clockwise, NOBODY, pushFrame, spacesOf } from '../state.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** B3.1: the next player clockwise from the first puts a card; false when all spaces are full. */
export function planNext(state: AdAstraState): boolean {
  if (state.space === spacesOf(state)) return false;
  pushFrame(state, 'plan', clockwise(state, state.first, state.space % state.players));
  return true;
}

/** B3.1: one action card face down on any empty space. */
export const plan: PhaseRules = {
  legal(state, frame, list) {
    const { owners } = state;
    let free = 0;
    for (let space = 0; space < owners.length; space += 1) if (owners[space] === NOBODY) free |= 1 << space;
    for (let cards = state.cards[frame.seat] ?? 0; cards !== 0; cards &= cards - 1) {
      const decisions = PLAN[lowest(cards)] ?? NO_PLANS;
      for (let spaces = free; spaces !== 0; spaces &= spaces - 1) list.push(decisions[lowest(spaces)] ?? PASS);
    }
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'plan') return wrongMoment(decision);
    const { card, space } = decision;
    if (space >= spacesOf(state)) return refuse('B2.4', 'no-such-space');
    if (((state.cards[frame.seat] ?? 0) & (1 << card)) === 0) {
      const open = card >= FIRST_SCORING && ((state.open[frame.seat] ?? 0) & (1 << card)) !== 0;
      return open ? refuse('B8.5', 'scoring-card-lies-open') : refuse('B3.1', 'card-already-placed');
    }
    return state.owners[space] === NOBODY ? undefined : refuse('B3.1', 'space-taken');
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'plan') return;
    const { seat } = frame;
    const { card, space } = decision;
    state.frames.pop();
    state.cards[seat] = (state.cards[seat] ?? 0) & ~(1 << card);
    state.owners[space] = seat;
    state.faces[space] = card;
    state.space += 1;
    tell?.({ kind: 'planned', seat, space, rule: 'B3.1' });
    tell?.({ kind: 'planned-card', seat, space, card, rule: 'B3.1' }, seat);
  },
};

const NO_PLANS: readonly Decision[] = [];

/** B10.9: the card about to be revealed changes places with another face-down one of the same owner. */
export const swap: PhaseRules = {
  legal(state, frame, list) {
    for (let space = state.space + 1; space < state.owners.length; space += 1) {
      if (state.owners[space] === frame.seat) list.push(at(SWAP, space));
    }
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'swap') return wrongMoment(decision);
    if (decision.space >= spacesOf(state)) return refuse('B2.4', 'no-such-space');
    if (decision.space <= state.space) return refuse('B10.9', 'not-face-down');
    return state.owners[decision.space] === frame.seat ? undefined : refuse('B10.9', 'not-your-card');
  },
  apply(state, frame, decision, tell) {
    if (decision.do !== 'swap') return;
    const { seat } = frame;
    const { space } = state;
    const other = decision.space;
    state.frames.pop();
    const card = at(state.faces, space);
    state.faces[space] = at(state.faces, other);
    state.faces[other] = card;
    tell?.({ kind: 'swapped', seat, space, other, rule: 'B10.9' });
  },
};

/** Has the owner of the next card another one face down? (B10.9) */
export function canSwap(state: AdAstraState): boolean {
  const { owners, space } = state;
  return owners.indexOf(at(owners, space), space + 1) >= 0;
}
