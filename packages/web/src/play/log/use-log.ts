import { type RefObject, useEffect, useRef } from 'react';
import type { LogGroup } from './log-group.ts';

type LogRef = RefObject<HTMLElement | null>;

/** The arrows go from line to line; from the log itself, the first step is to the newest. */
export function useLogKeys(place: LogRef): void {
  useEffect(() => {
    const list = place.current;
    const goAlong = (event: KeyboardEvent): void => {
      if (list === null || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      const lines = [...list.querySelectorAll('a')];
      const now = lines.findIndex((line) => line === document.activeElement);
      const next = now < 0 ? lines.length - 1 : now + (event.key === 'ArrowUp' ? -1 : 1);
      lines[next]?.focus();
      event.preventDefault();
    };
    list?.addEventListener('keydown', goAlong);
    return () => list?.removeEventListener('keydown', goAlong);
  }, [place]);
}

/** A line under the mouse, or with the keyboard on it, points at its place on the board. */
export function useLogPointer<At>(place: LogRef, groups: readonly LogGroup<At>[], onPoint: (at: At | null) => void): void {
  const newest = useRef({ groups, onPoint });
  useEffect(() => {
    newest.current = { groups, onPoint };
  });
  useEffect(() => {
    const list = place.current;
    const pointFrom = ({ target }: Event): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
      const { turn, line: number } = line?.dataset ?? {};
      const group = newest.current.groups.find(({ key }) => String(key) === turn);
      newest.current.onPoint(group?.lines[Number(number)]?.at ?? null);
    };
    const pointNowhere = (): void => newest.current.onPoint(null);
    const listeners = [
      ['mouseover', pointFrom],
      ['focusin', pointFrom],
      ['mouseleave', pointNowhere],
      ['focusout', pointNowhere],
    ] as const;
    for (const [kind, listener] of listeners) list?.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of listeners) list?.removeEventListener(kind, listener);
    };
  }, [place]);
}
