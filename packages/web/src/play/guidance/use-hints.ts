import type { Seat } from '@astrarium/core';
import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import { hasChoice } from './has-choice.ts';

/** What an Adept would do, at each decision of one person. */
export interface Hints {
  /** In notation; null while there is nothing for the person to choose, and until it has been thought of. */
  readonly hint: string | null;
  /** Does the person want to see where? */
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** `seat` is null where no hints are wanted. */
export function useHints(update: TableUpdate, seat: Seat | null): Hints {
  const { table, version } = update;
  const host = useHost();
  const [advice, setAdvice] = useState<{ readonly version: number; readonly decision: string | null } | null>(null);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const asked = seat !== null && hasChoice(update, seat);
  useEffect(() => {
    if (!asked) return;
    let late = false;
    // The table itself reports a host that can't be reached.
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
  const toggle = useCallback(() => setShownAt((at) => (at === version ? null : version)), [version]);
  return { hint, shown: hint !== null && shownAt === version, toggle };
}
