import { useEffect } from 'react';
import { useHost } from '../client/local/host-context.ts';
import { PACES, type Pace } from '../client/local/messages.ts';
import { useRemembered } from '../lib/use-remembered.ts';

export const PACE_CHOICES = Object.keys(PACES) as readonly Pace[];

/** How fast the bots play: told to the host, and remembered. */
export function usePace(): [Pace, (pace: Pace) => void] {
  const host = useHost();
  const [pace, choose] = useRemembered<Pace>('pace', PACE_CHOICES, 'brisk');
  useEffect(() => {
    // A host that can't be reached is told of by the table itself.
    host.ask('pace', { pace }).catch(() => undefined);
  }, [host, pace]);
  return [pace, choose];
}
