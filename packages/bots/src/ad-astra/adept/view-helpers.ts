import {
  type AdAstraView,
  ALIEN,
  type Bundle,
  countOf,
  FOOD,
  hasColony,
  hasFactory,
  isTerraformed,
  ownerOf,
  type Pawns,
  type Place,
  RESOURCES,
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

/** What the seat would score for each element (B8.2, B8.3), in the order of ELEMENTS; of cards it can only be guessed. */
export function elementScores(view: AdAstraView, seat: Seat): number[] {
  const holdings = holdingsOf(view, seat);
  const { supply, hand, handSize } = at(view.seats, seat);
  const systems = new Set(holdings.map(({ place }) => SYSTEM_OF[place]));
  const [ships = 0, colonies = 0, factories = 0, terraformers = 0] = supply;
  const identical = hand === null ? handSize * 0.35 : Math.max(...RESOURCES.map((_, resource) => countOf(hand, resource)));
  const different = hand === null ? Math.min(5, handSize * 0.55) : RESOURCES.filter((_, resource) => countOf(hand, resource) > 0).length;
  return [
    4 - colonies + 2 * (4 - factories),
    2 * (4 - ships),
    3 * (4 - terraformers),
    systems.size,
    twoOrMore(identical),
    twoOrMore(different),
  ];
}

function twoOrMore(cards: number): number {
  return cards < 2 ? 0 : cards;
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

/** Rounds after which a game has gone on for long enough. */
const LONG_GAME = 12;

/** How far the game has come, from 0 to 1. */
export function progress(view: AdAstraView): number {
  if (view.endCalled) return 1;
  return Math.min(1, Math.max((view.round - 1) / LONG_GAME, ...view.seats.map(({ score }) => score / 50)));
}
