import type { Seat, Tell } from '@astrarium/core';
import { cardOf } from '../data/cards.ts';
import { DISCARD_ICONS } from '../data/constants.ts';
import type { Element } from '../data/elements.ts';
import type { AstraEvent } from '../events.ts';
import { type AstraState, type Journal, journalOf, LASTING } from '../state.ts';
import { discardTop } from './deck.ts';

/** A6.1: refill, reactivate, move the marker, in this order. */
export function rest(state: AstraState, seat: Seat, tell?: Tell<AstraEvent>): void {
  const journal = journalOf(state, seat);
  state.turn.rested = true;
  tell?.({ kind: 'rested', seat, rule: 'A6.1' });
  refillPouch(state, seat, journal, tell);
  reactivateSphere(state, seat, journal, tell);
  moveMarker(state, tell);
}

/** Up to the Pouch size and never down; with A7.16 the whole Pouch size on top. */
function refillPouch(state: AstraState, seat: Seat, journal: Journal, tell?: Tell<AstraEvent>): void {
  const adds = (state.turn.lasting & LASTING.restAddsPouch) !== 0;
  const amount = adds ? journal.pouch : Math.max(0, journal.pouch - journal.stardust);
  journal.stardust += amount;
  if (amount > 0) tell?.({ kind: 'gained', seat, what: 'stardust', amount, rule: adds ? 'A7.16' : 'A6.1' });
}

/** All own Exhausted cards of the active Sphere's Element. */
function reactivateSphere(state: AstraState, seat: Seat, journal: Journal, tell?: Tell<AstraEvent>): void {
  const { active, exhausted } = journal;
  let kept = 0;
  for (const card of exhausted) {
    if (cardOf(card).element === state.sphere) {
      active.push(card);
      tell?.({ kind: 'reactivated', seat, card, rule: 'A6.1' });
    } else {
      exhausted[kept] = card;
      kept += 1;
    }
  }
  while (exhausted.length > kept) exhausted.pop();
}

/** One Sphere clockwise; passing a discard icon costs the deck its top card (A6.2). */
export function moveMarker(state: AstraState, tell?: Tell<AstraEvent>): void {
  const from = state.sphere;
  const to = ((from + 1) % 4) as Element;
  state.sphere = to;
  tell?.({ kind: 'sphere', to, rule: 'A6.1' });
  if (DISCARD_ICONS.some((icon) => icon.from === from && icon.to === to)) discardTop(state, 'A6.2', tell);
}
