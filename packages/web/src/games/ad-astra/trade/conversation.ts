import type { AdAstraEvent, Bundle } from '@astrarium/ad-astra';
import { contains, countOf, NOTHING, RESOURCES, type Resource, sizeOf } from '@astrarium/ad-astra';
import type { Logged, Seat } from '@astrarium/core';

/** What was said about one offer on the Trade card that is on. */
export interface Exchange {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
  /** The counter-offer, if there was one: what `to` gives and wants. */
  readonly counter: { readonly give: Bundle; readonly want: Bundle } | null;
  readonly answer: 'accepted' | 'declined' | null;
}

/** The offers of the last card turned up, oldest first. */
export function conversationOf(log: readonly Logged<AdAstraEvent>[]): Exchange[] {
  const start = log.findLastIndex(({ event }) => event.kind === 'revealed');
  const said: Exchange[] = [];
  for (const { event } of log.slice(start + 1)) {
    const last = said.at(-1);
    if (event.kind === 'offered') {
      said.push({ from: event.seat, to: event.to, give: event.give, want: event.want, counter: null, answer: null });
    } else if (event.kind === 'countered' && last !== undefined) {
      said[said.length - 1] = { ...last, counter: { give: event.give, want: event.want } };
    } else if ((event.kind === 'accepted' || event.kind === 'declined') && last !== undefined) {
      said[said.length - 1] = { ...last, answer: event.kind };
    }
  }
  return said;
}

/** Has this seat declined an offer at least as good for it as this one? Then it will hardly take this one. */
export function declinedAsMuch(said: readonly Exchange[], to: Seat, give: Bundle, want: Bundle): boolean {
  if (give === NOTHING && want === NOTHING) return false;
  return said.some(
    (one) => one.to === to && one.counter === null && one.answer === 'declined' && contains(one.give, give) && contains(want, one.want),
  );
}

/** Why an offer may have been declined, as one would say it politely: too little, or a card one would rather keep. */
export function kept({ give, want }: Pick<Exchange, 'give' | 'want'>, hand: Bundle | null): Resource | 'gift' | 'little' {
  if (want === NOTHING) return 'gift';
  if (sizeOf(want) > sizeOf(give)) return 'little';
  const asked = RESOURCES.flatMap((_, resource) => (countOf(want, resource) > 0 ? [resource] : []));
  return asked.reduce((rarest, resource) => (left(hand, resource) < left(hand, rarest) ? resource : rarest), asked[0] ?? 0);
}

function left(hand: Bundle | null, resource: Resource): number {
  return hand === null ? 0 : countOf(hand, resource);
}
