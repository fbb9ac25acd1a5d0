import { useEffect } from 'react';
import { useHost } from '../client/local/host-context.ts';
import { PACES, type Pace } from '../client/local/messages.ts';
import { useRemembered } from '../lib/use-remembered.ts';

export const PACE_CHOICES = Object.keys(PACES) as readonly Pace[];

/** How fast the bots play: set at the host, and remembered. */
export function usePace(): [Pace, (pace: Pace) => void] {
  const host = useHost();
  const [pace, choose] = useRemembered<Pace>('pace', PACE_CHOICES, 'brisk');
  useEffect(() => {
    // The table itself reports a host that can't be reached.
    host.ask('pace', { pace }).catch(() => undefined);
  }, [host, pace]);
  return [pace, choose];
}
