import type { AstraView, CardId, Star } from '@astrarium/astra';
import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { boonOf, discoverOf, markOf } from '../notation.ts';
import type { Play } from '../play.ts';

/** What a hand can do in the sky. It stays the same object for the whole game, so that no card is drawn anew for its sake. */
export interface Hand {
  /** Decides it if it can be decided, else asks why it can't. */
  readonly mark: (card: CardId, star: Star) => void;
  readonly boon: (box: number) => void;
  readonly discover: (card: CardId) => void;
  readonly canMark: (card: CardId, star: Star) => boolean;
  /** Another card is looked at: the next or the one before. */
  readonly turnTo: (slot: number) => void;
}

export const HandContext = createContext<Hand | undefined>(undefined);

export function useHand(): Hand {
  const hand = useContext(HandContext);
  if (hand === undefined) throw new Error('useHand is for components inside the Sky');
  return hand;
}

/** A second touch on what was just decided, before the table has answered, is meant once. */
const MEANT_ONCE = 400;

export function useNewHand(play: Play, turnTo: (slot: number) => void): Hand {
  const latest = useRef({ play, turnTo });
  useLayoutEffect(() => {
    latest.current = { play, turnTo };
  });
  const sent = useRef<{ readonly view: AstraView; readonly at: number } | null>(null);
  return useMemo(() => {
    const decide = (decision: string): void => {
      const { play: now } = latest.current;
      if (!now.legal.has(decision)) now.askWhy(decision);
      else if (sent.current?.view !== now.view || performance.now() - sent.current.at > MEANT_ONCE) {
        sent.current = { view: now.view, at: performance.now() };
        now.decide(decision);
      }
    };
    return {
      mark: (card, star) => decide(markOf(card, star)),
      boon: (box) => decide(boonOf(box)),
      discover: (card) => decide(discoverOf(card)),
      canMark: (card, star) => latest.current.play.legal.has(markOf(card, star)),
      turnTo: (slot) => latest.current.turnTo(slot),
    };
  }, []);
}
