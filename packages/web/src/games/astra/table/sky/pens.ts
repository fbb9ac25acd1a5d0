import { createContext, useContext, useMemo } from 'react';
import type { SeatPlan } from '../../../../client/local/messages.ts';
import { inkOf, type PenInk } from '../../../../play/ink/ink.ts';

/** A pen: whose it is and what it writes in. The dreamer's has no name of its own here: every language calls it differently. */
export interface Pen {
  readonly ink: PenInk;
  readonly name: string | null;
}

export const PensContext = createContext<readonly Pen[]>([]);

/** The pens in play, one per seat and with 2 players the dreamer's (A10.1). */
export function usePens(): readonly Pen[] {
  return useContext(PensContext);
}

/** The same list for as long as the seats are the same: every update brings a new copy of them. */
export function useNewPens(seats: readonly SeatPlan[]): readonly Pen[] {
  const key = JSON.stringify(seats.map(({ name, ink }) => [name, ink]));
  return useMemo(() => {
    const plans = JSON.parse(key) as [string, SeatPlan['ink']][];
    const pens: Pen[] = plans.map(([name, ink]) => ({ name, ink }));
    return pens.length === 2 ? [...pens, { name: null, ink: inkOf([], 2) }] : pens;
  }, [key]);
}
