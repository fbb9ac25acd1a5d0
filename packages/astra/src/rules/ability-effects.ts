import type { Seat, Tell } from '@astrarium/core';
import { cardOf } from '../data/cards.ts';
import { TELESCOPE_PRICE } from '../data/constants.ts';
import type { AstraEvent, Resource } from '../events.ts';
import {
  type AstraState,
  anyUnmarked,
  isFinished,
  type Journal,
  marksOf,
  NO_SLOT,
  type Phase,
  pushFrame,
  raisePouch,
  raiseWisdom,
} from '../state.ts';

/** What the use of an Ability does at once, by the rule given. */
export type Effect = (state: AstraState, seat: Seat, journal: Journal, rule: string, tell?: Tell<AstraEvent>) => void;

export function gainStardust(amount: number): Effect {
  return (_state, seat, journal, rule, tell) => {
    journal.stardust += amount;
    tellGain(seat, 'stardust', amount, rule, tell);
  };
}

export const gainTelescope: Effect = (_state, seat, journal, rule, tell) => {
  journal.telescopes += 1;
  tellGain(seat, 'telescope', 1, rule, tell);
};

export const gainWisdom: Effect = (_state, seat, journal, rule, tell) => {
  tellGain(seat, 'wisdom', raiseWisdom(journal, 1), rule, tell);
};

export const gainPouch: Effect = (_state, seat, journal, rule, tell) => {
  tellGain(seat, 'pouch', raisePouch(journal, 1), rule, tell);
};

/** A7.8: 1 Fame for each undiscovered card with a star of the seat's. A finished card is no longer undiscovered. */
export const gainFamePerBegunCard: Effect = (state, seat, journal, rule, tell) => {
  let cards = 0;
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (marksOf(state, slot, seat) !== 0 && !isFinished(state, slot)) cards += 1;
  }
  gainFame(journal, seat, cards, rule, tell);
};

/** A7.9: 1 Fame for each own card, Active or Exhausted, of the active Sphere's Element. */
export const gainFamePerSphereCard: Effect = (state, seat, journal, rule, tell) => {
  let cards = 0;
  for (const card of journal.active) if (cardOf(card).element === state.sphere) cards += 1;
  for (const card of journal.exhausted) if (cardOf(card).element === state.sphere) cards += 1;
  gainFame(journal, seat, cards, rule, tell);
};

/** A7.4: asks how many Telescopes to buy, if one can be paid for. */
export const offerTelescopes: Effect = (state, seat, journal) => {
  if (journal.stardust >= TELESCOPE_PRICE) pushFrame(state, 'buy', seat);
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
