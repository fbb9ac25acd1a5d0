import type { GameRecord, Seat } from '@astrarium/core';

/** A seat as the outputs name it: its number in the record, counted from 0 as there, and the player. */
export function seatName({ seats }: GameRecord, seat: Seat): string {
  return `seat ${seat} (${seats[seat]})`;
}
