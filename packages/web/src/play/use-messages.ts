import { useCallback, useRef, useState } from 'react';
import type { Announcement } from '../ui/live-region.tsx';

/** More than this nobody listens to at once. */
const KEPT = 12;

/** What a screen reader is to hear, and a way to add to it. */
export function useMessages(): readonly [messages: readonly Announcement[], add: (words: string) => void] {
  const [messages, setMessages] = useState<readonly Announcement[]>([]);
  const last = useRef(0);
  const add = useCallback((words: string): void => {
    last.current += 1;
    const message = { id: last.current, words };
    setMessages((before) => [...before.slice(1 - KEPT), message]);
  }, []);
  return [messages, add];
}
