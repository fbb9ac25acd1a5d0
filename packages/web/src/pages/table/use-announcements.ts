import type { AstraEvent } from '@astrarium/astra';
import { type Names, sentence } from '@astrarium/astra/text';
import type { Logged } from '@astrarium/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isCost } from '../../astra/table/log-groups.ts';
import type { Message } from '../../table/live-region.tsx';
import { useNewest } from '../../table/use-newest.ts';
import { useText } from '../../text/use-text.ts';

/** More than this nobody listens to at once. */
const KEPT = 12;

/** What a screen reader is to hear: what happened, unless it is told otherwise, then the question, if it is one for the persons here. */
export function useAnnouncements(
  log: readonly Logged<AstraEvent>[],
  question: string | null,
  names: Names,
  toldOtherwise: ReadonlySet<AstraEvent>,
): readonly Message[] {
  const { astra } = useText();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);
  const add = useCallback((words: string): void => {
    last.current += 1;
    const message = { id: last.current, words };
    setMessages((before) => [...before.slice(1 - KEPT), message]);
  }, []);

  useNewest(log, (entries) => {
    const told = entries
      .filter(({ event }) => !isCost(event) && !toldOtherwise.has(event))
      .map(({ event }) => sentence(astra, event, names));
    if (told.length > 0) add(told.join(' '));
  });

  useEffect(() => {
    if (question !== null) add(question);
  }, [question, add]);
  return messages;
}
