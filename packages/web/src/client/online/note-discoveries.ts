import type { LoggedEvent } from '@astrarium/protocol/table-update';
import { localHost } from '../local/host-context.ts';
import type { OnlineConnection } from './connection.ts';

/** What the own seats of an online game discover is kept at this browser, with what its own games brought. */
export function noteDiscoveries(connection: OnlineConnection): void {
  const { log, update, you } = connection.known;
  if (update === null || you.seats.length === 0 || NOTED.get(connection)?.log === log) return;
  const events = log.filter(isDiscovery);
  const before = NOTED.get(connection)?.count;
  NOTED.set(connection, { log, count: events.length });
  if (before === events.length || (before === undefined && events.length === 0)) return;
  // What can't be kept now is noted again at the next visit.
  localHost()
    .ask('noteDiscoveries', { table: connection.table, game: update.game, events, seats: you.seats })
    .catch(() => undefined);
}

/** How each connection was when it was last noted: most changes discover nothing. */
const NOTED = new WeakMap<OnlineConnection, { readonly log: readonly LoggedEvent[]; readonly count: number }>();

function isDiscovery({ event }: LoggedEvent): boolean {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'discovered';
}
