import type { ActionCard } from '@astrarium/ad-astra';
import { createContext, type PointerEvent, useContext } from 'react';
import { NO_CHOICE, type PendingPlacement } from './choice.ts';

/**
 * The card in the hand and the space it is meant for, shared by the hand, the board and the card that is on: put the three of
 * them, wherever they are on the page, inside one <PlanningChoice play={play}>. Without it they show the same and choose nothing.
 */
export interface Planner {
  readonly choice: PendingPlacement;
  /** The space a card is being dragged over, or null. */
  readonly over: number | null;
  readonly touchCard: (card: ActionCard) => void;
  readonly touchSpace: (space: number) => void;
  readonly clear: () => void;
  /** A pointer went down on a card of the hand: from here it can be dragged to a space. */
  readonly grab: (event: PointerEvent<HTMLElement>, card: ActionCard) => void;
}

const NO_PLANNER: Planner = {
  choice: NO_CHOICE,
  over: null,
  touchCard: () => undefined,
  touchSpace: () => undefined,
  clear: () => undefined,
  grab: () => undefined,
};

export const PlannerContext = createContext<Planner>(NO_PLANNER);

export function usePlanningChoice(): Planner {
  return useContext(PlannerContext);
}
