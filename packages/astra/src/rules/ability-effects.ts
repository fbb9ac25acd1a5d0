import type { Seat, Tell } from '@astrarium/core';
import { cardOf } from '../data/cards.ts';
import { TELESCOPE_PRICE } from '../data/constants.ts';
import type { AstraEvent, Resource } from '../events.ts';
import {
  type AstraState,
  anyUnmarked,
  isFinished,
  type Journal,
  journalOf,
  marksOf,
  NO_SLOT,
  type Phase,
  pushFrame,
  raisePouch,
  raiseWisdom,
} from '../state.ts';

/** What the use of an Ability does at once, by the rule given. */
export type Effect = (state: AstraState, seat: Seat, rule: string, tell?: Tell<AstraEvent>) => void;

export function gain(what: 'stardust' | 'telescope', amount: number): Effect {
  const field = what === 'telescope' ? 'telescopes' : what;
  return (state, seat, rule, tell) => {
    journalOf(state, seat)[field] += amount;
    tellGain(seat, what, amount, rule, tell);
  };
}

export const gainWisdom: Effect = (state, seat, rule, tell) => {
  tellGain(seat, 'wisdom', raiseWisdom(journalOf(state, seat), 1), rule, tell);
};

export const gainPouch: Effect = (state, seat, rule, tell) => {
  tellGain(seat, 'pouch', raisePouch(journalOf(state, seat), 1), rule, tell);
};

/** A7.8: 1 Fame for each undiscovered card with a star of the seat's. A finished card is no longer undiscovered. */
export const gainFamePerBegunCard: Effect = (state, seat, rule, tell) => {
  let cards = 0;
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (marksOf(state, slot, seat) !== 0 && !isFinished(state, slot)) cards += 1;
  }
  gainFame(journalOf(state, seat), seat, cards, rule, tell);
};

/** A7.9: 1 Fame for each own card, Active or Exhausted, of the active Sphere's Element. */
export const gainFamePerSphereCard: Effect = (state, seat, rule, tell) => {
  const journal = journalOf(state, seat);
  let cards = 0;
  for (const card of journal.active) if (cardOf(card).element === state.sphere) cards += 1;
  for (const card of journal.exhausted) if (cardOf(card).element === state.sphere) cards += 1;
  gainFame(journal, seat, cards, rule, tell);
};

/** A7.4: asks how many Telescopes to buy, if one can be paid for. */
export const offerTelescopes: Effect = (state, seat) => {
  if (journalOf(state, seat).stardust >= TELESCOPE_PRICE) pushFrame(state, 'buy', seat);
};

/** Asks for marks, so many or as many as the phase says, if there is a star left to mark. */
export function mark(phase: Phase, marks: number): Effect {
  return (state, seat) => {
    if (anyUnmarked(state)) pushFrame(state, phase, seat, NO_SLOT, marks);
  };
}

/** A7.13: the marks stand for the action. */
export function insteadOfAction(phase: Phase): Effect {
  return (state, seat) => {
    state.turn.actionSkipped = true;
    pushFrame(state, phase, seat);
  };
}

/** One of LASTING is in force for the rest of the turn. */
export function lasts(lasting: number): Effect {
  return (state) => {
    state.turn.lasting |= lasting;
  };
}

/** A7.15: each use counts. */
export const rewardGrandStars: Effect = ({ turn }) => {
  turn.famePerGrand += 1;
};

function gainFame(journal: Journal, seat: Seat, amount: number, rule: string, tell?: Tell<AstraEvent>): void {
  journal.fame += amount;
  tellGain(seat, 'fame', amount, rule, tell);
}

function tellGain(seat: Seat, what: Resource, amount: number, rule: string, tell?: Tell<AstraEvent>): void {
  if (amount > 0) tell?.({ kind: 'gained', seat, what, amount, rule });
}
