import type { Result, Seat } from '@astrarium/core';
import type { CardId, Star } from './data/cards.ts';
import type { Element } from './data/elements.ts';

export type Resource = 'fame' | 'stardust' | 'telescope' | 'pouch' | 'wisdom';

/** The two revealed cards of Auptolemy's Library; the top of its deck where that lies face up. */
export type LibraryPlace = 'left' | 'right' | 'top';

/** What happened, each with the rule it happened by. `amount` is what was really gained: what a full track loses is not in it. */
export type AstraEvent =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number; readonly rule: string }
  | { readonly kind: 'used'; readonly seat: Seat; readonly card: CardId; readonly rule: string }
  /** `seat` is null for the dreamer's pen. */
  | { readonly kind: 'marked'; readonly seat: Seat | null; readonly card: CardId; readonly star: Star; readonly rule: string }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly what: Resource; readonly amount: number; readonly rule: string }
  | { readonly kind: 'spent'; readonly seat: Seat; readonly what: Resource; readonly amount: number; readonly rule: string }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly rule: string }
  | { readonly kind: 'reactivated'; readonly seat: Seat; readonly card: CardId; readonly rule: string }
  | { readonly kind: 'sphere'; readonly to: Element; readonly rule: string }
  /** A card goes to the discard pile: from the deck, from a player's cards, or from the sky when the dreamer finished it. */
  | {
      readonly kind: 'discarded';
      readonly card: CardId;
      readonly from: 'deck' | 'journal' | 'sky';
      readonly seat: Seat | null;
      readonly rule: string;
    }
  | { readonly kind: 'discovered'; readonly seat: Seat | null; readonly card: CardId; readonly rule: string }
  /** A tied assistant has chosen; what, is told when all have. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly rule: string }
  | {
      readonly kind: 'picked';
      readonly seat: Seat;
      readonly card: CardId;
      readonly box: number;
      readonly tied: boolean;
      readonly rule: string;
    }
  | { readonly kind: 'dealt'; readonly slot: number; readonly card: CardId; readonly rule: string }
  /** For its owner only. */
  | { readonly kind: 'scoring-card'; readonly seat: Seat; readonly scoring: number; readonly rule: string }
  /** Auptolemy's die, and the card of its Library that it selects. */
  | {
      readonly kind: 'rolled';
      readonly roll: number;
      readonly from: 'left' | 'right' | 'deck';
      readonly card: CardId;
      readonly rule: string;
    }
  /** Its Focus: on which card it marks, how many stars at most, and the Grand star it heads for; null when no card or no Grand star is left. */
  | {
      readonly kind: 'focus';
      readonly card: CardId;
      readonly on: CardId | null;
      readonly stars: number;
      readonly towards: Star | null;
      readonly rule: string;
    }
  /** A new card in its Library; null when it lies face down. */
  | { readonly kind: 'library'; readonly place: LibraryPlace; readonly card: CardId | null; readonly rule: string }
  /** Its deck is empty and the Game End card has appeared: it has no Focus and does nothing. */
  | { readonly kind: 'no-focus'; readonly rule: string }
  | { readonly kind: 'reshuffled'; readonly cards: number; readonly rule: string }
  | { readonly kind: 'end-triggered'; readonly seat: Seat; readonly lastRound: number; readonly rule: string }
  | { readonly kind: 'ended'; readonly result: Result; readonly scoring: readonly number[]; readonly rule: string };

/** Cards turned up, sealed picks opened and secret cards shown can't be unseen. */
export function reveals(event: AstraEvent): boolean {
  switch (event.kind) {
    case 'dealt':
    case 'ended':
    case 'rolled':
    case 'library':
    // Auptolemy has had its turn: what went before is the past.
    case 'no-focus':
      return true;
    case 'rested':
      return event.rule === 'A11.9';
    case 'discarded':
      return event.from === 'deck';
    case 'picked':
      return event.tied;
    default:
      return false;
  }
}
