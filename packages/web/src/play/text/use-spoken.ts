import type { AnyNarrator, Logged } from '@astrarium/core';
import { useEffect } from 'react';
import { useNewest } from '../../lib/use-newest.ts';
import type { Announcement } from '../../ui/live-region.tsx';
import { useMessages } from '../use-messages.ts';

/** What a screen reader is to hear by itself: what happened, then what is asked. */
export function useSpoken(
  narrator: AnyNarrator,
  log: readonly Logged<unknown>[],
  question: string,
  names: readonly string[],
): readonly Announcement[] {
  const [messages, add] = useMessages();
  useNewest(log, (entries) => add(entries.map(({ event }) => narrator.event(event, names)).join(' ')));
  useEffect(() => add(question), [question, add]);
  return messages;
}
