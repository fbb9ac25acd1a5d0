import {
  type AdAstraView,
  ALIEN,
  DEEP,
  DEEP_SPACE,
  hasColony,
  isFreeFor,
  isTerraformed,
  ownerOf,
  PLANET_COUNTS,
  type Place,
  placeOf,
  SYSTEM_OF,
  shipsOf,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { canTerraform, dueOf, holdingsOf, isSettled, progress } from './view-helpers.ts';

/** An Energy card, as points. */
const ENERGY_WORTH = 0.5;
/** A move must bring at least this much. */
const WORTH_THE_TRIP = 0.2;
const ARTIFACT_WORTH = 1.5;

/** What a flight is worth: the best landing there against staying. Negative: better to stay. */
export function flightValue(view: AdAstraView, seat: Seat, from: Place, to: number, free: boolean): number {
  const cost = free ? 0 : ENERGY_WORTH * energyFor(from, to);
  const there = to === DEEP ? 0 : bestLanding(view, seat, to, from);
  return there - stayValue(view, seat, from) - cost - WORTH_THE_TRIP;
}

/** What it is worth to land on this planet, as far as it is known. */
export function landingValue(view: AdAstraView, seat: Seat, place: Place): number {
  const kind = view.planets[place] ?? null;
  const up = isFaceUp(view, place);
  if (kind === null) return hiddenValue(view, seat, place);
  return planetValue(view, seat, place, kind) + (!up && kind === ALIEN ? ARTIFACT_WORTH : 0);
}

function bestLanding(view: AdAstraView, seat: Seat, system: number, from: Place): number {
  let best = -10;
  let hidden = 0;
  for (let index = 0; index < at(view.sizes, system); index += 1) {
    const place = placeOf(system, index);
    if (place === from || !isFreeFor(view.pawns[place] ?? 0, seat)) continue;
    if (view.planets[place] === null) hidden += 1;
    best = Math.max(best, landingValue(view, seat, place));
  }
  // The more planets can be looked at, the better the best of them.
  return best + 0.15 * hidden;
}

/** What the ship does where it is, and what it would leave behind. */
function stayValue(view: AdAstraView, seat: Seat, from: Place): number {
  if (from === DEEP_SPACE) return 0;
  const pawns = view.pawns[from] ?? 0;
  if (isSettled(pawns) || isTerraformed(pawns) || shipsOf(pawns) > 1) return 0.7;
  return planetValue(view, seat, from, view.planets[from] ?? ALIEN);
}

/** The average of the planets that nobody has shown this seat. */
function hiddenValue(view: AdAstraView, seat: Seat, place: Place): number {
  const left = PLANET_COUNTS.slice();
  for (const kind of view.planets) if (kind !== null && kind >= 0) left[kind] = at(left, kind) - 1;
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const worth = left.reduce(
    (sum, count, kind) => sum + count * (planetValue(view, seat, place, kind) + (kind === ALIEN ? ARTIFACT_WORTH : 0)),
    0,
  );
  return worth / all;
}

function planetValue(view: AdAstraView, seat: Seat, place: Place, kind: number): number {
  const left = 1 - progress(view);
  const pawns = view.pawns[place] ?? 0;
  const own = ownerOf(pawns) === seat;
  const holdings = holdingsOf(view, seat);
  const { supply } = at(view.seats, seat);
  let worth = 0;
  if (!isSettled(pawns) && (supply[1] ?? 0) > 0) worth += kind === ALIEN ? 3.2 : 1 + 0.8 * left;
  if (own && hasColony(pawns)) worth += 0.2;
  if (canTerraform(view, kind) && !isTerraformed(pawns) && (supply[3] ?? 0) > 0) worth += own ? 0 : 1.6;
  if (kind !== ALIEN) worth += (dueOf(holdings, kind) === 0 ? 1.1 : 0.5) * left;
  if (!holdings.some((holding) => SYSTEM_OF[holding.place] === SYSTEM_OF[place])) worth += 0.7;
  return worth;
}

function isFaceUp(view: AdAstraView, place: Place): boolean {
  const system = at(SYSTEM_OF, place);
  return (at(view.faceUp, system) & (1 << (place - placeOf(system, 0)))) !== 0;
}

function energyFor(from: Place, to: number): number {
  if (from === DEEP_SPACE) return 0;
  return to === DEEP || SYSTEM_OF[from] === to ? 1 : 2;
}
