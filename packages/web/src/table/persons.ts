import type { Seat } from '@astrarium/core';
import { HUMAN, type TableUpdate } from '../host/messages.ts';

/** The seats played by persons at this screen. */
export function personsAt({ seats }: Pick<TableUpdate, 'seats'>): Seat[] {
  return seats.flatMap(({ player }, seat) => (player === HUMAN ? [seat] : []));
}

/** The person at this screen who has to decide next, or null. */
export function decidingPerson(update: TableUpdate): Seat | null {
  return personsAt(update).find((person) => update.waitingFor.includes(person)) ?? null;
}
