import { type ActionCard, actionOf, type Faction, FIRST_MOVEMENT, FIRST_SCORING, MOVEMENT, PRODUCTION, SCORING } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';

/** The two resources, systems or elements on an action card; nothing on Build and Trade (B1.5, B1.6). */
export function pairOn(card: ActionCard, faction: Faction): readonly number[] {
  switch (actionOf(card)) {
    case 'production':
      return at(at(PRODUCTION, faction), card);
    case 'movement':
      return at(at(MOVEMENT, faction), card - FIRST_MOVEMENT);
    case 'scoring':
      return at(SCORING, card - FIRST_SCORING);
    default:
      return [];
  }
}
