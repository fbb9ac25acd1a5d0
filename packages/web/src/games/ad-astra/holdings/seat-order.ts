import type { Seat } from '@astrarium/core';
import type { Play } from '../play.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, n) => (seat + n) % players);
}

/** What a seat is called for the viewer: the own one "you", any other by its name. */
export function callOf({ view, seats }: Play, seat: Seat, { words }: AdAstraSpoken): string {
  return view.viewer === seat ? words.holdings.you : (seats[seat]?.name ?? `${seat + 1}`);
}
