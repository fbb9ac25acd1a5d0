import { type AdAstraOptions, type AdAstraView, FACTIONS } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { ASTRA_INKS, FACTION_INKS, type Ink, type OnlineGame } from '@astrarium/protocol';
import type { StoredSeat } from '../store/rows.ts';

/** The inks of the seats before anybody chooses or the game begins; `options` are checked ones. */
export function firstInks(game: OnlineGame, options: unknown): readonly Ink[] {
  if (game === 'astra') return ASTRA_INKS;
  const { factions } = options as AdAstraOptions;
  return (factions === 'random' ? FACTIONS : factions).map((faction) => FACTION_INKS[faction]);
}

/** The seats in the inks that follow from the game, by what everybody may see of it; in Astra people choose. */
export function inkedSeats<Seat extends Pick<StoredSeat, 'ink'>>(game: OnlineGame, view: unknown, seats: readonly Seat[]): readonly Seat[] {
  if (game === 'astra') return seats;
  const played = (view as AdAstraView).seats;
  return seats.map((seat, index) => ({ ...seat, ink: FACTION_INKS[at(FACTIONS, at(played, index).faction)] }));
}

/** The ink of somebody who sits down: the wish, if there is a choice and none of the others writes in it. */
export function inkFor(game: OnlineGame, wish: Ink | undefined, present: Ink, others: readonly StoredSeat[]): Ink {
  if (game !== 'astra') return present;
  const taken = new Set(others.map(({ ink }) => ink));
  return [wish ?? present, present, ...ASTRA_INKS].find((ink) => !taken.has(ink)) ?? present;
}
