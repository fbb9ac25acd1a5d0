import { at, lowest, type Seat } from '@astrarium/core';
import { SYSTEM_SIZE, type System } from '../data/galaxy.ts';
import { COLONY, FACTORY, ITEMS, type Item, PAWNS_EACH, STARSHIP } from '../data/pawns.ts';
import { DEEP_SPACE, IN_SUPPLY, type Place, placeOf, SYSTEM_OF } from '../data/places.ts';
import type { Board } from '../public-board.ts';
import { type AdAstraState, NONE, shipAt } from '../state.ts';

/**
 * What stands on one planet, in one number: owner + 1 in bits 0 to 2, ships in bits 3 to 5, then a colony, a factory and a
 * terraformer, one bit each. By B5.4 the pawns on a planet are all of one owner.
 */
export type Pawns = number;

const SHIP = 1 << 3;
const COLONY_BIT = 1 << 6;
const FACTORY_BIT = 1 << 7;
const TERRAFORMER_BIT = 1 << 8;

export function pawnsAt(board: Board, place: Place): Pawns {
  return board.pawns[place] ?? 0;
}

/** Who has pawns here, or NOBODY. */
export function ownerOf(pawns: Pawns): Seat {
  return (pawns & 7) - 1;
}

export function shipsOf(pawns: Pawns): number {
  return (pawns >> 3) & 7;
}

export function hasColony(pawns: Pawns): boolean {
  return (pawns & COLONY_BIT) !== 0;
}

export function hasFactory(pawns: Pawns): boolean {
  return (pawns & FACTORY_BIT) !== 0;
}

export function isTerraformed(pawns: Pawns): boolean {
  return (pawns & TERRAFORMER_BIT) !== 0;
}

/** Are the pawns here, if any, the seat's own? */
export function isFreeFor(pawns: Pawns, seat: Seat): boolean {
  return pawns === 0 || (pawns & 7) === seat + 1;
}

/** The places with pawns of the seat, one after the other; `visit` gets the place and what stands there. */
export function eachOwnPlace(board: Board, seat: Seat, visit: (place: Place, pawns: Pawns) => void): void {
  for (let systems = board.presence[seat] ?? 0; systems !== 0; systems &= systems - 1) {
    const from = lowest(systems) * SYSTEM_SIZE.max;
    for (let place = from; place < from + SYSTEM_SIZE.max; place += 1) {
      const pawns = pawnsAt(board, place);
      if (pawns !== 0 && (pawns & 7) === seat + 1) visit(place, pawns);
    }
  }
}

/** A colony, factory or terraformer from the supply onto the planet. A factory takes the colony's place (B6.3). */
export function put(state: AdAstraState, seat: Seat, item: Item, where: Place): void {
  takeFromSupply(state, seat, item, 1);
  let pawns = pawnsAt(state, where) | (seat + 1);
  if (item === FACTORY) {
    if (hasColony(pawns)) takeFromSupply(state, seat, COLONY, -1);
    pawns = (pawns & ~COLONY_BIT) | FACTORY_BIT;
  } else pawns |= item === COLONY ? COLONY_BIT : TERRAFORMER_BIT;
  state.pawns[where] = pawns;
  enter(state, seat, where);
}

/** A new starship into deep space (B6.5). */
export function launch(state: AdAstraState, seat: Seat): void {
  takeFromSupply(state, seat, STARSHIP, 1);
  state.fleet[seat * PAWNS_EACH + findShip(state, seat, IN_SUPPLY, 0)] = DEEP_SPACE;
}

/** Moves one ship; both ends may be deep space. */
export function moveShip(state: AdAstraState, seat: Seat, ship: number, to: Place): void {
  const from = shipAt(state, seat, ship);
  if (from !== DEEP_SPACE) {
    const left = pawnsAt(state, from) - SHIP;
    state.pawns[from] = left >> 3 === 0 ? 0 : left;
    if (left >> 3 === 0) leave(state, seat, SYSTEM_OF[from] ?? 0);
  }
  state.fleet[seat * PAWNS_EACH + ship] = to;
  if (to === DEEP_SPACE) return;
  state.pawns[to] = (pawnsAt(state, to) | (seat + 1)) + SHIP;
  enter(state, seat, to);
}

/** The first ship of the seat at this place that is not in the set, or NONE. */
export function findShip(state: AdAstraState, seat: Seat, where: Place, except: number): number {
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
    if (shipAt(state, seat, ship) === where && (except & (1 << (seat * PAWNS_EACH + ship))) === 0) return ship;
  }
  return NONE;
}

function takeFromSupply(state: AdAstraState, seat: Seat, item: Item, n: number): void {
  const index = seat * ITEMS.length + item;
  state.supply[index] = at(state.supply, index) - n;
}

function enter(state: AdAstraState, seat: Seat, where: Place): void {
  state.presence[seat] = at(state.presence, seat) | (1 << at(SYSTEM_OF, where));
}

/** A planet of the system was left bare: is the seat still in the system? */
function leave(state: AdAstraState, seat: Seat, system: System): void {
  for (let index = 0; index < SYSTEM_SIZE.max; index += 1) {
    if (ownerOf(pawnsAt(state, placeOf(system, index))) === seat) return;
  }
  state.presence[seat] = at(state.presence, seat) & ~(1 << system);
}
