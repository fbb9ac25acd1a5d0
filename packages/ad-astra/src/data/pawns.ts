import { at } from '@astrarium/core';
import { type Bundle, bundleOf } from './resources.ts';

/** What can be built (B6.2); a player has four pawns of each (B1.4). */
export const ITEMS = ['starship', 'colony', 'factory', 'terraformer'] as const;
export type ItemName = (typeof ITEMS)[number];
export type Item = number;

export const STARSHIP: Item = 0;
export const COLONY: Item = 1;
export const FACTORY: Item = 2;
export const TERRAFORMER: Item = 3;

export const PAWNS_EACH = 4;

export const RULE_SETS = ['summary', 'original'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** What an item costs: these cards, and with `anyOre` one Ore of choice on top. */
export interface Cost {
  readonly cards: Bundle;
  readonly anyOre: boolean;
  readonly rule: string;
}

/** Costs by item, in the order of ITEMS: B6.2, and the original print B12.1. */
const COSTS: Readonly<Record<RuleSet, readonly Cost[]>> = {
  summary: [
    { cards: bundleOf('WFE'), anyOre: true, rule: 'B6.2' },
    { cards: bundleOf('WF'), anyOre: true, rule: 'B6.2' },
    { cards: bundleOf('WFE'), anyOre: false, rule: 'B6.2' },
    { cards: bundleOf('FE'), anyOre: false, rule: 'B6.2' },
  ],
  original: [
    { cards: bundleOf('XYZ'), anyOre: true, rule: 'B12.1' },
    { cards: bundleOf('WF'), anyOre: true, rule: 'B6.2' },
    { cards: bundleOf('XYZ'), anyOre: false, rule: 'B12.1' },
    { cards: bundleOf('WWFF'), anyOre: false, rule: 'B12.1' },
  ],
};

export function costOf(rules: RuleSet, item: Item): Cost {
  return at(rules === 'summary' ? COSTS.summary : COSTS.original, item);
}

/** Points at once: a terraformer (B6.4), a colony and a factory on an alien planet (B6.6). */
export const TERRAFORMING_POINTS = 4;
export const ALIEN_COLONY_POINTS = 3;
export const ALIEN_FACTORY_POINTS = 6;
