import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '../atlas/projection.ts';
import { flight } from '../atlas/view.ts';

export interface ViewControl {
  readonly view: View;
  /** At once, as under a hand; it ends a flight. */
  readonly change: (next: (view: View) => View) => void;
  /** By a short flight, or at once where nothing is to move. */
  readonly flyTo: (next: (view: View) => View) => void;
}

const FLIGHT_MS = 900;

/** What of the sky is looked at, and how it changes. */
export function useView(first: () => View): ViewControl {
  const [view, setView] = useState(first);
  const newest = useRef(view);
  const frame = useRef(0);

  const show = useCallback((next: View) => {
    newest.current = next;
    setView(next);
  }, []);

  const change = useCallback(
    (next: (view: View) => View) => {
      cancelAnimationFrame(frame.current);
      show(next(newest.current));
    },
    [show],
  );

  const flyTo = useCallback(
    (next: (view: View) => View) => {
      cancelAnimationFrame(frame.current);
      const from = newest.current;
      const to = next(from);
      if (document.documentElement.dataset['sky'] !== 'turning') {
        show(to);
        return;
      }
      let begun: number | undefined;
      const step = (now: number): void => {
        begun ??= now;
        const part = Math.min(1, (now - begun) / FLIGHT_MS);
        show(flight(from, to, part));
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [show],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { view, change, flyTo };
}
