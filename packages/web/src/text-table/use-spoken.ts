import type { AnyNarrator, Logged } from '@astrarium/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from '../table/live-region.tsx';
import { useNewest } from '../table/use-newest.ts';

/** More than this nobody listens to at once. */
const KEPT = 12;

/** What a screen reader is to hear by itself: what happened, then what is asked. */
export function useSpoken(
  narrator: AnyNarrator,
  log: readonly Logged<unknown>[],
  question: string,
  names: readonly string[],
): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);
  const add = useCallback((words: string): void => {
    last.current += 1;
    const message = { id: last.current, words };
    setMessages((before) => [...before.slice(1 - KEPT), message]);
  }, []);
  useNewest(log, (entries) => add(entries.map(({ event }) => narrator.event(event, names)).join(' ')));
  useEffect(() => add(question), [question, add]);
  return messages;
}
