import {
  type AdAstraState,
  ALIEN,
  COLONY,
  countOf,
  DEEP_SPACE,
  ENDING_SCORE,
  FIRST_SCORING,
  hasColony,
  hasFactory,
  ITEMS,
  isTerraformed,
  ownerOf,
  PAWNS_EACH,
  PLACES,
  RESOURCES,
  shipsOf,
  TERRAFORMER,
} from '@astrarium/ad-astra';
import { popcount, type Seat } from '@astrarium/core';
import { takesTerraformers } from '../rollout-policy/prospects.ts';

/** What is counted of a seat, in this order. */
export const FEATURES = [
  'score',
  'starships',
  'colonies',
  'factories',
  'terraformers',
  'in deep space',
  'systems',
  'to terraform',
  'to settle',
  'alien',
  'water',
  'food',
  'energy',
  'ore',
  'identical',
  'different',
  'water due',
  'food due',
  'energy due',
  'ore due',
  'first scoring open',
  'second scoring open',
  'third scoring open',
  'first player',
  'artifacts',
  'can terraform',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features of every seat, one seat after the other. */
export function featuresOf(state: AdAstraState): number[] {
  const size = FEATURES.length;
  const all: number[] = [];
  for (let n = state.players * size; n > 0; n -= 1) all.push(0);
  countPlanets(state, all);
  for (let seat = 0; seat < state.players; seat += 1) countSeat(state, seat, all, seat * size);
  return all;
}

/** How far the game has still to go, 1 to 0. */
export function wayToGo(state: AdAstraState): number {
  if (state.endCalled) return 0;
  let best = 0;
  for (let seat = 0; seat < state.players; seat += 1) best = Math.max(best, state.scores[seat] ?? 0);
  return Math.max(0, ENDING_SCORE - best) / ENDING_SCORE;
}

function countPlanets(state: AdAstraState, all: number[]): void {
  for (let place = 0; place < PLACES; place += 1) {
    const pawns = state.pawns[place] ?? 0;
    if (pawns === 0) continue;
    const from = ownerOf(pawns) * FEATURES.length;
    const kind = state.planets[place] ?? ALIEN;
    const settled = hasColony(pawns) || hasFactory(pawns);
    if (kind === ALIEN) {
      if (!hasFactory(pawns)) add(all, from + 9, 1);
      continue;
    }
    if (!settled) add(all, from + 8, 1);
    if (!isTerraformed(pawns) && takesTerraformers(state, kind)) add(all, from + 7, 1);
    add(all, from + 16 + Math.min(kind, 3), shipsOf(pawns) + (hasColony(pawns) ? 1 : hasFactory(pawns) ? 2 : 0));
  }
}

function countSeat(state: AdAstraState, seat: Seat, all: number[], from: number): void {
  const supply = seat * ITEMS.length;
  const hand = state.hands[seat] ?? 0;
  all[from] = (state.scores[seat] ?? 0) / 10;
  for (let item = 0; item < ITEMS.length; item += 1) all[from + 1 + item] = PAWNS_EACH - (state.supply[supply + item] ?? 0);
  for (let ship = 0; ship < PAWNS_EACH; ship += 1) if (state.fleet[seat * PAWNS_EACH + ship] === DEEP_SPACE) add(all, from + 5, 1);
  all[from + 6] = popcount(state.presence[seat] ?? 0);
  all[from + 7] = Math.min(all[from + 7] ?? 0, state.supply[supply + TERRAFORMER] ?? 0);
  all[from + 8] = Math.min(all[from + 8] ?? 0, state.supply[supply + COLONY] ?? 0);
  let most = 0;
  let kinds = 0;
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    const cards = countOf(hand, resource);
    add(all, from + 10 + Math.min(resource, 3), Math.min(cards, 6));
    most = Math.max(most, cards);
    if (cards > 0) kinds += 1;
  }
  all[from + 14] = most;
  all[from + 15] = kinds;
  for (let card = 0; card < 3; card += 1) if ((state.open[seat] ?? 0) & (1 << (FIRST_SCORING + card))) all[from + 20 + card] = 1;
  if (state.first === seat) all[from + 23] = 1;
  all[from + 24] = popcount(state.held[seat] ?? 0);
  all[from + 25] = Math.min(all[from + 7] ?? 0, countOf(hand, 1), countOf(hand, 2));
}

function add(list: number[], index: number, n: number): void {
  list[index] = (list[index] ?? 0) + n;
}
