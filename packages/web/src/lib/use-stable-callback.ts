import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same one and does what the newest would: for parts of the table that are drawn again only when
 * something they are given has changed.
 */
export function useStableCallback<Args extends readonly unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(work);
  useLayoutEffect(() => {
    newest.current = work;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
