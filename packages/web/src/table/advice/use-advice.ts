import type { Seat } from '@astrarium/core';
import { useCallback, useContext, useMemo, useState } from 'react';
import { HostContext } from '../../host/host-context.ts';
import type { TableUpdate } from '../../host/messages.ts';
import type { FollowedTable } from '../../host/use-table.ts';
import type { Advice } from './advice-context.ts';

/** Advice that was asked for, about the table as it stood then. */
export interface AskedAdvice {
  readonly version: number;
  /** Who has to decide; null when nobody at this screen has a choice. */
  readonly seat: Seat | null;
  /** What a Master would decide, once it is known. */
  readonly decision: string | null;
}

/** The table as it is shown while somebody takes advice. */
export interface Advised {
  readonly followed: FollowedTable;
  readonly update: TableUpdate;
  readonly advice: Advice | null;
  readonly asked: AskedAdvice | null;
  readonly tell: (decision: string) => void;
}

/** With advice only what is advised glows. A touch on anything else that is allowed lets go of the advice, and then it can be decided. */
export function useAdvice(followed: FollowedTable, update: TableUpdate): Advised {
  const away = useContext(HostContext) !== null;
  const [last, setAsked] = useState<AskedAdvice | null>(null);
  const { version, legal } = update;
  const asked = last?.version === version ? last : null;
  const seat = update.waitingFor.find((waited) => (legal[waited]?.length ?? 0) > 1) ?? null;
  const on = asked !== null;
  const toggle = useCallback(() => setAsked(on ? null : { version, seat, decision: null }), [on, version, seat]);
  const tell = useCallback((decision: string) => setAsked((before) => before && { ...before, decision }), []);
  const advice = useMemo(() => (away || update.result !== null ? null : { on, toggle }), [away, update.result, on, toggle]);

  const narrowed = useMemo(() => {
    if (asked === null || asked.seat === null || asked.decision === null) return { followed, update };
    const { decision } = asked;
    const whyNot: FollowedTable['whyNot'] = async (by, other) => {
      const refusal = await followed.whyNot(by, other);
      if (refusal === null) setAsked(null);
      return refusal;
    };
    return { followed: { ...followed, whyNot }, update: { ...update, legal: { ...update.legal, [asked.seat]: [decision] } } };
  }, [asked, followed, update]);

  return { ...narrowed, advice, asked, tell };
}
