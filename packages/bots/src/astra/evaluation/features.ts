import { ABILITIES, type AbilityName, CARDS } from '@astrarium/astra';

/** What a seat has and may expect, as a row of numbers: one column for each thing that has a price. */
const FEATURES = [
  'fame',
  'pouch',
  'limit',
  'begun',
  'stardust',
  'poor',
  'telescopes',
  'elements',
  'cards',
  'room',
  'final-active',
  'final-exhausted',
  'stars',
  'discovery',
  'deep',
  'boons',
  'next',
  'awake',
  'rich',
  'full',
  'more-elements',
  'discovery-later',
  'discovery-more',
  'soon',
] as const;

export const FAME = 0;
export const POUCH = 1;
/** The card limit, and how much of the way to the next one is done. */
export const LIMIT = 2;
export const BEGUN = 3;
export const STARDUST = 4;
/** How much Stardust is missing to the least one can do something with. */
export const POOR = 5;
export const TELESCOPES = 6;
/** What the Elements grid would score now. */
export const ELEMENTS = 7;
export const CARDS_HELD = 8;
/** How many more cards could be kept. */
export const ROOM = 9;
export const FINAL_ACTIVE = 10;
export const FINAL_EXHAUSTED = 11;
/** Stars on cards in the sky, as far as these will stay undiscovered. */
export const STARS = 12;
/** The best card in the sky that the seat can finish on its next turn, it being the next to act; at what the card is worth to it. */
export const DISCOVERY = 13;
/** Stars on cards that nobody can finish yet. */
export const DEEP = 14;
/** Boons to come. */
export const BOONS = 15;
/** Is it this seat's turn next? */
export const NEXT = 16;
/** Exhausted cards that a Rest would reactivate now, at what that is worth. */
export const AWAKE = 17;
/** Stardust beyond what one spends on a turn. */
export const RICH = 18;
/** Are there as many cards as one may keep? */
export const FULL = 19;
/** What another card would add to the Elements grid, the mean of all four Elements. */
export const MORE_ELEMENTS = 20;
/** As `DISCOVERY`, but others act before. */
export const DISCOVERY_LATER = 21;
/** All the other cards that one can be the first to finish: seldom all on one turn. */
export const DISCOVERY_MORE = 22;
/** Cards that nobody can finish now, and that one could be the first to finish after a Rest. */
export const SOON = 23;
/** From here on a column for each Ability: on an Active card, then on an Exhausted one. */
export const ACTIVE = FEATURES.length;

const ABILITY_NAMES = Object.keys(ABILITIES) as readonly AbilityName[];
export const EXHAUSTED: number = ACTIVE + ABILITY_NAMES.length;
export const COLUMNS: number = EXHAUSTED + ABILITY_NAMES.length;

/** The name of each column. */
export const COLUMN_NAMES: readonly string[] = [
  ...FEATURES,
  ...ABILITY_NAMES.map((name) => `active ${name}`),
  ...ABILITY_NAMES.map((name) => `exhausted ${name}`),
];

/** For each card the column of its Ability, counted from the first. */
export const ABILITY: Uint8Array = Uint8Array.from(CARDS, (card) => ABILITY_NAMES.indexOf(card.ability));
