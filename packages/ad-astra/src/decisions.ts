import { ACTION_CARDS, type ActionCard, ELEMENTS, type Element } from './data/action-cards.ts';
import { ARTIFACTS, type Artifact } from './data/artifacts.ts';
import { SOL, type System } from './data/galaxy.ts';
import { DEEP_SPACE, PLACES, type Place } from './data/places.ts';
import { type Bundle, ONE, ORES, RESOURCES, type Resource } from './data/resources.ts';

/** Everything a player can decide, one small step at a time. Which steps are open when, `rules/` tells. */
export type Decision =
  /** Put an action card face down on a planning space (B3.1). */
  | { readonly do: 'plan'; readonly card: ActionCard; readonly space: number }
  /** Choose the resource of a Production card (B4.1). */
  | { readonly do: 'produce'; readonly resource: Resource }
  /** Send a starship from a planet or deep space into a system, or to deep space: DEEP (B5.2). */
  | { readonly do: 'fly'; readonly from: Place; readonly to: System }
  /** Land on a planet of the system just entered (B5.3). */
  | { readonly do: 'land'; readonly place: Place }
  /** Build a colony, paying with this Ore (B6.2). */
  | { readonly do: 'colony'; readonly place: Place; readonly ore: Resource }
  | { readonly do: 'factory'; readonly place: Place }
  | { readonly do: 'terraform'; readonly place: Place }
  | { readonly do: 'starship'; readonly ore: Resource }
  /** Offer a trade (B7.3); `id` counts the offers of this card from 1. */
  | { readonly do: 'offer'; readonly id: number; readonly to: number; readonly give: Bundle; readonly want: Bundle }
  /** Answer the offer with another: what the one who answers gives and wants. */
  | { readonly do: 'counter'; readonly id: number; readonly give: Bundle; readonly want: Bundle }
  | { readonly do: 'accept' | 'decline'; readonly id: number }
  /** Exchange with the bank: 2 for 1 (B7.2), or 1 for 1 by B10.6. */
  | { readonly do: 'bank'; readonly give: Resource; readonly take: Resource }
  /** Choose the element of a Scoring card (B8.1). */
  | { readonly do: 'score'; readonly element: Element }
  /** Give up a resource card: for points (B8.3) or at the hand limit (B3.3). */
  | { readonly do: 'discard'; readonly resource: Resource }
  | { readonly do: 'use'; readonly artifact: Artifact }
  /** Take a card from the bank (B10.1). */
  | { readonly do: 'take'; readonly resource: Resource }
  /** Look at the face-down planets of a system (B10.7). */
  | { readonly do: 'look'; readonly system: System }
  /** Exchange the card about to be revealed with this one (B10.9). */
  | { readonly do: 'swap'; readonly space: number }
  /** `peek` at the system just entered, `end` a Trade card, or `pass`: decline, or be done. */
  | { readonly do: 'peek' | 'end' | 'pass' };

/** The target of a flight out into deep space, in the place of a system. */
export const DEEP: System = SOL + 1;
/** The most spaces a planning board has. */
export const MAX_SPACES = 15;
/** So many offers can be made on one Trade card; so many of them are proposed by `legal`. */
export const MAX_OFFERS = 99;
export const LISTED_OFFERS = 6;

const PLACE_LIST = Array.from({ length: PLACES }, (_, place) => place);
const SPACE_LIST = Array.from({ length: MAX_SPACES }, (_, space) => space);
const SYSTEM_LIST = Array.from({ length: 8 }, (_, system) => system);

// Every decision exists once, so that a list of legal ones costs no more than the list. Only trades beyond these are made anew.
export const PLAN: readonly (readonly Decision[])[] = ACTION_CARDS.map((_, card) =>
  SPACE_LIST.map((space) => ({ do: 'plan', card, space })),
);
export const PRODUCE: readonly Decision[] = RESOURCES.map((_, resource) => ({ do: 'produce', resource }));
export const FLY: readonly (readonly Decision[])[] = [...PLACE_LIST, DEEP_SPACE].map((from) =>
  [...SYSTEM_LIST, SOL, DEEP].map((to) => ({ do: 'fly', from, to })),
);
export const LAND: readonly Decision[] = PLACE_LIST.map((place) => ({ do: 'land', place }));
/** By place, then by Ore. */
export const COLONIES: readonly (readonly Decision[])[] = PLACE_LIST.map((place) => ORES.map((ore) => ({ do: 'colony', place, ore })));
export const FACTORIES: readonly Decision[] = PLACE_LIST.map((place) => ({ do: 'factory', place }));
export const TERRAFORM: readonly Decision[] = PLACE_LIST.map((place) => ({ do: 'terraform', place }));
export const BUILD_SHIP: readonly Decision[] = ORES.map((ore) => ({ do: 'starship', ore }));
export const BANK: readonly (readonly Decision[])[] = RESOURCES.map((_, give) => RESOURCES.map((__, take) => ({ do: 'bank', give, take })));
export const SCORE: readonly Decision[] = ELEMENTS.map((_, element) => ({ do: 'score', element }));
export const DISCARD: readonly Decision[] = RESOURCES.map((_, resource) => ({ do: 'discard', resource }));
export const USE: readonly Decision[] = ARTIFACTS.map((_, artifact) => ({ do: 'use', artifact }));
export const TAKE: readonly Decision[] = RESOURCES.map((_, resource) => ({ do: 'take', resource }));
export const LOOK: readonly Decision[] = SYSTEM_LIST.map((system) => ({ do: 'look', system }));
export const SWAP: readonly Decision[] = SPACE_LIST.map((space) => ({ do: 'swap', space }));
export const PEEK: Decision = { do: 'peek' };
export const END: Decision = { do: 'end' };
export const PASS: Decision = { do: 'pass' };

/**
 * The trades that `legal` proposes, 1 for 1, 2 for 1 and 1 for 2 of two different resources: trade (6 × give + want) × 3 + shape.
 * Where both resources are the same there is nothing to propose.
 */
interface Trade {
  readonly give: Bundle;
  readonly want: Bundle;
}
const TRADES: readonly Trade[] = ONE.flatMap((give) =>
  ONE.flatMap((want) => [
    { give, want },
    { give: 2 * give, want },
    { give, want: 2 * want },
  ]),
);

const IDS = Array.from({ length: MAX_OFFERS }, (_, index) => index + 1);
/** By offer, partner and trade. */
export const OFFER: readonly (readonly (readonly Decision[])[])[] = IDS.slice(0, LISTED_OFFERS).map((id) =>
  [0, 1, 2, 3, 4].map((to) => TRADES.map(({ give, want }) => ({ do: 'offer', id, to, give, want }))),
);
/** By offer and trade. */
export const COUNTER: readonly (readonly Decision[])[] = IDS.slice(0, LISTED_OFFERS).map((id) =>
  TRADES.map(({ give, want }) => ({ do: 'counter', id, give, want })),
);
export const ACCEPT: readonly Decision[] = IDS.map((id) => ({ do: 'accept', id }));
export const DECLINE: readonly Decision[] = IDS.map((id) => ({ do: 'decline', id }));
