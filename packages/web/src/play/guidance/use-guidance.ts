import type { Seat } from '@astrarium/core';
import { useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import type { TableSession } from '../../client/local/use-table.ts';

/** What leads a learner through a decision: the one that is meant, or null while there is only something to read. */
export interface Guide {
  readonly next: string | null;
}

/** The table as whoever is guided may play it. */
export interface Guidance {
  readonly followed: TableSession;
  readonly update: TableUpdate;
  /** How often something else was touched under this guide. */
  readonly strayed: number;
}

/**
 * Only what is meant can be decided, so only that glows. What the rules forbid, the table explains as ever; what
 * they would allow, but is not meant now, is answered by the step's hint.
 */
export function useGuidance(followed: TableSession, update: TableUpdate, guide: Guide | null, guided: Seat): Guidance {
  const [strays, setStrays] = useState<{ readonly guide: Guide | null; readonly count: number } | null>(null);
  const stray = useCallback(() => setStrays((before) => ({ guide, count: before?.guide === guide ? before.count + 1 : 1 })), [guide]);

  const kept = useMemo<TableSession>(() => {
    if (guide === null) return followed;
    return {
      ...followed,
      ...(guide.next !== null && { only: guide.next }),
      decide: async (seat, decision) => {
        if (decision === guide.next) return followed.decide(seat, decision);
        stray();
        return null;
      },
      whyNot: async (seat, decision) => {
        const refusal = await followed.whyNot(seat, decision);
        if (refusal === null) stray();
        return refusal;
      },
    };
  }, [followed, guide, stray]);

  const shown = useMemo<TableUpdate>(() => {
    if (guide === null || guide.next !== null) return update;
    // While there is only something to read, the table waits for nobody.
    return { ...update, legal: {}, waitingFor: update.waitingFor.filter((seat) => seat !== guided) };
  }, [update, guide, guided]);

  return { followed: kept, update: shown, strayed: strays?.guide === guide ? strays.count : 0 };
}
