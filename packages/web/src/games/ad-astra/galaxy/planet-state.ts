import {
  type AdAstraView,
  DEEP_SPACE,
  hasColony,
  hasFactory,
  type ItemName,
  indexOf,
  isTerraformed,
  ownerOf,
  type Place,
  type PlanetKind,
  SYSTEM_OF,
  shipsOf,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';

/** All that can be seen of one planet. */
export interface PlanetState {
  readonly place: Place;
  readonly side: 'up' | 'seen' | 'down';
  /** Null where the viewer does not know. */
  readonly kind: PlanetKind | null;
  /** Who has pawns here, or null. */
  readonly owner: Seat | null;
  readonly ships: number;
  readonly settlement: ItemName | null;
  readonly terraformed: boolean;
}

export function planetState(view: AdAstraView, place: Place): PlanetState {
  const system = at(SYSTEM_OF, place);
  const bit = 1 << indexOf(place);
  const pawns = at(view.pawns, place);
  const owner = ownerOf(pawns);
  const up = (at(view.faceUp, system) & bit) !== 0;
  return {
    place,
    side: up ? 'up' : (at(view.known, system) & bit) !== 0 ? 'seen' : 'down',
    kind: at(view.planets, place),
    owner: owner < 0 ? null : owner,
    ships: shipsOf(pawns),
    settlement: hasFactory(pawns) ? 'factory' : hasColony(pawns) ? 'colony' : null,
    terraformed: isTerraformed(pawns),
  };
}

/** B3.4: planets still face down, in one system or in all. */
export function faceDownIn({ sizes, faceUp }: AdAstraView, system: number): number {
  let down = 0;
  for (let index = 0; index < at(sizes, system); index += 1) if ((at(faceUp, system) & (1 << index)) === 0) down += 1;
  return down;
}

export function faceDownLeft(view: AdAstraView): number {
  return view.sizes.reduce((sum, _, system) => sum + faceDownIn(view, system), 0);
}

/** Ships of a seat in deep space; one that has set out and is about to land is no longer seen there. */
export function inDeepSpace({ seats, frames }: AdAstraView, seat: Seat): number {
  const away = frames.some((frame) => frame.phase === 'land' && frame.seat === seat && frame.from === DEEP_SPACE);
  return at(seats, seat).ships.filter((place) => place === DEEP_SPACE).length - (away ? 1 : 0);
}
