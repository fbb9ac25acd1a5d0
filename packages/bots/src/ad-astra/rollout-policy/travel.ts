import {
  type AdAstraState,
  ALIEN,
  COLONY,
  countOf,
  DEEP,
  DEEP_SPACE,
  type Decision,
  ENERGY,
  FLY,
  flightCost,
  hasColony,
  hasFactory,
  ITEMS,
  isFreeFor,
  isTerraformed,
  LAND,
  ownerOf,
  PASS,
  PAWNS_EACH,
  type Place,
  placeOf,
  SOL,
  SYSTEM_OF,
  type System,
  shipsOf,
  TERRAFORMER,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type Prospects, takesTerraformers } from './prospects.ts';
import type { Weights } from './weights.ts';

/** The flight that brings most, into one of these systems, or none. */
export function bestFlight(
  state: AdAstraState,
  prospects: Prospects,
  systems: readonly System[],
  free: boolean,
  weights: Weights,
): Decision {
  const { seat } = prospects;
  const energy = free ? 99 : countOf(state.hands[seat] ?? 0, ENERGY);
  let best = weights.trip;
  let choice = PASS;
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
    if (state.deed.moved & (1 << (seat * PAWNS_EACH + ship))) continue;
    const from = state.fleet[seat * PAWNS_EACH + ship] ?? 0;
    if (from > DEEP_SPACE) continue;
    for (let n = 0; n < systems.length; n += 1) {
      const to = systems[n] ?? 0;
      if (flightCost(from, to) > energy) continue;
      const gain = flightGain(state, prospects, from, to, free, weights);
      if (gain <= best) continue;
      best = gain;
      choice = at(at(FLY, from), to);
    }
  }
  return choice;
}

/** What all ships that may still move would gain by these systems; as far as there is Energy. */
export function flightGains(state: AdAstraState, prospects: Prospects, systems: readonly System[], weights: Weights): number {
  const { seat } = prospects;
  let energy = countOf(state.hands[seat] ?? 0, ENERGY);
  let sum = 0;
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) {
    const from = state.fleet[seat * PAWNS_EACH + ship] ?? 0;
    if (from > DEEP_SPACE) continue;
    let best = weights.trip;
    let cost = 0;
    for (let n = 0; n < systems.length; n += 1) {
      const to = systems[n] ?? 0;
      const price = flightCost(from, to);
      if (price > energy) continue;
      const gain = flightGain(state, prospects, from, to, false, weights);
      if (gain <= best) continue;
      best = gain;
      cost = price;
    }
    if (best <= weights.trip) continue;
    sum += best;
    energy -= cost;
  }
  return sum;
}

/** The planet of the system that is best to land on. What lies face down there may be looked at first (B5.3). */
export function bestLanding(state: AdAstraState, prospects: Prospects, system: System, from: Place, weights: Weights): Decision {
  let best = Number.NEGATIVE_INFINITY;
  let choice = PASS;
  const size = state.sizes[system] ?? 0;
  for (let index = 0; index < size; index += 1) {
    const place = placeOf(system, index);
    if (place === from || !isFreeFor(state.pawns[place] ?? 0, prospects.seat)) continue;
    const worth = landingValue(state, prospects, place, weights) + (isFaceUp(state, place) || state.planets[place] !== ALIEN ? 0 : 1.5);
    if (worth <= best) continue;
    best = worth;
    choice = at(LAND, place);
  }
  return choice;
}

function flightGain(state: AdAstraState, prospects: Prospects, from: Place, to: System, free: boolean, weights: Weights): number {
  const cost = free ? 0 : flightCost(from, to) * (weights.spare[2] ?? 0);
  if (to === DEEP) return -cost;
  const there = systemValue(state, prospects, to, from, weights);
  return there - stayValue(state, prospects, from, weights) - cost;
}

function systemValue(state: AdAstraState, prospects: Prospects, system: System, from: Place, weights: Weights): number {
  let best = -10;
  let hidden = 0;
  const size = state.sizes[system] ?? 0;
  for (let index = 0; index < size; index += 1) {
    const place = placeOf(system, index);
    if (!isFaceUp(state, place)) hidden += 1;
    else if (place !== from && isFreeFor(state.pawns[place] ?? 0, prospects.seat))
      best = Math.max(best, landingValue(state, prospects, place, weights));
  }
  if (hidden === 0) return best;
  return Math.max(best, weights.unknown + systemNews(state, prospects.seat, system, prospects.left, weights)) + weights.choice * hidden;
}

/** What a ship does where it stands. */
function stayValue(state: AdAstraState, prospects: Prospects, from: Place, weights: Weights): number {
  if (from === DEEP_SPACE) return 0;
  const pawns = state.pawns[from] ?? 0;
  const kind = state.planets[from] ?? ALIEN;
  const settled = hasColony(pawns) || hasFactory(pawns);
  if (settled || isTerraformed(pawns) || shipsOf(pawns) > 1) return kind === ALIEN ? 0 : weights.yield;
  return landingValue(state, prospects, from, weights);
}

function landingValue(state: AdAstraState, prospects: Prospects, place: Place, weights: Weights): number {
  const { seat, due, bare, unsettled } = prospects;
  const pawns = state.pawns[place] ?? 0;
  const kind = state.planets[place] ?? ALIEN;
  const mine = pawns !== 0 && ownerOf(pawns) === seat;
  const supply = seat * ITEMS.length;
  let worth = 0;
  if (!mine) {
    if ((state.supply[supply + COLONY] ?? 0) > unsettled) worth += kind === ALIEN ? weights.alienSite : weights.colonySite;
    if (takesTerraformers(state, kind) && (state.supply[supply + TERRAFORMER] ?? 0) > bare) worth += weights.bareSite;
    worth += systemNews(state, seat, at(SYSTEM_OF, place), prospects.left, weights);
  }
  if (kind !== ALIEN) worth += weights.yield + ((due[kind] ?? 0) === 0 ? weights.newYield : 0);
  return worth;
}

function systemNews(state: AdAstraState, seat: Seat, system: System, left: number, weights: Weights): number {
  return system === SOL || (state.presence[seat] ?? 0) & (1 << system) ? 0 : weights.newSystem * (left + 1);
}

function isFaceUp(state: AdAstraState, place: Place): boolean {
  const system = SYSTEM_OF[place] ?? 0;
  return ((state.faceUp[system] ?? 0) & (1 << (place - placeOf(system, 0)))) !== 0;
}
