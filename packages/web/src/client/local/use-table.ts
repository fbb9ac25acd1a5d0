import type { Refusal, Seat } from '@astrarium/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepSame } from '../../lib/keep-same.ts';
import { randomHex } from '../../lib/random-hex.ts';
import { HostError } from './client.ts';
import { useHost } from './host-context.ts';
import type { LocalProblem, LoggedEvent, TableUpdate } from './messages.ts';
import { useNamedSeats } from './use-named-seats.ts';

/** A table as a page follows it. */
export interface TableSession {
  /** The newest update; null until the table has been opened. */
  readonly update: TableUpdate | null;
  /** Everything that happened, from the setup on. */
  readonly log: readonly LoggedEvent[];
  /** Why the table can't be shown, or why the last thing asked of it failed. */
  readonly problem: LocalProblem | null;
  /** In a lesson: the one decision that it waits for. Left out, everything that the rules allow can be decided. */
  readonly only?: string;
  readonly decide: (seat: Seat, decision: string) => Promise<Refusal | null>;
  readonly whyNot: (seat: Seat, decision: string) => Promise<Refusal | null>;
  readonly undo: (seat: Seat, version: number) => Promise<Refusal | null>;
}

interface TableAndLog {
  readonly update: TableUpdate | null;
  readonly log: readonly LoggedEvent[];
}

/** Opens the table and keeps up with it until the component goes. */
export function useTable(table: string): TableSession {
  const host = useHost();
  const [followed, setFollowed] = useState<TableAndLog>({ update: null, log: [] });
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const named = useNamedSeats();

  const fail = useCallback((error: unknown): null => {
    setProblem(error instanceof HostError ? error.problem : { code: 'internal', detail: String(error) });
    return null;
  }, []);

  useEffect(() => {
    const take = (update: TableUpdate): void => {
      if (update.table !== table) return;
      setFollowed((before) => ({
        update: { ...update, view: keepSame(before.update?.view, update.view), seats: keepSame(before.update?.seats, update.seats) },
        log: update.reset ? update.events : [...before.log, ...update.events],
      }));
    };
    const forget = host.onUpdate(take);
    host.ask('watch', { table }).then(({ update }) => take(update), fail);
    return () => {
      forget();
      host.ask('unwatch', { table }).catch(fail);
    };
  }, [host, table, fail]);

  return useMemo(() => {
    const ask = async (asked: Promise<{ refusal: Refusal | null }>): Promise<Refusal | null> => {
      try {
        return (await asked).refusal;
      } catch (error) {
        return fail(error);
      }
    };
    return {
      ...followed,
      update: followed.update && named(followed.update),
      problem,
      decide: (seat, decision) => ask(host.ask('decide', { table, seat, decision, id: randomHex(16) })),
      whyNot: (seat, decision) => ask(host.ask('whyNot', { table, seat, decision })),
      undo: (seat, version) => ask(host.ask('undo', { table, seat, version })),
    };
  }, [followed, named, problem, host, table, fail]);
}
