import { DONE, REST, USE } from '../decisions.ts';
import { journalOf } from '../state.ts';
import { cantUse, isUsable, useAbility } from './abilities.ts';
import { listMarks } from './marking.ts';
import { beginObserve, cantBeginObserve, observeFrom } from './observe.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';
import { rest } from './rest.ts';

/** The Ability phase and the choice of the action in one: any number of Abilities, then Observe or Rest (A3.1). */
export const turn: PhaseRules = {
  legal(state, frame, list) {
    const journal = journalOf(state, frame.seat);
    for (const card of journal.active) if (isUsable(state, card)) list.push(USE[card] ?? DONE);
    if (state.turn.actionSkipped) {
      list.push(DONE);
      return;
    }
    if (journal.stardust >= 1) {
      for (let slot = 0; slot < state.slots.length; slot += 1) listMarks(state, slot, observeFrom(state, slot), list);
    }
    list.push(REST);
  },

  refusal(state, frame, decision) {
    const skipped = state.turn.actionSkipped;
    switch (decision.do) {
      case 'use':
        return cantUse(state, frame.seat, decision.card);
      case 'mark':
        if (skipped) return refuse('A7.13', 'action-skipped');
        return cantBeginObserve(state, frame.seat, decision.card, decision.star);
      case 'rest':
        return skipped ? refuse('A7.13', 'action-skipped') : undefined;
      case 'done':
        return skipped ? undefined : refuse('A3.1', 'observe-or-rest');
      default:
        return wrongMoment(decision);
    }
  },

  apply(state, _frame, seat, decision, tell) {
    switch (decision.do) {
      case 'use':
        useAbility(state, seat, decision.card, tell);
        return;
      case 'mark':
        state.frames.pop();
        beginObserve(state, seat, decision.card, decision.star, tell);
        return;
      case 'rest':
        state.frames.pop();
        rest(state, seat, tell);
        return;
      default:
        state.frames.pop();
    }
  },
};
