import { CARDS, type CardId, type Star } from './data/cards.ts';

/** Everything a player can decide, one small step at a time. Which steps are open when, `rules/` tells. */
export type Decision =
  /** Mark a star: in an Observe, for an Ability, or with the dreamer's pen. */
  | { readonly do: 'mark'; readonly card: CardId; readonly star: Star }
  /** Use the Ability of an own Active card. */
  | { readonly do: 'use'; readonly card: CardId }
  /** Choose which finished card is discovered next. */
  | { readonly do: 'discover'; readonly card: CardId }
  /** Reactivate an own Exhausted card by a Boon of Activation. */
  | { readonly do: 'activate'; readonly card: CardId }
  /** Give up an own card at the card limit. */
  | { readonly do: 'discard'; readonly card: CardId }
  /** Pick a Boon by its box, 0 to 3 from the left. */
  | { readonly do: 'boon'; readonly box: number }
  /** `stop` this Observe, observe `again` by Telescope, be `done`, `rest`, or `buy` a Telescope. */
  | { readonly do: 'stop' | 'again' | 'done' | 'rest' | 'buy' };

// Every decision exists once, so that a list of legal ones costs no more than the list.
export const MARK: readonly (readonly Decision[])[] = CARDS.map((card) =>
  card.stars.map((_, star) => ({ do: 'mark', card: card.id, star })),
);
export const USE: readonly Decision[] = CARDS.map((card) => ({ do: 'use', card: card.id }));
export const DISCOVER: readonly Decision[] = CARDS.map((card) => ({ do: 'discover', card: card.id }));
export const ACTIVATE: readonly Decision[] = CARDS.map((card) => ({ do: 'activate', card: card.id }));
export const DISCARD: readonly Decision[] = CARDS.map((card) => ({ do: 'discard', card: card.id }));
export const BOON: readonly Decision[] = [0, 1, 2, 3].map((box) => ({ do: 'boon', box }));
export const STOP: Decision = { do: 'stop' };
export const AGAIN: Decision = { do: 'again' };
export const DONE: Decision = { do: 'done' };
export const REST: Decision = { do: 'rest' };
export const BUY: Decision = { do: 'buy' };
