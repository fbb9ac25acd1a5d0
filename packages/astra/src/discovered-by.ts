import type { Seat } from '@astrarium/core';
import { cardOf } from './data/cards.ts';
import type { AstraEvent } from './events.ts';

/** The codes of the cards that these seats have discovered, in the order of their discovery. */
export function discoveredBy(events: readonly AstraEvent[], seats: readonly Seat[]): string[] {
  return events.flatMap((event) =>
    event.kind === 'discovered' && event.seat !== null && seats.includes(event.seat) ? [cardOf(event.card).code] : [],
  );
}
