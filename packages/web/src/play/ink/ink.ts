import type { Seat } from '@astrarium/core';
import type { Ink, SeatPlan } from '../../client/local/messages.ts';

/** What a star can be marked in: the ink of a seat, or the dreamer's silver (A10.1). */
export type PenInk = Ink | 'dreamer';

/** The ink of a pen: pens are numbered as seats, and the one after the last seat is the dreamer's. */
export function inkOf(seats: readonly SeatPlan[], pen: Seat): PenInk {
  return seats[pen]?.ink ?? 'dreamer';
}
