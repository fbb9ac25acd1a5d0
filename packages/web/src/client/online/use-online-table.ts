import type { Problem, Room, SeenDeal } from '@astrarium/protocol';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HostClient } from '../local/client.ts';
import { localHost } from '../local/host-context.ts';
import { useNamedSeats } from '../local/use-named-seats.ts';
import { BROWSER } from './browser-socket.ts';
import { OnlineConnection } from './connection.ts';
import type { OnlineState } from './connection-state.ts';
import { forgetTable, myTable, rememberTable } from './my-tables.ts';
import { noteDiscoveries } from './note-discoveries.ts';
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
export function useOnlineState(): OnlineState {
  const { connection } = useOnline();
  const known = useSyncExternalStore(connection.subscribe, () => connection.known);
  const named = useNamedSeats();
  return useMemo(() => {
    const room = known.room && named(known.room);
    return room === known.room ? known : { ...known, room };
  }, [known, named]);
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
    const forget = connection.subscribe(() => {
      note(connection);
      noteDiscoveries(connection);
    });
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
const NOTED = new WeakMap<OnlineConnection, Pick<OnlineState, 'you' | 'update'>>();

/** This browser remembers where it sits, and, while somebody looks, how far the game has been seen. */
function note(connection: OnlineConnection): void {
  const { you, update, room, state } = connection.known;
  if (state.kind === 'ended' && state.problem.code === 'table-gone') return forgetTable(connection.table);
  const before = NOTED.get(connection);
  const looked = update !== null && document.visibilityState === 'visible';
  const dealing = room?.deal.kind === 'committed' && room.deal.until !== null;
  if (room === null || (!dealing && before?.you === you && (before.update === update || !looked))) return;
  NOTED.set(connection, { you, update: looked ? update : (before?.update ?? null) });
  if (!you.host && you.seats.length === 0) return;
  rememberTable(room.table, {
    seats: you.seats,
    over: room.phase === 'finished',
    deal: noted(myTable(room.table)?.deal ?? {}, room),
    ...(looked && { seen: { number: update.number, version: update.version } }),
  });
  showValues(connection);
}

/** The first seal seen counts, and the hashes seen before any value was shown: later ones could have been chosen. */
function noted(deal: SeenDeal, { deal: promise, phase }: Room): SeenDeal {
  if (promise.kind === 'elsewhere' || phase === 'finished') return deal;
  const first = deal.commitment === undefined ? { ...deal, commitment: promise.commitment } : deal;
  return first.hashes === undefined && promise.until !== null ? { ...first, hashes: promise.hashes } : first;
}

/** Once all seats are taken this browser shows what it gives to the deal, unless the seal is another than the one it noted. */
function showValues(connection: OnlineConnection): void {
  const { room, you } = connection.known;
  if (room?.deal.kind !== 'committed' || room.deal.until === null) return;
  const { commitment, values = {} } = myTable(room.table)?.deal ?? {};
  if (commitment !== room.deal.commitment) return;
  for (const seat of you.seats) {
    const value = values[seat];
    // What is not sent now is asked for again with the next news of the room.
    if (value !== undefined && !room.deal.shown.includes(seat)) connection.ask('reveal', { seat, value }).catch(() => undefined);
  }
}
