import { useCallback, useMemo, useState } from 'react';
import type { TableUpdate } from '../host/messages.ts';
import type { FollowedTable } from '../host/use-table.ts';
import { LEARNER, type Place } from './lesson.ts';

/** The table as a lesson lets it be played. */
export interface Guidance {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
  /** How often something else was touched at this place of the lesson. */
  readonly strayed: number;
}

/**
 * Only what the step waits for can be decided, so only that glows. Whatever the rules forbid is told by the table as ever; what
 * they would allow, but is not meant now, is answered by the step's hint.
 */
export function useGuidance(followed: FollowedTable, update: TableUpdate, place: Place | null): Guidance {
  const [strays, setStrays] = useState<{ readonly place: Place | null; readonly count: number } | null>(null);
  const stray = useCallback(() => setStrays((before) => ({ place, count: before?.place === place ? before.count + 1 : 1 })), [place]);

  const guided = useMemo<FollowedTable>(() => {
    if (place === null) return followed;
    return {
      ...followed,
      decide: async (seat, decision) => {
        if (decision === place.next) return followed.decide(seat, decision);
        stray();
        return null;
      },
      whyNot: async (seat, decision) => {
        const refusal = await followed.whyNot(seat, decision);
        if (refusal === null) stray();
        return refusal;
      },
    };
  }, [followed, place, stray]);

  const shown = useMemo<TableUpdate>(() => {
    if (place === null) return update;
    // While there is only something to read, the table waits for nobody.
    if (place.next === null) return { ...update, legal: {}, waitingFor: update.waitingFor.filter((seat) => seat !== LEARNER) };
    return { ...update, legal: { [LEARNER]: [place.next] } };
  }, [update, place]);

  return { followed: guided, update: shown, strayed: strays?.place === place ? strays.count : 0 };
}
