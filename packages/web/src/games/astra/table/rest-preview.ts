import { type AbilityName, type AstraView, type CardId, cardOf, DISCARD_ICONS, DREAM_NUMBERS, type Element } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';

/** What a Rest would bring the seat now (A6.1, A6.2, A10.2). */
export interface RestPreview {
  readonly stardust: { readonly from: number; readonly to: number };
  readonly reactivates: readonly CardId[];
  readonly sphere: Element;
  /** Does the marker pass the discard icon? */
  readonly discards: boolean;
  /** How many stars the dreamer then marks; null where nobody dreams. */
  readonly dream: number | null;
}

export function restPreview(view: AstraView, seat: Seat, lasting: readonly AbilityName[]): RestPreview | undefined {
  const journal = view.journals[seat];
  // After the end nobody rests any more.
  if (journal === undefined || view.over) return undefined;
  const { stardust: from, pouch, exhausted } = journal;
  const sphere = ((view.sphere + 1) % 4) as Element;
  return {
    stardust: { from, to: lasting.includes('rest-adds-pouch') ? from + pouch : Math.max(from, pouch) },
    reactivates: exhausted.filter((card) => cardOf(card).element === view.sphere),
    sphere,
    discards: DISCARD_ICONS.some((icon) => icon.from === view.sphere && icon.to === sphere),
    dream: view.players === 2 ? (DREAM_NUMBERS[sphere] ?? null) : null,
  };
}
