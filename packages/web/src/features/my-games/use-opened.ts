import { useEffect, useMemo, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { useNamedSeats } from '../../client/local/use-named-seats.ts';

/** A table as it stands, with its whole log. Looked at only: no bot is woken to play on. */
export function useOpened(table: string): { readonly opened: TableUpdate | null; readonly problem: LocalProblem | null } {
  const host = useHost();
  const [opened, setOpened] = useState<TableUpdate | null>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  useEffect(() => {
    let wanted = true;
    const fail = (error: unknown): void => {
      if (wanted) setProblem(problemIn(error));
    };
    const take = ({ update }: { update: TableUpdate }): void => {
      if (wanted) setOpened(update);
    };
    host.ask('watch', { table }).then(take, fail);
    host.ask('unwatch', { table }).catch(fail);
    return () => {
      wanted = false;
    };
  }, [host, table]);
  const named = useNamedSeats();
  return { opened: useMemo(() => opened && named(opened), [opened, named]), problem };
}
