import {
  type AdAstraView,
  ALIEN,
  type Bundle,
  COLONY,
  contains,
  costOf,
  countOf,
  FACTORY,
  hasColony,
  ONE,
  ORES,
  type RuleSet,
  STARSHIP,
  shipsOf,
  sizeOf,
  TERRAFORMER,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { EVEN, type Preferences } from './preferences.ts';
import { holdingsOf, isBare, isSettled, progress } from './view-helpers.ts';

/** What a seat could build, each kind of item with the worth of every chance for it, best first. */
export interface Chances {
  readonly rules: RuleSet;
  readonly items: readonly { readonly item: number; readonly values: readonly number[] }[];
}

/** A card in hand by itself: for the scoring of resources, or for what may come. */
export const SPARE_CARD = 0.45;
/** A plan is worth less than the deed. */
const PLANNED = 0.8;

export function chancesOf(view: AdAstraView, seat: Seat, preferences: Preferences = EVEN): Chances {
  const holdings = holdingsOf(view, seat);
  const { supply } = at(view.seats, seat);
  const left = 1 - progress(view);
  const ship = preferences.starships + starshipValue(left);
  const settle = holdings.filter(({ pawns }) => !isSettled(pawns));
  const upgrade = holdings.filter(({ pawns }) => hasColony(pawns));
  const best = (item: number, values: number[]): { item: number; values: number[] } => ({
    item,
    values: values.toSorted((a, b) => b - a).slice(0, supply[item] ?? 0),
  });
  return {
    rules: view.rules,
    items: [
      best(
        TERRAFORMER,
        holdings.filter((holding) => isBare(view, holding)).map(() => preferences.terraformers + terraformerValue(left)),
      ),
      best(
        FACTORY,
        upgrade.map(({ kind }) => preferences.factories + factoryValue(kind, left)),
      ),
      best(
        COLONY,
        settle.map(({ kind }) => preferences.colonies + colonyValue(kind, left)),
      ),
      best(STARSHIP, [ship, ship * 0.9, ship * 0.8]),
    ],
  };
}

/** 4 points now, 3 at every scoring of terraformers. */
export function terraformerValue(left: number): number {
  return 4 + 1 + 2.5 * left;
}

export function colonyValue(kind: number, left: number): number {
  return (kind === ALIEN ? 3.3 : 0) + 0.7 + (kind === ALIEN ? 1.2 : 2.2) * left;
}

export function factoryValue(kind: number, left: number): number {
  return (kind === ALIEN ? 6 : 0) + 0.7 + (kind === ALIEN ? 0.5 : 1.8) * left;
}

/** Early a ship reaches what the others have not yet taken: then it comes before a terraformer, late after it. */
export function starshipValue(left: number): number {
  return 3 + 6 * left;
}

/** What the hand is worth, by the best that can be built with it. */
export function handValue(hand: Bundle, chances: Chances): number {
  return PLANNED * bestBuilding(hand, chances, 0) + SPARE_CARD * sizeOf(hand);
}

/** The most that building with the hand brings, over and above the cards it takes. */
export function bestBuilding(hand: Bundle, { rules, items }: Chances, from: number): number {
  let best = 0;
  for (let index = from; index < items.length; index += 1) {
    const { item, values } = at(items, index);
    let rest = hand;
    let worth = 0;
    for (let n = 0; n < values.length; n += 1) {
      const price = priceOf(rules, item, rest);
      if (price === undefined) break;
      rest -= price;
      worth += (values[n] ?? 0) - SPARE_CARD * sizeOf(price);
      best = Math.max(best, worth + bestBuilding(rest, { rules, items }, index + 1));
    }
  }
  return best;
}

/** The cards to pay with: any Ore is the one there is most of. Undefined if the hand can't pay. */
function priceOf(rules: RuleSet, item: number, hand: Bundle): Bundle | undefined {
  const { cards, anyOre } = costOf(rules, item);
  if (!contains(hand, cards)) return undefined;
  if (!anyOre) return cards;
  const rest = hand - cards;
  let ore = at(ORES, 0);
  for (const other of ORES) if (countOf(rest, other) > countOf(rest, ore)) ore = other;
  return countOf(rest, ore) === 0 ? undefined : cards + at(ONE, ore);
}

/** Ships of the seat that stand where they have nothing more to do. */
export function idleShips(view: AdAstraView, seat: Seat): number {
  const { ships } = at(view.seats, seat);
  const inSpace = ships.filter((where) => where === view.pawns.length).length;
  return holdingsOf(view, seat).reduce(
    (idle, { pawns }) => idle + (isSettled(pawns) ? shipsOf(pawns) : Math.max(0, shipsOf(pawns) - 1)),
    inSpace,
  );
}
