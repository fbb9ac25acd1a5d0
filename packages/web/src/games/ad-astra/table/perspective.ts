import type { AdAstraView } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';

/**
 * Would the person decide better with things in sight that nobody else may see (B11.2)? On a Trade card all hands lie open, so
 * whoever holds no artifact has nothing to look up: offers are made and answered in front of everybody.
 */
export function needsOwnPerspective(view: AdAstraView, seat: Seat): boolean {
  return view.step !== 'trade' || view.seats[seat]?.artifactCount !== 0;
}
