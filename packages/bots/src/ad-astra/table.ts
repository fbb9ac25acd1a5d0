import {
  type AdAstraView,
  ALIEN,
  type Bundle,
  FOOD,
  hasColony,
  hasFactory,
  isTerraformed,
  ownerOf,
  type Pawns,
  type Place,
  type Resource,
  SYSTEM_OF,
  shipsOf,
  WATER,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';

/** A place with pawns of one seat. */
export interface Holding {
  readonly place: Place;
  readonly pawns: Pawns;
  /** The planet's kind; where there are pawns it is face up. */
  readonly kind: number;
}

export function holdingsOf(view: AdAstraView, seat: Seat): Holding[] {
  const holdings: Holding[] = [];
  for (let place = 0; place < view.pawns.length; place += 1) {
    const pawns = view.pawns[place] ?? 0;
    if (pawns !== 0 && ownerOf(pawns) === seat) holdings.push({ place, pawns, kind: view.planets[place] ?? ALIEN });
  }
  return holdings;
}

/** Cards of the resource that the seat's pawns give (B4.2). */
export function dueOf(holdings: readonly Holding[], resource: Resource): number {
  let due = 0;
  for (const { pawns, kind } of holdings) {
    if (kind === resource) due += shipsOf(pawns) + (hasColony(pawns) ? 1 : 0) + (hasFactory(pawns) ? 2 : 0);
  }
  return due;
}

/** What the seat would score for each element on the table (B8.2), in the order of ELEMENTS; the last two count cards. */
export function elementScores(view: AdAstraView, seat: Seat): number[] {
  const holdings = holdingsOf(view, seat);
  const { supply, handSize } = at(view.seats, seat);
  const systems = new Set(holdings.map(({ place }) => SYSTEM_OF[place]));
  const [ships = 0, colonies = 0, factories = 0, terraformers = 0] = supply;
  const cards = Math.max(0, handSize - 1);
  return [4 - colonies + 2 * (4 - factories), 2 * (4 - ships), 3 * (4 - terraformers), systems.size, cards * 0.3, Math.min(6, cards) * 0.5];
}

export function canTerraform(view: AdAstraView, kind: number): boolean {
  return view.rules === 'original' ? kind === WATER || kind === FOOD : kind !== ALIEN;
}

export function isSettled(pawns: Pawns): boolean {
  return hasColony(pawns) || hasFactory(pawns);
}

export function isBare(view: AdAstraView, { pawns, kind }: Holding): boolean {
  return !isTerraformed(pawns) && canTerraform(view, kind);
}

/** The seat's own hand, or what is known of another's. */
export function handOf(view: AdAstraView, seat: Seat): Bundle {
  const { hand, seen } = at(view.seats, seat);
  return hand ?? seen;
}

/** How far the game has come, from 0 to 1. */
export function progress(view: AdAstraView): number {
  const best = Math.max(...view.seats.map(({ score }) => score));
  return Math.min(1, Math.max(best / 50, view.endCalled ? 1 : 0));
}
