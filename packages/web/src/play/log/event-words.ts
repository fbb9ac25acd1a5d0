import type { SeatPlan } from '@astrarium/protocol';

/** Puts an event of a game into words; null for what only follows from something else: a summary does without. */
export type EventWords = (event: unknown, seats: readonly SeatPlan[]) => string | null;
