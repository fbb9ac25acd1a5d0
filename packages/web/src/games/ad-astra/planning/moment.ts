import type { ActionCard, AdAstraView } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';

/** Where the round stands (B3), as far as the planning board tells it. */
export type RoundMoment =
  | { readonly kind: 'planning'; readonly seat: Seat; readonly placed: number }
  /** The card of this space is about to be turned up: its owner may swap it (B10.9). */
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly space: number; readonly swaps: boolean }
  | { readonly kind: 'card'; readonly seat: Seat; readonly space: number; readonly card: ActionCard }
  /** The end of the round: whoever has too many resource cards discards (B3.3). */
  | { readonly kind: 'limit'; readonly seat: Seat }
  | { readonly kind: 'over' };

export function momentOf(view: AdAstraView): RoundMoment {
  const { step, space, frames } = view;
  const asked = frames.at(-1);
  if (step === 'over' || asked === undefined) return { kind: 'over' };
  if (step === 'plan') return { kind: 'planning', seat: asked.seat, placed: space };
  if (step === 'limit') return { kind: 'limit', seat: asked.seat };
  const { owner, card } = at(view.spaces, space);
  return view.revealed > space && card !== null
    ? { kind: 'card', seat: owner, space, card }
    : { kind: 'reveal', seat: owner, space, swaps: asked.phase === 'swap' };
}

/** The space the action marker stands on; -1 while nothing is being carried out. */
export function markerAt(moment: RoundMoment): number {
  return moment.kind === 'card' || moment.kind === 'reveal' ? moment.space : -1;
}
