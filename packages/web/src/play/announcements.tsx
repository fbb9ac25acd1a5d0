import type { Logged } from '@astrarium/core';
import { type ReactNode, useEffect } from 'react';
import { useNewest } from '../lib/use-newest.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { useMessages } from './use-messages.ts';

interface AnnouncementsProps<Event> {
  readonly log: readonly Logged<Event>[];
  /** Null where it is none for the persons here. */
  readonly question: string | null;
  /** Null for what goes without saying. */
  readonly tell: (event: Event) => string | null;
}

/** What a screen reader is to hear: what happened, in the words of `tell`, then the question. Nothing else is drawn again for it. */
export function Announcements<Event>({ log, question, tell }: AnnouncementsProps<Event>): ReactNode {
  const [messages, add] = useMessages();

  useNewest(log, (entries) => {
    const told = entries.flatMap(({ event }) => tell(event) ?? []);
    if (told.length > 0) add(told.join(' '));
  });

  useEffect(() => {
    if (question !== null) add(question);
  }, [question, add]);
  return <LiveRegion messages={messages} />;
}
