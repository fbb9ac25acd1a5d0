import { CARDS, type Card } from '@astrarium/astra';
import type { GameDiscoveries } from '../../../client/local/discoveries.ts';

/** A constellation that was discovered at this browser. */
export interface Discovered {
  readonly card: Card;
  /** When it was, for the first time. */
  readonly first: number;
  /** In how many games. */
  readonly games: number;
}

/** What was discovered after a time, the newest first; each game counts once. */
export function discoveredSince(games: readonly GameDiscoveries[], since: number): readonly Discovered[] {
  return CARDS.flatMap((card) => {
    const times = games
      .filter(({ game }) => game === 'astra')
      .map(({ found }) => found[card.code] ?? 0)
      .filter((time) => time > since);
    return times.length === 0 ? [] : [{ card, first: Math.min(...times), games: times.length }];
  }).toSorted((a, b) => b.first - a.first);
}
