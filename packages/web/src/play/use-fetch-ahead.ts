import { useEffect } from 'react';

/** Once the game is under way, fetches what the table will need later, while there is nothing else to do. */
export function useFetchAhead(underWay: boolean, parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (!underWay) return;
    // What can't be fetched now is asked for again when it is needed.
    const fetchAll = (): void => void Promise.allSettled(parts.map((part) => part()));
    if (typeof requestIdleCallback === 'undefined') {
      const waiting = setTimeout(fetchAll, 500);
      return () => clearTimeout(waiting);
    }
    const waiting = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(waiting);
  }, [underWay, parts]);
}
