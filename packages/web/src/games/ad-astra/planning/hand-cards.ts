import { ACTION_CARDS, type ActionCard, type AdAstraView } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';

/** Where an action card is: in the hand, on a space of the board, open beside it (B8.5), or unknown to the viewer. */
export type Whereabouts =
  | { readonly kind: 'hand' | 'open' | 'hidden' }
  | { readonly kind: 'board'; readonly space: number; readonly up: boolean };

/** Where each of the seat's eleven cards is, as far as the viewer may know. */
export function whereaboutsOf(view: AdAstraView, seat: Seat): Whereabouts[] {
  return ACTION_CARDS.map((_, card) => whereIs(view, seat, card));
}

function whereIs({ seats, spaces, revealed }: AdAstraView, seat: Seat, card: ActionCard): Whereabouts {
  const { cards, open } = at(seats, seat);
  const space = spaces.findIndex((one) => one.owner === seat && one.card === card);
  if (space >= 0) return { kind: 'board', space, up: space < revealed };
  if (open & (1 << card)) return { kind: 'open' };
  return { kind: cards === null ? 'hidden' : 'hand' };
}
