import { useMemo, useSyncExternalStore } from 'react';
import { pathOf, type Route, readRoute } from './route.ts';

/** Where a game is played, retold or counted up. */
export type GameRoute = Extract<Route, { readonly id: string }>;

/** What is kept with a step of the history: from which game the reader came to look something up. */
export interface HistoryStep {
  readonly from: string;
}

/** The step to a place where things are looked up: further on there, the way back to the game is still known. */
export function stepTo(to: Route): HistoryStep | null {
  if (to.page !== 'rules' && to.page !== 'glossary') return null;
  const here = readRoute(location.pathname);
  const from = isGame(here) ? pathOf(here) : kept();
  return from === '' ? null : { from };
}

/** The game from which the reader came here to look something up. */
export function useCameFrom(): GameRoute | null {
  const from = useSyncExternalStore(subscribe, kept);
  return useMemo(() => {
    const place = readRoute(from);
    return isGame(place) ? place : null;
  }, [from]);
}

function isGame(route: Route): route is GameRoute {
  return 'id' in route;
}

/** The history keeps anything: what another version of the page left there may be of another kind. */
function kept(): string {
  const step: unknown = history.state;
  return typeof step === 'object' && step !== null && 'from' in step && typeof step.from === 'string' ? step.from : '';
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
