import type { Problem } from '@astrarium/protocol';
import { useCallback, useState } from 'react';
import { onlineProblem } from './online-error.ts';

export interface PendingRequest {
  /** Something asked is not answered yet. */
  readonly busy: boolean;
  /** Why the last thing asked was not done. */
  readonly problem: Problem | null;
  readonly ask: (work: () => Promise<unknown>) => void;
}

/** Asks one thing after another for a part of a page, and keeps what went wrong. */
export function useRequest(): PendingRequest {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = useCallback((work: () => Promise<unknown>): void => {
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(onlineProblem(error)))
      .finally(() => setBusy(false));
  }, []);
  return { busy, problem, ask };
}
