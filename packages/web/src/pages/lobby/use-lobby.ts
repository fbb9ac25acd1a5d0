import type { OnlineSummary, Problem, TableList } from '@astrarium/protocol';
import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../../online/ask-server.ts';
import { type MyTable, myTables } from '../../online/my-tables.ts';
import { onlineProblem } from '../../online/online-error.ts';

/** A table of the lobby, with what this browser has to do with it. */
export interface Listed {
  readonly table: OnlineSummary;
  readonly mine: MyTable | null;
  /** Does it wait for somebody at this browser? */
  readonly waitsForMe: boolean;
  /** When this was looked up. */
  readonly seen: number;
}

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

interface Lists {
  readonly mine: readonly OnlineSummary[];
  readonly open: TableList;
  readonly running: TableList;
  readonly finished: TableList;
}

/** The lobby is looked up anew so often, while somebody looks. */
const LOOK_AGAIN = 15_000;

export function useLobby(): Lobby {
  const [lists, setLists] = useState<Lists | null>(null);
  const [seen, setSeen] = useState(() => Date.now());
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = useCallback((error: unknown): void => setProblem(onlineProblem(error)), []);

  const refresh = useCallback((): void => {
    const show = (found: Lists): void => {
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

  const before = lists?.finished.before ?? null;
  const more = (): void => {
    if (before === null) return;
    const add = (next: TableList): void =>
      setLists((now) => now && { ...now, finished: { tables: [...now.finished.tables, ...next.tables], before: next.before } });
    askServer('GET /api/tables', { list: 'finished', before }).then(add, fail);
  };

  const mineById = new Map(myTables().map((table) => [table.id, table]));
  const listed = (table: OnlineSummary): Listed => listing(table, mineById.get(table.id) ?? null, seen);
  const others = (tables: readonly OnlineSummary[]): Listed[] => tables.filter(({ id }) => !mineById.has(id)).map(listed);
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

async function lookUp(): Promise<Lists> {
  const ids = myTables().map(({ id }) => id);
  const [mine, open, running, finished] = await Promise.all([
    ids.length === 0 ? { tables: [] } : askServer('POST /api/tables/summaries', { ids }),
    askServer('GET /api/tables', { list: 'open' }),
    askServer('GET /api/tables', { list: 'running' }),
    askServer('GET /api/tables', { list: 'finished' }),
  ]);
  return { mine: mine.tables, open, running, finished };
}

export function listing(table: OnlineSummary, mine: MyTable | null, seen: number): Listed {
  const waitsForMe = table.phase === 'running' && mine !== null && table.waitingFor.some((seat) => isMine(table, mine, seat));
  return { table, mine, waitsForMe, seen };
}

/** A seat lent to a bot waits for nobody. */
function isMine({ seats }: OnlineSummary, mine: MyTable, seat: number): boolean {
  const chair = seats[seat];
  return mine.seats.includes(seat) && chair?.kind === 'person' && chair.lent === null;
}

const PHASE_ORDER = { running: 0, waiting: 1, finished: 2 } as const;

/** My turn first, then what is under way, what is being filled, what is over; in each the newest first. */
function byUrgency(a: Listed, b: Listed): number {
  const order = ({ waitsForMe, table }: Listed): number => (waitsForMe ? -1 : PHASE_ORDER[table.phase]);
  return order(a) - order(b) || b.table.changed - a.table.changed;
}
