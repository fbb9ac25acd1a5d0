import type { Logged } from '@astrarium/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LiveRegion, type Message } from './live-region.tsx';
import { useNewest } from './use-newest.ts';

/** More than this nobody listens to at once. */
const KEPT = 12;

interface AnnouncementsProps<Event> {
  readonly log: readonly Logged<Event>[];
  /** Null where it is none for the persons here. */
  readonly question: string | null;
  /** Null for what goes without saying. */
  readonly tell: (event: Event) => string | null;
}

/** What a screen reader is to hear: what happened, in the words of `tell`, then the question. Nothing else is drawn again for it. */
export function Announcements<Event>({ log, question, tell }: AnnouncementsProps<Event>): ReactNode {
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
  return <LiveRegion messages={messages} />;
}
