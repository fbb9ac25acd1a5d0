import type { Refusal, Seat, Tell } from '@astrarium/core';
import { ABILITIES, type AbilityName } from '../data/abilities.ts';
import { type CardId, cardOf } from '../data/cards.ts';
import type { AstraEvent, Resource } from '../events.ts';
import {
  type AstraState,
  anyUnmarked,
  isFinished,
  type Journal,
  journalOf,
  LASTING,
  marksOf,
  NO_SLOT,
  pushFrame,
  raisePouch,
  raiseWisdom,
  removeCard,
} from '../state.ts';
import { refuse } from './reasons.ts';

/** A4.1: is there anything against using this Active card now? Only A7.13 asks for a condition (A7.21). */
export function isUsable(state: AstraState, card: CardId): boolean {
  return cardOf(card).ability !== 'mark-star-and-neighbours' || anyUnmarked(state);
}

export function cantUse(state: AstraState, seat: Seat, card: CardId): Refusal | undefined {
  const { active, exhausted } = journalOf(state, seat);
  if (exhausted.includes(card)) return refuse('A4.1', 'card-exhausted');
  if (!active.includes(card)) return refuse('A4.1', 'not-your-card');
  return isUsable(state, card) ? undefined : refuse('A7.21', 'no-star-unmarked');
}

/** A4.1: using a card exhausts it. An instant Ability is finished before anything else (A4.2). */
export function useAbility(state: AstraState, seat: Seat, card: CardId, tell?: Tell<AstraEvent>): void {
  const journal = journalOf(state, seat);
  removeCard(journal.active, card);
  journal.exhausted.push(card);
  const { ability } = cardOf(card);
  tell?.({ kind: 'used', seat, card, rule: ABILITIES[ability].rule });
  takeEffect(state, seat, journal, ability, tell);
}

function takeEffect(state: AstraState, seat: Seat, journal: Journal, ability: AbilityName, tell?: Tell<AstraEvent>): void {
  const gained = (what: Resource, amount: number): void => {
    if (amount > 0) tell?.({ kind: 'gained', seat, what, amount, rule: ABILITIES[ability].rule });
  };
  const { turn } = state;
  switch (ability) {
    case 'stardust-2':
      journal.stardust += 2;
      return gained('stardust', 2);
    case 'stardust-3':
      journal.stardust += 3;
      return gained('stardust', 3);
    case 'stardust-4':
      journal.stardust += 4;
      return gained('stardust', 4);
    case 'telescope':
      journal.telescopes += 1;
      return gained('telescope', 1);
    case 'wisdom':
      return gained('wisdom', raiseWisdom(journal, 1));
    case 'pouch':
      return gained('pouch', raisePouch(journal, 1));
    case 'fame-per-begun-card': {
      const fame = begunCards(state, seat);
      journal.fame += fame;
      return gained('fame', fame);
    }
    case 'fame-per-sphere-card': {
      const fame = cardsOfSphere(state, journal);
      journal.fame += fame;
      return gained('fame', fame);
    }
    case 'buy-telescopes':
      if (journal.stardust >= 3) pushFrame(state, 'buy', seat);
      return;
    case 'mark-any-star':
      if (anyUnmarked(state)) pushFrame(state, 'mark-any-star', seat);
      return;
    case 'mark-three-cards':
      if (anyUnmarked(state)) pushFrame(state, 'mark-three-cards', seat, NO_SLOT, 3);
      return;
    case 'mark-two-stars':
      if (anyUnmarked(state)) pushFrame(state, 'mark-two-stars', seat, NO_SLOT, 2);
      return;
    case 'mark-star-and-neighbours':
      turn.actionSkipped = true;
      pushFrame(state, 'mark-star-and-neighbours', seat);
      return;
    case 'observe-from-any-common':
      turn.lasting |= LASTING.anyCommonFirst;
      return;
    case 'fame-per-grand':
      turn.famePerGrand += 1;
      return;
    case 'rest-adds-pouch':
      turn.lasting |= LASTING.restAddsPouch;
      return;
    case 'refund-before-grand':
      turn.lasting |= LASTING.refundBeforeGrand;
      return;
    case 'refund-commons':
      turn.lasting |= LASTING.refundCommons;
      return;
  }
}

/** A7.8: undiscovered cards with a star of the seat's. A finished card is no longer undiscovered. */
function begunCards(state: AstraState, seat: Seat): number {
  let cards = 0;
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (marksOf(state, slot, seat) !== 0 && !isFinished(state, slot)) cards += 1;
  }
  return cards;
}

/** A7.9: own cards, Active or Exhausted, of the active Sphere's Element. */
function cardsOfSphere(state: AstraState, journal: Journal): number {
  const matches = (cards: readonly CardId[]): number => cards.filter((card) => cardOf(card).element === state.sphere).length;
  return matches(journal.active) + matches(journal.exhausted);
}
