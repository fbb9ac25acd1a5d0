import type { Seat } from '@astrarium/core';
import { useCallback, useContext, useMemo, useState } from 'react';
import { HostContext } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import { hasChoice } from '../guidance/has-choice.ts';
import type { Advice } from './advice-context.ts';

/** Advice that was asked for, about the table as it stood then. */
interface AskedAdvice {
  readonly version: number;
  /** Who has to decide; null when nobody at this screen has a choice. */
  readonly seat: Seat | null;
}

/** Whether somebody takes advice, and how to ask for it. */
export interface Advised {
  readonly advice: Advice | null;
  readonly asked: AskedAdvice | null;
}

/** Advice is about one moment: with the next decision it is gone. `free` where the person may decide as the rules allow. */
export function useAdvice(update: TableUpdate, free: boolean): Advised {
  const { version, waitingFor, result } = update;
  const away = useContext(HostContext) !== null;
  const [last, setAsked] = useState<AskedAdvice | null>(null);
  const asked = last?.version === version ? last : null;
  const seat = waitingFor.find((waited) => hasChoice(update, waited)) ?? null;
  const on = asked !== null;
  const toggle = useCallback(() => setAsked(on ? null : { version, seat }), [on, version, seat]);
  const advice = useMemo(() => (away || !free || result !== null ? null : { on, toggle }), [away, free, result, on, toggle]);
  return { advice, asked };
}
