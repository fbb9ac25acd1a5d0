import type { OnlineSummary, Problem, TableList } from '@astrarium/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useNamedSeats } from '../../client/local/use-named-seats.ts';
import { askServer } from '../../client/online/ask-server.ts';
import { summariesOfMine } from '../../client/online/my-summaries.ts';
import { myTables } from '../../client/online/my-tables.ts';
import { onlineProblem } from '../../client/online/online-error.ts';
import { byUrgency, type Listed, listing } from './listing.ts';

export interface Lobby {
  /** Null until it is known. Those that wait for me first. */
  readonly mine: readonly Listed[] | null;
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly finished: readonly Listed[];
  readonly problem: Problem | null;
  readonly refresh: () => void;
  /** Finished tables from before those shown; null when there are none. */
  readonly more: (() => void) | null;
}

interface LobbyLists {
  readonly mine: readonly OnlineSummary[];
  readonly open: TableList;
  readonly running: TableList;
  readonly finished: TableList;
}

/** The lobby is looked up anew so often, while somebody looks. */
const LOOK_AGAIN = 15_000;

export function useLobby(): Lobby {
  const [lists, setLists] = useState<LobbyLists | null>(null);
  const [seen, setSeen] = useState(() => Date.now());
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = useCallback((error: unknown): void => setProblem(onlineProblem(error)), []);

  const refresh = useCallback((): void => {
    const show = (found: LobbyLists): void => {
      setLists(found);
      setSeen(Date.now());
      setProblem(null);
    };
    lookUp().then(show, fail);
  }, [fail]);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [refresh]);

  const named = useNamedSeats();
  const before = lists?.finished.before ?? null;
  const more = (): void => {
    if (before === null) return;
    const add = (next: TableList): void =>
      setLists((now) => now && { ...now, finished: { tables: [...now.finished.tables, ...next.tables], before: next.before } });
    askServer('GET /api/tables', { list: 'finished', before }).then(add, fail);
  };

  const mine = myTables();
  const listed = (table: OnlineSummary): Listed => listing(named(table), mine, seen);
  const others = (tables: readonly OnlineSummary[]): Listed[] => tables.map(listed).filter((one) => one.mine === null);
  return {
    mine: lists && lists.mine.map(listed).toSorted(byUrgency),
    open: others(lists?.open.tables ?? []),
    running: others(lists?.running.tables ?? []),
    finished: others(lists?.finished.tables ?? []),
    problem,
    refresh,
    more: before === null ? null : more,
  };
}

async function lookUp(): Promise<LobbyLists> {
  const [mine, open, running, finished] = await Promise.all([
    summariesOfMine(),
    askServer('GET /api/tables', { list: 'open' }),
    askServer('GET /api/tables', { list: 'running' }),
    askServer('GET /api/tables', { list: 'finished' }),
  ]);
  return { mine, open, running, finished };
}
