import type { Refusal, Seat, Tell } from '@astrarium/core';
import { AGAIN, DONE, STOP } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, anyUnmarked, cardIn, type Frame, journalOf, LASTING, NO_SLOT, pushFrame, unmarkedIn } from '../state.ts';
import { cantBeFirst, cantBeNext, cantMark, firstStars, listMarks, markStar, nextStars, slotOf } from './marking.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** A5.1: at least 1 Stardust, and a star left to mark. */
function canObserve(state: AstraState, seat: Seat): boolean {
  return journalOf(state, seat).stardust >= 1 && anyUnmarked(state);
}

/** A5.2, or with A7.14 any Common star as well. */
export function observeFrom(state: AstraState, slot: number): number {
  const first = firstStars(state, slot);
  if ((state.turn.lasting & LASTING.anyCommonFirst) === 0) return first;
  return first | (unmarkedIn(state, slot) & (cardIn(state, slot)?.common ?? 0));
}

/** Why this star can't begin an Observe. */
export function cantBeginObserve(state: AstraState, seat: Seat, card: number, star: number): Refusal | undefined {
  if (journalOf(state, seat).stardust < 1) {
    return refuse('A5.1', 'no-stardust', { what: 'stardust', need: 1, have: 0 });
  }
  const slot = slotOf(state, card);
  const refusal = cantMark(state, card, star);
  if (refusal !== undefined) return refusal;
  return observeFrom(state, slot) & (1 << star) ? undefined : cantBeFirst(state, slot, star);
}

/** Marks the first star of an Observe; goes on while there is a way and Stardust. */
export function beginObserve(state: AstraState, seat: Seat, card: number, star: number, tell?: Tell<AstraEvent>): void {
  state.turn.beforeGrand = 0;
  const frame = pushFrame(state, 'observe', seat, slotOf(state, card));
  observeStar(state, frame, seat, star, 'A5.2', tell);
}

/** An Observe under way: the next star, or stop. A further one begins here too, with no star yet. */
export const observe: PhaseRules = {
  legal(state, frame, list) {
    if (frame.slot === NO_SLOT) {
      for (let slot = 0; slot < state.slots.length; slot += 1) listMarks(state, slot, observeFrom(state, slot), list);
    } else {
      listMarks(state, frame.slot, nextStars(state, frame.slot, frame.star), list);
      list.push(STOP);
    }
  },

  refusal(state, frame, decision) {
    if (decision.do === 'stop') return frame.slot === NO_SLOT ? refuse('A5.1', 'mark-a-star-first') : undefined;
    if (decision.do !== 'mark') return wrongMoment(decision);
    if (frame.slot === NO_SLOT) return cantBeginObserve(state, frame.seat, decision.card, decision.star);
    const refusal = cantMark(state, decision.card, decision.star);
    if (refusal !== undefined) return refusal;
    if (state.slots[frame.slot] !== decision.card) return refuse('A5.3', 'another-card');
    return cantBeNext(state, frame.slot, frame.star, decision.star);
  },

  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'mark') endObserve(state, seat);
    else if (frame.slot === NO_SLOT) {
      frame.slot = slotOf(state, decision.card);
      observeStar(state, frame, seat, decision.star, 'A5.2', tell);
    } else observeStar(state, frame, seat, decision.star, 'A5.3', tell);
  },
};

/** A5.7: after an Observe, another for 1 Telescope, or done. */
export const again: PhaseRules = {
  legal(_state, _frame, list) {
    list.push(AGAIN);
    list.push(DONE);
  },

  refusal(_state, _frame, decision) {
    if (decision.do === 'again' || decision.do === 'done') return undefined;
    return decision.do === 'mark' ? refuse('A5.7', 'telescope-first') : wrongMoment(decision);
  },

  apply(state, _frame, seat, decision, tell) {
    state.frames.pop();
    if (decision.do !== 'again') return;
    journalOf(state, seat).telescopes -= 1;
    tell?.({ kind: 'spent', seat, what: 'telescope', amount: 1, rule: 'A5.7' });
    state.turn.beforeGrand = 0;
    pushFrame(state, 'observe', seat);
  },
};

/** A5.4: the star is paid for and marked; A5.5: with no Stardust or no way on, the Observe is over. */
function observeStar(state: AstraState, frame: Frame, seat: Seat, star: number, rule: string, tell?: Tell<AstraEvent>): void {
  const journal = journalOf(state, seat);
  journal.stardust -= 1;
  state.turn.spent += 1;
  tell?.({ kind: 'spent', seat, what: 'stardust', amount: 1, rule: 'A5.4' });
  markStar(state, seat, frame.slot, star, rule, tell);
  countTowardsRefund(state, frame.slot, star);
  frame.star = star;
  if (journal.stardust === 0 || nextStars(state, frame.slot, star) === 0) endObserve(state, seat);
}

/** A7.17: what was spent before the first Grand star of the Observe. */
function countTowardsRefund(state: AstraState, slot: number, star: number): void {
  const { turn } = state;
  if (turn.beforeGrand < 0) return;
  const isGrand = ((cardIn(state, slot)?.grand ?? 0) & (1 << star)) !== 0;
  if (isGrand) {
    turn.refund += turn.beforeGrand;
    turn.beforeGrand = -1;
  } else turn.beforeGrand += 1;
}

function endObserve(state: AstraState, seat: Seat): void {
  state.frames.pop();
  if (journalOf(state, seat).telescopes > 0 && canObserve(state, seat)) pushFrame(state, 'again', seat);
}
