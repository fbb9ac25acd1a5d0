import { type AdAstraView, FIRST_SCORING, SCORING } from '@astrarium/ad-astra';

/** A Scoring card lies open from an earlier round, has been turned up in this one, or can still come (B8.5). */
type CycleState = 'open' | 'played' | 'to-come';

export interface Cycle {
  /** The three Scoring cards in order. */
  readonly cards: readonly CycleState[];
  /** All three are out: they come back at the end of this round. */
  readonly comesBack: boolean;
}

/** Where each player stands in the cycle of Scoring cards, as everybody can see. */
export function cyclesOf({ seats, spaces, revealed }: AdAstraView): Cycle[] {
  return seats.map(({ open }, seat) => {
    const cards = SCORING.map((_, index): CycleState => {
      const card = FIRST_SCORING + index;
      if (open & (1 << card)) return 'open';
      return spaces.some((space, number) => number < revealed && space.owner === seat && space.card === card) ? 'played' : 'to-come';
    });
    return { cards, comesBack: !cards.includes('to-come') };
  });
}
