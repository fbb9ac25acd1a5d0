import { at } from '@astrarium/core';
import { playable } from '@astrarium/host/games';
import type { GameName, Ink } from '@astrarium/protocol';
import type { StoredSeat } from '../store/rows.ts';

/** The inks of the seats before anybody chooses or the game begins; `options` are checked ones. */
export function firstInks(game: GameName, options: unknown): readonly Ink[] {
  return playable(game).inks.first(options);
}

/** The seats in the inks that follow from the game, by what everybody may see of it, where people do not choose. */
export function inkedSeats<Seat extends Pick<StoredSeat, 'ink'>>(game: GameName, view: unknown, seats: readonly Seat[]): readonly Seat[] {
  const { inks } = playable(game);
  if (inks.choices !== null) return seats;
  const seen = inks.seen(view);
  return seats.map((seat, index) => ({ ...seat, ink: at(seen, index) }));
}

/** The ink of somebody who sits down: the wish, if there is a choice and none of the others writes in it. */
export function inkFor(game: GameName, wish: Ink | undefined, present: Ink, others: readonly StoredSeat[]): Ink {
  const { choices } = playable(game).inks;
  if (choices === null) return present;
  const taken = new Set(others.map(({ ink }) => ink));
  return [wish ?? present, present, ...choices].find((ink) => !taken.has(ink)) ?? present;
}
