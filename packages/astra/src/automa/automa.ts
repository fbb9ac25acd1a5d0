import { at, type Seat, type Tell } from '@astrarium/core';
import type { CardId } from '../data/cards.ts';
import type { AstraEvent, LibraryPlace } from '../events.ts';
import { type AstraState, NOBODY } from '../state.ts';
import type { Modifier } from './modifiers.ts';

/** What Auptolemy has beside its Journal: the Library that tells it what to do (A11.1). */
export interface Automa {
  readonly modifiers: readonly Modifier[];
  /** The two revealed cards, left and right. */
  readonly library: [CardId, CardId];
  /** Its deck as shuffled; cards before `drawn` have left it. Replaced, never changed, when it is reshuffled. */
  deck: readonly CardId[];
  drawn: number;
  discard: CardId[];
  /** Cards taken out of the game at the setup, unseen. */
  removed: readonly CardId[];
  /** Its face-down Final Scoring card with that modifier, or NO_SCORING. */
  scoring: number;
  /** A11.4: it had to Observe with an empty deck before the Game End card appeared. */
  ranOut: boolean;
}

/** Auptolemy sits at the second Journal; the person is first player (A11.2). */
export const AUPTOLEMY: Seat = 1;
export const NO_SCORING = -1;

export function has(automa: Automa, modifier: Modifier): boolean {
  return automa.modifiers.includes(modifier);
}

/** Is this seat Auptolemy's? */
export function isAutoma(state: AstraState, seat: Seat): boolean {
  return state.automa !== null && seat === AUPTOLEMY;
}

/** A11.4: does an Observe with an empty deck lose the game? No more once the Game End card has appeared; by rules 1 it always did. */
export function emptyLibraryLoses({ edition, triggeredBy }: Pick<AstraState, 'edition' | 'triggeredBy'>): boolean {
  return triggeredBy === NOBODY || edition < 2;
}

export function cardsInDeck(automa: Automa): number {
  return automa.deck.length - automa.drawn;
}

/** The top card of its deck while that lies face up (A11.14), else null. */
export function openTop(automa: Automa): CardId | null {
  return has(automa, 'open-deck') ? (automa.deck[automa.drawn] ?? null) : null;
}

/** The right card unless it lies face down (A11.15). */
export function openRight(automa: Automa): CardId | null {
  return has(automa, 'hidden-right') ? null : automa.library[1];
}

/** Tells the card that has come to this place of the Library. Of the deck's top there is nothing to tell but where it is open. */
export function tellLibrary(automa: Automa, place: LibraryPlace, rule: string, tell?: Tell<AstraEvent>): void {
  if (place === 'left') tell?.({ kind: 'library', place, card: automa.library[0], rule });
  else if (place === 'right') tell?.({ kind: 'library', place, card: openRight(automa), rule });
  else if (openTop(automa) !== null) tell?.({ kind: 'library', place, card: openTop(automa), rule });
}

/** The top card of its deck, which has one. */
export function drawLibrary(automa: Automa): CardId {
  const card = at(automa.deck, automa.drawn);
  automa.drawn += 1;
  return card;
}

export function cloneAutoma(automa: Automa): Automa {
  const [left, right] = automa.library;
  return { ...automa, library: [left, right], discard: automa.discard.slice() };
}
