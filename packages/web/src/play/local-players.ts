import type { Seat } from '@astrarium/core';
import type { TableUpdate } from '../client/local/messages.ts';

/** The seats played by persons at this screen: a host tells of each how far it may go back, and of nobody who sits elsewhere. */
export function localPlayersAt({ undoLimits }: Pick<TableUpdate, 'undoLimits'>): Seat[] {
  return Object.keys(undoLimits).map(Number);
}

/** The person at this screen who has to decide next, or null. */
export function decidingPerson(update: TableUpdate): Seat | null {
  return localPlayersAt(update).find((person) => update.waitingFor.includes(person)) ?? null;
}
