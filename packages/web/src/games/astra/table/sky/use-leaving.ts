import { useCallback, useState } from 'react';
import type { Departure, SkyMemory } from './follow.ts';

/**
 * The cards that are on their way out of the sky. What happens in the meantime does not cut them short: each says itself when it is
 * gone. With a still sky they are gone at once.
 */
export function useLeaving({ leaving }: SkyMemory): readonly [leaving: readonly Departure[], gone: (card: Departure) => void] {
  const [kept, keep] = useState({ seen: leaving, cards: leaving });
  const gone = useCallback((card: Departure) => {
    keep((now) => ({ ...now, cards: now.cards.filter((other) => other !== card) }));
  }, []);
  if (kept.seen === leaving) return [kept.cards, gone];
  const moves = document.documentElement.dataset['sky'] === 'turning';
  const cards = moves ? [...kept.cards, ...leaving] : [];
  keep({ seen: leaving, cards });
  return [cards, gone];
}
