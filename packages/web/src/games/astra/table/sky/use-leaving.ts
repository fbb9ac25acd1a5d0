import { useCallback, useState } from 'react';
import type { Followed, Leaving } from './follow.ts';

/**
 * The cards that are on their way out of the sky. What happens in the meantime does not cut them short: each says itself when it is
 * gone. With a still sky they are gone at once.
 */
export function useLeaving({ leaving }: Followed): readonly [leaving: readonly Leaving[], gone: (card: Leaving) => void] {
  const [kept, keep] = useState({ seen: leaving, cards: leaving });
  const gone = useCallback((card: Leaving) => {
    keep((now) => ({ ...now, cards: now.cards.filter((other) => other !== card) }));
  }, []);
  if (kept.seen === leaving) return [kept.cards, gone];
  const moves = document.documentElement.dataset['sky'] === 'turning';
  const cards = moves ? [...kept.cards, ...leaving] : [];
  keep({ seen: leaving, cards });
  return [cards, gone];
}
