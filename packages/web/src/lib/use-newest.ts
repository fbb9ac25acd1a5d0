import { useEffect, useRef } from 'react';

/** Calls back with what a growing list has gained since the last time, in order; a list that began anew is silently taken over. */
export function useNewest<Item>(list: readonly Item[], tell: (items: readonly Item[]) => void): void {
  const seen = useRef<{ readonly count: number; readonly last: Item | undefined } | null>(null);
  const newestTell = useRef(tell);
  useEffect(() => {
    newestTell.current = tell;
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = { count: list.length, last: list.at(-1) };
    if (before === null || before.count === 0 || list[before.count - 1] !== before.last) return;
    if (list.length > before.count) newestTell.current(list.slice(before.count));
  }, [list]);
}
