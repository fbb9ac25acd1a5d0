import type { Seat, Tell } from '@astrarium/core';
import { type CardId, cardOf } from '../data/cards.ts';
import { DISCARD_ICONS } from '../data/constants.ts';
import type { Element } from '../data/elements.ts';
import type { AstraEvent } from '../events.ts';
import type { Board } from '../public-board.ts';
import { type AstraState, hasDreamer, type Journal, journalOf, LASTING } from '../state.ts';
import { discardTop } from './deck.ts';
import { dreamNumber } from './dream.ts';

/** A6.1: refill, reactivate, move the marker, in this order. */
export function rest(state: AstraState, seat: Seat, tell?: Tell<AstraEvent>): void {
  const journal = journalOf(state, seat);
  state.turn.rested = true;
  tell?.({ kind: 'rested', seat, rule: 'A6.1' });
  refillPouch(state, seat, journal, tell);
  reactivateSphere(state, seat, journal, tell);
  moveMarker(state, tell);
}

/** What a Rest would bring a seat now. */
export interface RestPreview {
  readonly stardust: { readonly from: number; readonly to: number };
  readonly reactivates: readonly CardId[];
  readonly sphere: Element;
  /** Does the marker pass the discard icon (A6.2)? */
  readonly discards: boolean;
  /** How many stars the dreamer then marks (A10.2); null where nobody dreams. */
  readonly dream: number | null;
}

export function previewRest(board: Board, seat: Seat): RestPreview {
  const journal = journalOf(board, seat);
  const sphere = nextSphere(board.sphere);
  return {
    stardust: { from: journal.stardust, to: journal.stardust + refill(board, journal) },
    reactivates: journal.exhausted.filter((card) => isReactivated(board, card)),
    sphere,
    discards: passesDiscardIcon(board.sphere),
    dream: hasDreamer(board) ? dreamNumber(sphere) : null,
  };
}

/** One Sphere clockwise; passing a discard icon costs the deck its top card (A6.2). */
export function moveMarker(state: AstraState, tell?: Tell<AstraEvent>): void {
  const from = state.sphere;
  const to = nextSphere(from);
  state.sphere = to;
  tell?.({ kind: 'sphere', to, rule: 'A6.1' });
  if (passesDiscardIcon(from)) discardTop(state, 'A6.2', tell);
}

function refillPouch(state: AstraState, seat: Seat, journal: Journal, tell?: Tell<AstraEvent>): void {
  const amount = refill(state, journal);
  journal.stardust += amount;
  if (amount > 0) tell?.({ kind: 'gained', seat, what: 'stardust', amount, rule: addsPouch(state) ? 'A7.16' : 'A6.1' });
}

/** Up to the Pouch size and never down; with A7.16 the whole Pouch size on top. */
function refill(board: Board, { pouch, stardust }: Journal): number {
  return addsPouch(board) ? pouch : Math.max(0, pouch - stardust);
}

function addsPouch({ turn }: Board): boolean {
  return (turn.lasting & LASTING.restAddsPouch) !== 0;
}

function reactivateSphere(state: AstraState, seat: Seat, journal: Journal, tell?: Tell<AstraEvent>): void {
  const { active, exhausted } = journal;
  let kept = 0;
  for (const card of exhausted) {
    if (isReactivated(state, card)) {
      active.push(card);
      tell?.({ kind: 'reactivated', seat, card, rule: 'A6.1' });
    } else {
      exhausted[kept] = card;
      kept += 1;
    }
  }
  while (exhausted.length > kept) exhausted.pop();
}

/** All own Exhausted cards of the active Sphere's Element. */
function isReactivated({ sphere }: Board, card: CardId): boolean {
  return cardOf(card).element === sphere;
}

function nextSphere(sphere: Element): Element {
  return ((sphere + 1) % 4) as Element;
}

function passesDiscardIcon(from: Element): boolean {
  return DISCARD_ICONS.some((icon) => icon.from === from && icon.to === nextSphere(from));
}
