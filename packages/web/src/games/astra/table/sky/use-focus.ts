import { useEffect, useState } from 'react';
import { isAlive } from './sky-card.tsx';
import type { SlotState } from './slot-state.ts';

/**
 * Which card is looked at where only one fits. It stays until somebody turns to another, or until something can be done, or was
 * done, on one other card alone: then that one is shown.
 */
export function useFocus(
  states: readonly SlotState[],
  given: number | undefined,
  tell: ((slot: number) => void) | undefined,
): readonly [number, (slot: number) => void] {
  const [kept, keep] = useState(0);
  const [seen, setSeen] = useState(-1);
  const called = calling(states);
  if (called !== seen) {
    setSeen(called);
    if (called >= 0) keep(called);
  }
  useEffect(() => {
    if (called >= 0) tell?.(called);
  }, [called, tell]);
  const turnTo = (next: number): void => {
    keep(next);
    tell?.(next);
  };
  return [Math.min(given ?? kept, states.length - 1), turnTo];
}

/** The one card that asks to be seen, or -1. */
function calling(states: readonly SlotState[]): number {
  const marked = states.filter(({ freshStars, freshBoons }) => freshStars !== 0 || freshBoons !== 0);
  const alive = states.filter(isAlive);
  const [card, ...more] = alive.length > 0 ? alive : marked;
  return card === undefined || more.length > 0 ? -1 : card.slot;
}
