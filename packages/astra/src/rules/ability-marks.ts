import { lowest } from '@astrarium/core';
import { TELESCOPE_PRICE } from '../data/constants.ts';
import { BUY, DONE } from '../decisions.ts';
import { type AstraState, type Frame, journalOf, NO_SLOT, unmarkedIn } from '../state.ts';
import { cantBeFirst, cantBeNext, cantMark, firstStars, listMarks, markStar, nextStars, slotOf } from './marking.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** The Abilities that ask for more than their use: stars to mark, or how many Telescopes to buy. */

/** A7.4: 3 Stardust for 1 Telescope, as often as wanted. */
export const buy: PhaseRules = {
  legal(_state, _frame, list) {
    list.push(BUY);
    list.push(DONE);
  },
  refusal(_state, _frame, decision) {
    if (decision.do === 'buy' || decision.do === 'done') return undefined;
    const nextStep = decision.do === 'use' || decision.do === 'mark' || decision.do === 'rest';
    return nextStep ? refuse('A4.2', 'finish-the-ability') : wrongMoment(decision);
  },
  apply(state, _frame, seat, decision, tell) {
    const journal = journalOf(state, seat);
    if (decision.do === 'buy') {
      journal.stardust -= TELESCOPE_PRICE;
      journal.telescopes += 1;
      tell?.({ kind: 'spent', seat, what: 'stardust', amount: TELESCOPE_PRICE, rule: 'A7.4' });
      tell?.({ kind: 'gained', seat, what: 'telescope', amount: 1, rule: 'A7.4' });
    }
    if (decision.do === 'done' || journal.stardust < TELESCOPE_PRICE) state.frames.pop();
  },
};

/** A7.10: any one unmarked star, wherever it is. */
export const markAnyStar: PhaseRules = {
  legal(state, _frame, list) {
    for (let slot = 0; slot < state.slots.length; slot += 1) listMarks(state, slot, unmarkedIn(state, slot), list);
  },
  refusal(state, _frame, decision) {
    if (decision.do !== 'mark') return unfinished(decision.do) ?? wrongMoment(decision);
    return cantMark(state, decision.card, decision.star);
  },
  apply(state, _frame, seat, decision, tell) {
    if (decision.do !== 'mark') return;
    state.frames.pop();
    markStar(state, seat, slotOf(state, decision.card), decision.star, 'A7.10', tell);
  },
};

/** A7.13: any one unmarked star, then every unmarked star adjacent to it. */
export const markStarAndNeighbours: PhaseRules = {
  legal: markAnyStar.legal,
  refusal: markAnyStar.refusal,
  apply(state, _frame, seat, decision, tell) {
    if (decision.do !== 'mark') return;
    state.frames.pop();
    const slot = slotOf(state, decision.card);
    markStar(state, seat, slot, decision.star, 'A7.13', tell);
    for (let rest = nextStars(state, slot, decision.star); rest !== 0; rest &= rest - 1)
      markStar(state, seat, slot, lowest(rest), 'A7.13', tell);
  },
};

/** A7.11: one star on each of three different cards, each by A5.2. */
export const markThreeCards: PhaseRules = {
  legal(state, frame, list) {
    for (let slot = 0; slot < state.slots.length; slot += 1) listMarks(state, slot, thirdChoices(state, frame, slot), list);
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'mark') return unfinished(decision.do) ?? wrongMoment(decision);
    const refusal = cantMark(state, decision.card, decision.star);
    if (refusal !== undefined) return refusal;
    const slot = slotOf(state, decision.card);
    if (frame.used & (1 << slot)) return refuse('A7.11', 'three-different-cards');
    return cantBeFirst(state, slot, decision.star);
  },
  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'mark') return;
    const slot = slotOf(state, decision.card);
    markStar(state, seat, slot, decision.star, 'A7.11', tell);
    frame.used |= 1 << slot;
    frame.left -= 1;
    if (frame.left === 0 || !anySlot(state, (other) => thirdChoices(state, frame, other))) state.frames.pop();
  },
};

/** A7.12: two stars on one card (A5.2, then A5.3), or one star on each of two cards (A5.2). */
export const markTwoStars: PhaseRules = {
  legal(state, frame, list) {
    for (let slot = 0; slot < state.slots.length; slot += 1) listMarks(state, slot, secondChoices(state, frame, slot), list);
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'mark') return unfinished(decision.do) ?? wrongMoment(decision);
    const refusal = cantMark(state, decision.card, decision.star);
    if (refusal !== undefined) return refusal;
    const slot = slotOf(state, decision.card);
    return slot === frame.slot ? cantBeNext(state, slot, frame.star, decision.star) : cantBeFirst(state, slot, decision.star);
  },
  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'mark') return;
    const slot = slotOf(state, decision.card);
    markStar(state, seat, slot, decision.star, 'A7.12', tell);
    frame.slot = slot;
    frame.star = decision.star;
    frame.left -= 1;
    if (frame.left === 0 || !anySlot(state, (other) => secondChoices(state, frame, other))) state.frames.pop();
  },
};

function thirdChoices(state: AstraState, frame: Frame, slot: number): number {
  return frame.used & (1 << slot) ? 0 : firstStars(state, slot);
}

function secondChoices(state: AstraState, frame: Frame, slot: number): number {
  return frame.slot !== NO_SLOT && slot === frame.slot ? nextStars(state, slot, frame.star) : firstStars(state, slot);
}

function anySlot(state: AstraState, choices: (slot: number) => number): boolean {
  return state.slots.some((_, slot) => choices(slot) !== 0);
}

/** A4.2: nothing else before the Ability is finished; A4.4: its marks are not optional. */
function unfinished(kind: string) {
  if (kind === 'use') return refuse('A4.2', 'finish-the-ability');
  return kind === 'rest' || kind === 'done' || kind === 'stop' ? refuse('A4.4', 'marks-are-due') : undefined;
}
