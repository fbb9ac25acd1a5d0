import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../../../client/local/host-context.ts';
import { type Discovered, discoveredSince } from './discovered.ts';

export interface YourSky {
  /** Null until the games have been looked through, or where they can't be read. */
  readonly discovered: readonly Discovered[] | null;
  readonly failed: boolean;
  /** Can a reset be taken back? */
  readonly isReset: boolean;
  readonly reset: () => void;
  readonly undo: () => void;
}

/** The constellations discovered at this browser, kept up to date. */
export function useYourSky(): YourSky {
  const host = useHost();
  const [discovered, setDiscovered] = useState<readonly Discovered[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [before, setBefore] = useState<number | null>(null);
  const fail = useCallback(() => setFailed(true), []);
  const refresh = useCallback((): void => {
    host.ask('discoveries', {}).then(({ games, since }) => setDiscovered(discoveredSince(games, since)), fail);
  }, [host, fail]);
  useEffect(() => {
    refresh();
    return host.onChange(refresh);
  }, [host, refresh]);

  const countFrom = async (since: number): Promise<number> => {
    const answer = await host.ask('resetDiscoveries', { since });
    refresh();
    return answer.before;
  };
  return {
    discovered,
    failed,
    isReset: before !== null,
    reset: () => void countFrom(Date.now()).then(setBefore, fail),
    undo: () => void countFrom(before ?? 0).then(() => setBefore(null), fail),
  };
}
