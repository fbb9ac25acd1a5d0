import { type RefObject, useEffect, useState } from 'react';
import { ARROWS, neighbour } from '../../../lib/spatial-navigation.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import type { Stop } from './arrange.ts';

/**
 * Answers with the one stop that the tab key comes to; from there, arrow keys lead to whatever lies next on the chart. Escape lets
 * go of what is held; `letGo` says whether there was anything.
 */
export function useRoving(chart: RefObject<HTMLElement | null>, stops: readonly Stop[], first: string, letGo: () => boolean): string {
  const [kept, keep] = useState(first);
  const onKey = useStableCallback((event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (letGo()) event.stopPropagation();
      return;
    }
    const direction = ARROWS[event.key];
    const from = stops.findIndex(({ id }) => id === stopOf(event.target));
    if (direction === undefined || from < 0 || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = stops[neighbour(stops, from, direction)];
    if (next !== undefined) chart.current?.querySelector<HTMLElement>(`[data-stop="${next.id}"]`)?.focus();
  });
  useEffect(() => {
    const element = chart.current;
    const onFocus = (event: FocusEvent): void => {
      const stop = stopOf(event.target);
      if (stop !== undefined) keep(stop);
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('focusin', onFocus);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusin', onFocus);
    };
  }, [chart, onKey]);
  return stops.some(({ id }) => id === kept) ? kept : first;
}

function stopOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] : undefined;
}
