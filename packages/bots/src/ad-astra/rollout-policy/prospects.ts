import {
  type AdAstraState,
  ALIEN,
  type Bundle,
  COLONY,
  type Cost,
  contains,
  costOf,
  countOf,
  ENDING_SCORE,
  FACTORY,
  FOOD,
  HAND_LIMIT,
  hasColony,
  hasFactory,
  ITEMS,
  type Item,
  isTerraformed,
  ONE,
  ORES,
  ownerOf,
  PAWNS_EACH,
  placeOf,
  type RuleSet,
  SOL,
  STARSHIP,
  SYSTEM_SIZE,
  shipsOf,
  sizeOf,
  TERRAFORMER,
  WATER,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { Weights } from './weights.ts';

/** What one seat can hope for: where it could build and what each building would be worth. */
export interface Prospects {
  readonly seat: Seat;
  /** Rounds to come, about. */
  readonly left: number;
  /** Cards due to the seat by resource. */
  readonly due: readonly number[];
  /** By `Way`: how often. */
  readonly sites: readonly number[];
  /** The ways that are open and worth their cards, the best first; and what each is worth over and above its cards. */
  readonly order: readonly Way[];
  readonly values: readonly number[];
  readonly prices: readonly Cost[];
  /** Planets to terraform, and to settle, beyond what the supply has pawns for. */
  readonly bare: number;
  readonly unsettled: number;
}

/** The ways to build: a terraformer, a factory and a colony on an alien planet, elsewhere, a starship. */
export type Way = number;
export const TERRAFORM_WAY: Way = 0;
export const ALIEN_FACTORY_WAY: Way = 1;
export const ALIEN_COLONY_WAY: Way = 2;
export const COLONY_WAY: Way = 3;
export const FACTORY_WAY: Way = 4;
export const STARSHIP_WAY: Way = 5;
const ITEM_OF: readonly Item[] = [TERRAFORMER, FACTORY, COLONY, COLONY, FACTORY, STARSHIP];
const PRICES: Readonly<Record<RuleSet, readonly Cost[]>> = {
  summary: ITEM_OF.map((item) => costOf('summary', item)),
  original: ITEM_OF.map((item) => costOf('original', item)),
};

function roundsLeft(state: AdAstraState, weights: Weights): number {
  if (state.endCalled) return 0;
  let best = 0;
  for (let seat = 0; seat < state.players; seat += 1) best = Math.max(best, state.scores[seat] ?? 0);
  return Math.max(0, ENDING_SCORE - best) / weights.pace;
}

export function prospectsOf(state: AdAstraState, seat: Seat, weights: Weights): Prospects {
  const left = roundsLeft(state, weights);
  const due = [0, 0, 0, 0, 0, 0];
  const sites = [0, 0, 0, 0, 0, 0];
  let bare = 0;
  let unsettled = 0;
  const presence = state.presence[seat] ?? 0;
  for (let system = 0; system <= SOL; system += 1) {
    if ((presence & (1 << system)) === 0) continue;
    const from = placeOf(system, 0);
    for (let place = from; place < from + SYSTEM_SIZE.max; place += 1) {
      const pawns = state.pawns[place] ?? 0;
      if (pawns === 0 || ownerOf(pawns) !== seat) continue;
      const kind = state.planets[place] ?? ALIEN;
      const colony = hasColony(pawns);
      const factory = hasFactory(pawns);
      if (kind === ALIEN) {
        if (colony) sites[ALIEN_FACTORY_WAY] = (sites[ALIEN_FACTORY_WAY] ?? 0) + 1;
        else if (!factory) sites[ALIEN_COLONY_WAY] = (sites[ALIEN_COLONY_WAY] ?? 0) + 1;
        continue;
      }
      due[kind] = (due[kind] ?? 0) + shipsOf(pawns) + (colony ? 1 : factory ? 2 : 0);
      if (colony) sites[FACTORY_WAY] = (sites[FACTORY_WAY] ?? 0) + 1;
      else if (!factory) unsettled += 1;
      if (!isTerraformed(pawns) && takesTerraformers(state, kind)) bare += 1;
    }
  }
  sites[TERRAFORM_WAY] = bare;
  sites[COLONY_WAY] = unsettled;
  sites[STARSHIP_WAY] = PAWNS_EACH;
  const values: number[] = [];
  const order: Way[] = [];
  for (let way = 0; way < ITEM_OF.length; way += 1) {
    const pawns = state.supply[seat * ITEMS.length + (ITEM_OF[way] ?? 0)] ?? 0;
    if (pawns < (sites[way] ?? 0)) sites[way] = pawns;
    if (sites[way] === 0) continue;
    const worth = (weights.itemNow[way] ?? 0) + (weights.itemLater[way] ?? 0) * left;
    if (worth <= 0) continue;
    let place = order.length;
    for (; place > 0 && (values[place - 1] ?? 0) < worth; place -= 1) {
      order[place] = order[place - 1] ?? 0;
      values[place] = values[place - 1] ?? 0;
    }
    order[place] = way;
    values[place] = worth;
  }
  return { seat, left, due, sites, values, order, prices: state.rules === 'summary' ? PRICES.summary : PRICES.original, bare, unsettled };
}

export function takesTerraformers(state: AdAstraState, kind: number): boolean {
  return state.rules === 'original' ? kind === WATER || kind === FOOD : kind !== ALIEN;
}

/** What the hand is worth: what can be built with it, and the cards left over. */
export function handValue(hand: Bundle, prospects: Prospects, weights: Weights): number {
  const excess = sizeOf(hand) - HAND_LIMIT;
  return weights.planned * buildingValue(hand, prospects) + spareValue(hand, weights) - (excess > 0 ? 0.4 * excess : 0);
}

/** What building with the hand brings over and above its cards, the best first. */
export function buildingValue(hand: Bundle, { order, sites, values, prices }: Prospects): number {
  let rest = hand;
  let worth = 0;
  for (let n = 0; n < order.length; n += 1) {
    const way = order[n] ?? 0;
    const price = at(prices, way);
    for (let site = sites[way] ?? 0; site > 0; site -= 1) {
      const paid = payment(price, rest);
      if (paid === 0) break;
      rest -= paid;
      worth += values[n] ?? 0;
    }
  }
  return worth;
}

/** The cards to pay with, any Ore being the one there is most of; nothing if the hand can't. */
export function payment({ cards, anyOre }: Cost, hand: Bundle): Bundle {
  if (!contains(hand, cards)) return 0;
  if (!anyOre) return cards;
  const ore = commonestOre(hand - cards);
  return ore < 0 ? 0 : cards + (ONE[ore] ?? 0);
}

export function commonestOre(hand: Bundle): number {
  let ore = -1;
  let most = 0;
  for (let n = 0; n < ORES.length; n += 1) {
    const other = ORES[n] ?? 0;
    const have = countOf(hand, other);
    if (have > most) {
      most = have;
      ore = other;
    }
  }
  return ore;
}

function spareValue(hand: Bundle, { spare }: Weights): number {
  const ores = countOf(hand, 3) + countOf(hand, 4) + countOf(hand, 5);
  return (
    (spare[0] ?? 0) * countOf(hand, 0) + (spare[1] ?? 0) * countOf(hand, 1) + (spare[2] ?? 0) * countOf(hand, 2) + (spare[3] ?? 0) * ores
  );
}
