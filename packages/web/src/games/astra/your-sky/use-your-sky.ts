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
  const look = useCallback(async () => {
    const { games, since } = await host.ask('discoveries', {});
    setDiscovered(discoveredSince(games, since));
  }, [host]);
  useEffect(() => {
    look().catch(fail);
    return host.onChange(() => void look().catch(fail));
  }, [host, look, fail]);

  const countFrom = async (since: number): Promise<number> => {
    const answer = await host.ask('resetDiscoveries', { since });
    await look();
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
