import { useCallback, useState, useSyncExternalStore } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { type Coaching, coachingOf, onCoaching, startCoaching, stopCoaching } from './coaching.ts';

interface Coached {
  readonly coaching: Coaching | undefined;
  readonly start: () => void;
  readonly stop: () => void;
  /** Why the game could not be had. */
  readonly problem: LocalProblem | null;
}

/** What the coach has found of this game so far, and how to ask it. */
export function useCoaching({ table, game }: TableUpdate): Coached {
  const host = useHost();
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const coaching = useSyncExternalStore(onCoaching, () => coachingOf(table));
  const start = useCallback(() => {
    setProblem(null);
    host.ask('exportRecord', { table }).then(
      ({ record }) => startCoaching(table, { game, record }),
      (error: unknown) => setProblem(problemIn(error)),
    );
  }, [host, table, game]);
  const stop = useCallback(() => stopCoaching(table), [table]);
  return { coaching, start, stop, problem };
}
