import { useEffect, useState } from 'react';
import { useHost } from '../../../client/local/host-context.ts';
import type { LocalProblem, Standing } from '../../../client/local/messages.ts';
import { problemIn } from '../../../client/local/problem-in.ts';

/** How a finished game stood after each turn, as soon as its host has told. */
export function useStandings(table: string): { readonly standings: readonly Standing[] | null; readonly problem: LocalProblem | null } {
  const host = useHost();
  const [standings, setStandings] = useState<readonly Standing[] | null>(null);
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  useEffect(() => {
    let wanted = true;
    host.ask('standings', { table }).then(
      (told) => wanted && setStandings(told.standings),
      (error: unknown) => wanted && setProblem(problemIn(error)),
    );
    return () => {
      wanted = false;
    };
  }, [host, table]);
  return { standings, problem };
}
