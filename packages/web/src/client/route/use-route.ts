import { useMemo, useSyncExternalStore } from 'react';
import { stepTo } from './came-from.ts';
import { pathOf, type Route, readRoute } from './route.ts';

/** The present place; the component is drawn anew when it changes. */
export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  return useMemo(() => readRoute(path), [path]);
}

/** Has the reader gone from one place of the site to another since the page was loaded? */
export function hasMoved(): boolean {
  return moved;
}

let moved = false;

/** Goes to another place of the site. `replace` leaves no step behind in the history. */
export function goTo(route: Route, { replace = false } = {}): void {
  const path = pathOf(route);
  const step = stepTo(route);
  moved = true;
  if (replace) history.replaceState(step, '', path);
  else history.pushState(step, '', path);
  // The browser tells of going back and forth, not of this.
  dispatchEvent(new PopStateEvent('popstate'));
  if (!replace) scrollTo(0, 0);
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
