import { at, type Seat, type Tell } from '@astrarium/core';
import { type CardId, cardOf } from '../data/cards.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, NO_CARD, NOBODY, pensOf } from '../state.ts';

/** Takes the top card of the deck, or NO_CARD from an empty one. The Game End card coming to the top triggers the end (A9.1). */
function draw(state: AstraState): CardId {
  if (state.drawn >= state.deck.length) return NO_CARD;
  const card = at(state.deck, state.drawn);
  state.drawn += 1;
  return card;
}

/** A6.2 and A2.2: the top card of the deck goes face up to the discard pile. */
export function discardTop(state: AstraState, rule: string, tell?: Tell<AstraEvent>): CardId {
  const card = draw(state);
  if (card === NO_CARD) return card;
  state.discard.push(card);
  tell?.({ kind: 'discarded', card, from: 'deck', seat: null, rule });
  triggerEnd(state, tell);
  return card;
}

/** A8.7: a new card for each empty slot, lowest slot first; an empty deck refills nothing. */
export function refillSlots(state: AstraState, rule: string, tell?: Tell<AstraEvent>): void {
  for (let slot = 0; slot < state.slots.length; slot += 1) {
    if (state.slots[slot] !== NO_CARD) continue;
    const card = draw(state);
    if (card === NO_CARD) return;
    putInSlot(state, slot, card);
    tell?.({ kind: 'dealt', slot, card, rule });
    triggerEnd(state, tell);
  }
}

/** Takes a finished card out of the sky. Its marks are wiped off. */
export function emptySlot(state: AstraState, slot: number): CardId {
  const card = at(state.slots, slot);
  putInSlot(state, slot, NO_CARD);
  return card;
}

function putInSlot(state: AstraState, slot: number, card: CardId): void {
  const pens = pensOf(state.players);
  state.slots[slot] = card;
  state.marked[slot] = 0;
  state.frontier[slot] = card === NO_CARD ? 0 : cardOf(card).start;
  for (let pen = 0; pen < pens; pen += 1) state.marks[slot * pens + pen] = 0;
}

/** A9.1 and A9.2: in the first player's turn this round is the last, in another's the next one is. */
function triggerEnd(state: AstraState, tell?: Tell<AstraEvent>): void {
  if (state.drawn !== state.gameEndAt || state.triggeredBy !== NOBODY) return;
  const seat: Seat = state.active;
  state.triggeredBy = seat;
  state.lastRound = seat === state.first ? state.round : state.round + 1;
  tell?.({ kind: 'end-triggered', seat, lastRound: state.lastRound, rule: 'A9.2' });
}
