import { ABILITIES, type AbilityName } from '@astrarium/astra';
import { USE_VALUES, usesLeft } from '../adept/heuristic-values.ts';
import {
  ACTIVE,
  BEGUN,
  BOONS,
  CARDS_HELD,
  COLUMNS,
  DEEP,
  DISCOVERY,
  DISCOVERY_LATER,
  DISCOVERY_MORE,
  ELEMENTS,
  EXHAUSTED,
  FAME,
  FINAL_ACTIVE,
  FINAL_EXHAUSTED,
  LIMIT,
  NEXT,
  POUCH,
  STARDUST,
  STARS,
  TELESCOPES,
} from './features.ts';

/** What everything is worth in Fame when each player may expect so many more turns, and by how much a game still turns. */
export interface Prices {
  /** One for each column of the features. */
  readonly of: Float64Array;
  /** A lead of so much Fame makes a win e times as likely as a loss. */
  readonly sway: number;
}

/** Prices for every stage of the game: `left` is how many more turns each player may expect. */
export type PriceList = (left: number) => Prices;

/** A price list that works out each stage once. */
export function remembered(list: PriceList): PriceList {
  const known = new Map<number, Prices>();
  return (left) => {
    let prices = known.get(left);
    if (prices === undefined) {
      prices = list(left);
      known.set(left, prices);
    }
    return prices;
  };
}

/** Prices by rule of thumb. What lies in the sky is counted low: others get there too. */
export const RULE_OF_THUMB: PriceList = remembered((left) => {
  const of = new Float64Array(COLUMNS);
  of[FAME] = 1;
  of[POUCH] = 1;
  of[LIMIT] = 1 + Math.min(0.5, 0.03 * left);
  of[BEGUN] = Math.min(1, left / 3);
  of[STARDUST] = 0.25;
  of[TELESCOPES] = left < 1 ? 0 : 0.3;
  of[ELEMENTS] = Math.max(0.4, 1 - 0.04 * left);
  of[CARDS_HELD] = 0.3;
  of[FINAL_ACTIVE] = 0.9;
  of[FINAL_EXHAUSTED] = 0.4;
  of[STARS] = 0.5;
  of[DISCOVERY] = 0.35;
  of[DISCOVERY_LATER] = 0.2;
  of[DISCOVERY_MORE] = 0.15;
  of[DEEP] = 0.1;
  of[BOONS] = 0.4;
  of[NEXT] = 0.4;
  (Object.keys(ABILITIES) as AbilityName[]).forEach((name, ability) => {
    of[ACTIVE + ability] = USE_VALUES[name] * usesLeft(true, left);
    of[EXHAUSTED + ability] = USE_VALUES[name] * usesLeft(false, left);
  });
  return { of, sway: 1.5 + Math.min(4, 0.4 * left) };
});
