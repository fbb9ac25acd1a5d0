import { at, type Tell } from '@astrarium/core';
import { isAutoma } from '../automa/automa.ts';
import { telescopeForDiscovery } from '../automa/boon.ts';
import { DISCARD, DISCOVER } from '../decisions.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, cardLimit, isFinished, journalOf, LASTING, NO_SLOT, pushFrame, removeCard } from '../state.ts';
import { askForBoons } from './boons.ts';
import { emptySlot } from './deck.ts';
import { slotOf } from './marking.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** A3.2: what turn-lasting Abilities give, after the action and before any discovery is carried out. */
export function endOfTurnEffects(state: AstraState, tell?: Tell<AstraEvent>): void {
  const { turn, active: seat } = state;
  if (turn.lasting === 0 && turn.famePerGrand === 0) return;
  const journal = journalOf(state, seat);
  const fame = turn.famePerGrand * turn.grandMarked;
  if (fame > 0) {
    journal.fame += fame;
    tell?.({ kind: 'gained', seat, what: 'fame', amount: fame, rule: 'A7.15' });
  }
  const giveBack = (amount: number, rule: string): void => {
    if (amount === 0) return;
    journal.stardust += amount;
    tell?.({ kind: 'gained', seat, what: 'stardust', amount, rule });
  };
  if (turn.lasting & LASTING.refundBeforeGrand) giveBack(turn.refund, 'A7.17');
  if (turn.lasting & LASTING.refundCommons && turn.notCommonMarked === 0 && !anyFinished(state)) giveBack(turn.spent, 'A7.18');
}

/** A8.1: discovers the next finished card; with several, asks which (A8.5). Returns false when none is left. */
export function discoverNext(state: AstraState): boolean {
  let found = NO_SLOT;
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (!isFinished(state, slot)) continue;
    if (found !== NO_SLOT) {
      pushFrame(state, 'order', state.active);
      return true;
    }
    found = slot;
  }
  if (found === NO_SLOT) return false;
  beginDiscovery(state, found);
  return true;
}

/** A8.4: the Boons are picked; the card comes to the discoverer, Active. */
export function gainCard(state: AstraState, tell?: Tell<AstraEvent>): void {
  const seat = state.active;
  const card = emptySlot(state, state.turn.discovering);
  state.turn.discovering = NO_SLOT;
  journalOf(state, seat).active.push(card);
  tell?.({ kind: 'discovered', seat, card, rule: 'A8.4' });
  if (state.automa !== null && !isAutoma(state, seat)) telescopeForDiscovery(state, state.automa, tell);
}

/** A8.6: more cards than the Wisdom track allows? Then some must go. */
export function checkLimit(state: AstraState): void {
  const excess = cardsOverLimit(state);
  if (excess > 0) pushFrame(state, 'limit', state.active, NO_SLOT, excess);
}

/** A8.5: the active player chooses which finished card comes next. */
export const order: PhaseRules = {
  legal(state, _frame, list) {
    for (let slot = 0; slot < state.slots.length; slot += 1) if (isFinished(state, slot)) list.push(at(DISCOVER, at(state.slots, slot)));
  },
  refusal(state, _frame, decision) {
    if (decision.do !== 'discover') return wrongMoment(decision);
    const slot = slotOf(state, decision.card);
    if (slot < 0) return refuse('A8.1', 'card-not-in-slots');
    return isFinished(state, slot) ? undefined : refuse('A8.1', 'card-not-finished');
  },
  apply(state, _frame, _seat, decision) {
    if (decision.do !== 'discover') return;
    state.frames.pop();
    beginDiscovery(state, slotOf(state, decision.card));
  },
};

/** A8.6: own cards of choice, new or old, go to the discard pile. */
export const limit: PhaseRules = {
  legal(state, frame, list) {
    const { active, exhausted } = journalOf(state, frame.seat);
    for (const card of active) list.push(at(DISCARD, card));
    for (const card of exhausted) list.push(at(DISCARD, card));
  },
  refusal(state, frame, decision) {
    if (decision.do !== 'discard') return wrongMoment(decision);
    const { active, exhausted } = journalOf(state, frame.seat);
    const own = active.includes(decision.card) || exhausted.includes(decision.card);
    return own ? undefined : refuse('A8.6', 'not-your-card');
  },
  apply(state, frame, seat, decision, tell) {
    if (decision.do !== 'discard') return;
    const { active, exhausted } = journalOf(state, seat);
    removeCard(active.includes(decision.card) ? active : exhausted, decision.card);
    state.discard.push(decision.card);
    tell?.({ kind: 'discarded', card: decision.card, from: 'journal', seat, rule: 'A8.6' });
    frame.left -= 1;
    if (frame.left === 0) state.frames.pop();
  },
};

function beginDiscovery(state: AstraState, slot: number): void {
  state.turn.discovering = slot;
  askForBoons(state, slot, state.active);
}

function cardsOverLimit(state: AstraState): number {
  const { active, exhausted, wisdom } = journalOf(state, state.active);
  return active.length + exhausted.length - cardLimit(wisdom);
}

function anyFinished(state: AstraState): boolean {
  return state.slots.some((_, slot) => isFinished(state, slot));
}
