import { AIR, EARTH, type Element, FIRE } from './elements.ts';

/** Cards that lie above and below the Game End card (A2.1), by number of players. */
export const DECK_SPLIT: Readonly<Record<number, { readonly above: number; readonly below: number }>> = {
  2: { above: 19, below: 29 },
  3: { above: 23, below: 25 },
  4: { above: 30, below: 18 },
  5: { above: 37, below: 11 },
};

/** The borders between Spheres that carry a discard icon (A6.2). */
export const DISCARD_ICONS: readonly { readonly from: Element; readonly to: Element }[] = [{ from: EARTH, to: FIRE }];

/** Dream numbers of the 2-player board (A10.2), by Sphere: Fire, Air, Water, Earth. */
export const DREAM_NUMBERS: readonly number[] = [1, 2, 3, 4];

/** The slot nearest each Sphere of the 2-player board (A11.5), slots being numbered clockwise; none lies nearest Water. */
export const NEAREST_SLOT: Readonly<Partial<Record<Element, number>>> = { [FIRE]: 0, [AIR]: 1, [EARTH]: 2 };

/** Stardust for a Telescope (A7.4). */
export const TELESCOPE_PRICE = 3;

export const START_STARDUST = 8;
export const START_POUCH = 5;
export const MAX_POUCH = 12;

/** Wisdom marks needed for each card limit (A1.4): from 0 marks a limit of 2, from 14 a limit of 8. */
export const WISDOM_SECTIONS: readonly { readonly marks: number; readonly limit: number }[] = [
  { marks: 0, limit: 2 },
  { marks: 1, limit: 3 },
  { marks: 3, limit: 4 },
  { marks: 5, limit: 5 },
  { marks: 8, limit: 6 },
  { marks: 11, limit: 7 },
  { marks: 14, limit: 8 },
];
export const MAX_WISDOM = 14;

/** The six Final Scoring cards: each pair of two Elements once (A1.5). */
export const SCORING_CARDS: readonly (readonly [Element, Element])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** What a row of the Elements grid scores with 0 to 4 marks, and a column with 0 to 4 (A9.4). */
export const ROW_SCORES: readonly number[] = [0, 0, 2, 6, 11];
export const COLUMN_SCORES: readonly number[] = [0, 0, 0, 3, 6];
