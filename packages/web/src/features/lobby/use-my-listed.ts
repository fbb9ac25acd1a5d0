import { useEffect, useMemo, useState } from 'react';
import { useNamedSeats } from '../../client/local/use-named-seats.ts';
import { summariesOfMine } from '../../client/online/my-summaries.ts';
import { myTables } from '../../client/online/my-tables.ts';
import { byUrgency, type Listed, listing } from './listing.ts';

/** They are looked up anew so often, while somebody looks. */
const LOOK_AGAIN = 15_000;

/** The online tables of this browser, the most urgent first. Without a network there are none to show, and that is no fault. */
export function useMyListed(): readonly Listed[] {
  const [mine, setMine] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const look = (): void => {
      const show = (tables: Awaited<ReturnType<typeof summariesOfMine>>): void => {
        const [kept, seen] = [myTables(), Date.now()];
        setMine(tables.map((table) => listing(table, kept, seen)).toSorted(byUrgency));
      };
      if (!document.hidden) summariesOfMine().then(show, () => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  const named = useNamedSeats();
  return useMemo(() => mine.map((listed) => ({ ...listed, table: named(listed.table) })), [mine, named]);
}
