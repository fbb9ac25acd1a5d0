import type { AdAstraView } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { useEffect, useState } from 'react';
import { useHost } from '../../../client/local/host-context.ts';
import type { TableUpdate } from '../../../client/local/messages.ts';
import { decidingPerson, localPlayersAt } from '../../../play/local-players.ts';
import { needsOwnPerspective } from './perspective.ts';

/** What the screen shows, and whom it has to be passed to. */
export interface ScreenPerspective {
  readonly update: TableUpdate;
  readonly view: AdAstraView;
  /** For whom the curtain is drawn. */
  readonly curtain: Seat | null;
  readonly lift: () => void;
}

/**
 * With one person at the screen it simply shows that person's view. With several it has a spectator's, until the one who has to
 * decide lifts the curtain; from then on that person's, until somebody else has to decide.
 */
export function usePerspective(update: TableUpdate): ScreenPerspective {
  const host = useHost();
  const open = update.view as AdAstraView;
  const shared = localPlayersAt(update).length > 1 && update.result === null;
  const deciding = shared ? decidingPerson(update) : null;

  const [lifted, setLifted] = useState<Seat | null>(null);
  // Somebody else comes to the screen: whoever sat there does not stay in sight.
  const sitting = deciding !== null && deciding !== lifted ? null : lifted;
  if (sitting !== lifted) setLifted(sitting);
  const viewer = shared ? sitting : null;

  const [seen, see] = useState<{ readonly seat: Seat; readonly update: TableUpdate; readonly view: AdAstraView } | null>(null);
  useEffect(() => {
    if (viewer === null) return;
    let late = false;
    const look = async (): Promise<void> => {
      const { view, version } = await host.ask('peek', { table: update.table, viewer });
      // If the host is further by now, the update that says so is on its way.
      if (!late && version === update.version) see({ seat: viewer, update, view: view as AdAstraView });
    };
    // The table itself reports a host that can't be reached.
    look().catch(() => undefined);
    return () => {
      late = true;
    };
  }, [host, viewer, update]);

  const lift = (): void => setLifted(deciding);
  if (viewer !== null && seen?.seat === viewer) return { update: seen.update, view: seen.view, curtain: null, lift };
  const covered = deciding !== null && (viewer !== null || needsOwnPerspective(open, deciding));
  return { update, view: open, curtain: covered ? deciding : null, lift };
}
