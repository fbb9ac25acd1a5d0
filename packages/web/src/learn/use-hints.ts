import type { Seat } from '@astrarium/core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHost } from '../host/host-context.ts';
import type { TableUpdate } from '../host/messages.ts';
import type { Guide } from './use-guidance.ts';

/** What an Adept would do, at each decision of one person. */
export interface Hints {
  /** In notation; null while nothing is asked of the person, and until it has been thought of. */
  readonly hint: string | null;
  /** Once the person wants to see where: the hint is all that glows. */
  readonly guide: Guide | null;
  readonly show: () => void;
  readonly hide: () => void;
}

/** `seat` is null where no hints are wanted. */
export function useHints({ table, version, waitingFor }: TableUpdate, seat: Seat | null): Hints {
  const host = useHost();
  const [advice, setAdvice] = useState<{ readonly version: number; readonly decision: string | null } | null>(null);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const asked = seat !== null && waitingFor.includes(seat);
  useEffect(() => {
    if (!asked) return;
    let late = false;
    // A host that can't be reached is told of by the table itself.
    host.ask('advise', { table, seat }).then(
      // The table may have gone on meanwhile.
      (answer) => late || answer.version !== version || setAdvice(answer),
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [host, table, version, seat, asked]);
  const hint = asked && advice?.version === version ? advice.decision : null;
  const guide = useMemo(() => (hint !== null && shownAt === version ? { next: hint } : null), [hint, shownAt, version]);
  const show = useCallback(() => setShownAt(version), [version]);
  const hide = useCallback(() => setShownAt(null), []);
  return { hint, guide, show, hide };
}
