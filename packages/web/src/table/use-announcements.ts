import type { Logged } from '@astrarium/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from './live-region.tsx';
import { useNewest } from './use-newest.ts';

/** More than this nobody listens to at once. */
const KEPT = 12;

/** What a screen reader is to hear: what happened, in the words of `tell`, then the question, if it is one for the persons here. */
export function useAnnouncements<Event>(
  log: readonly Logged<Event>[],
  question: string | null,
  /** Null for what goes without saying. */
  tell: (event: Event) => string | null,
): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);
  const add = useCallback((words: string): void => {
    last.current += 1;
    const message = { id: last.current, words };
    setMessages((before) => [...before.slice(1 - KEPT), message]);
  }, []);

  useNewest(log, (entries) => {
    const told = entries.flatMap(({ event }) => tell(event) ?? []);
    if (told.length > 0) add(told.join(' '));
  });

  useEffect(() => {
    if (question !== null) add(question);
  }, [question, add]);
  return messages;
}
