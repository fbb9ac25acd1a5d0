import type { Problem } from '@astrarium/protocol';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HostClient } from '../host/client.ts';
import { localHost } from '../host/host-context.ts';
import { BROWSER } from './browser-socket.ts';
import { OnlineConnection } from './connection.ts';
import type { Known } from './known.ts';
import { myTable, rememberTable } from './my-tables.ts';
import { remoteHost } from './remote-host.ts';
import type { Seen } from './since-you-left.ts';

/** An online table as a page follows it. */
export interface OnlineTable {
  readonly connection: OnlineConnection;
  /** How far the game had been seen from this browser before this visit. */
  readonly seen: Seen | null;
  readonly host: HostClient;
  /** What the server did not do, for another reason than the rules of the game. */
  readonly trouble: Problem | null;
  readonly tell: (problem: Problem | null) => void;
}

export const OnlineContext = createContext<OnlineTable | null>(null);

/** The online table of the page at hand. */
export function useOnline(): OnlineTable {
  const online = useContext(OnlineContext);
  if (online === null) throw new Error('useOnline is for components inside OnlineHost');
  return online;
}

/** Everything known of the table; the component is drawn anew when it changes. */
export function useKnown(): Known {
  const { connection } = useOnline();
  return useSyncExternalStore(connection.subscribe, () => connection.known);
}

/** Opens the line to the table and keeps it until the component goes. */
export function useOnlineTable(id: string): OnlineTable {
  const [connection] = useState(() => new OnlineConnection(id, BROWSER));
  const [seen] = useState(() => myTable(id)?.seen ?? null);
  const [trouble, tell] = useState<Problem | null>(null);
  const host = useMemo(() => remoteHost(connection, localHost, tell), [connection]);

  useEffect(() => {
    const wake = (): void => connection.wake();
    const drop = (): void => connection.drop();
    const look = (): void => {
      if (document.visibilityState === 'visible') connection.wake();
    };
    const forget = connection.subscribe(() => note(connection));
    connection.open();
    addEventListener('online', wake);
    addEventListener('offline', drop);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', look);
      forget();
      connection.close();
    };
  }, [connection]);

  return useMemo(() => ({ connection, host, seen, trouble, tell }), [connection, host, seen, trouble]);
}

/** Where each connection was when it was last noted: most changes are none of it. */
const NOTED = new WeakMap<OnlineConnection, Pick<Known, 'you' | 'update'>>();

/** This browser remembers where it sits, and, while somebody looks, how far the game has been seen. */
function note(connection: OnlineConnection): void {
  const { you, update, room } = connection.known;
  const before = NOTED.get(connection);
  const looked = update !== null && document.visibilityState === 'visible';
  if (room === null || (before?.you === you && (before.update === update || !looked))) return;
  NOTED.set(connection, { you, update: looked ? update : (before?.update ?? null) });
  if (!you.host && you.seats.length === 0) return;
  const deal = myTable(room.table)?.deal ?? {};
  const promised = room.deal.kind === 'committed' && room.phase !== 'finished' ? room.deal.commitment : undefined;
  rememberTable(room.table, {
    seats: you.seats,
    // The first seal seen counts: a later one could have been chosen.
    ...(deal.commitment === undefined && promised !== undefined && { deal: { ...deal, commitment: promised } }),
    ...(looked && { seen: { number: update.number, version: update.version } }),
  });
}
