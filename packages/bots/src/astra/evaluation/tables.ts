import { CARDS, cardLimit, MAX_WISDOM, SCORING_CARDS, scoreElements, WISDOM_SECTIONS } from '@astrarium/astra';
import { at, popcount } from '@astrarium/core';
import { observesToFinish } from '../adept/reach.ts';

/** Answers that are asked for all the time, by number. */

export const ELEMENT: Uint8Array = Uint8Array.from(CARDS, (card) => card.element);
export const FINAL_FAME: Uint8Array = Uint8Array.from(CARDS, (card) => card.finalFame);
export const ALL_STARS: Uint16Array = Uint16Array.from(CARDS, (card) => card.all);

/** How many stars are in the set. */
export const STARS_IN: Uint8Array = new Uint8Array(1 << 14);
for (let set = 1; set < STARS_IN.length; set += 1) STARS_IN[set] = popcount(set);

export const LIMIT_AT: Uint8Array = Uint8Array.from({ length: MAX_WISDOM + 1 }, (_, wisdom) => cardLimit(wisdom));
/** The part of the way from one card limit to the next. */
export const BEGUN_AT: Float64Array = Float64Array.from({ length: MAX_WISDOM + 1 }, (_, wisdom) => {
  const from = WISDOM_SECTIONS.findLast((section) => section.marks <= wisdom)?.marks ?? 0;
  const to = WISDOM_SECTIONS.find((section) => section.marks > wisdom)?.marks;
  return to === undefined ? 0 : (wisdom - from) / (to - from);
});

/** Marks in the four rows of the Elements grid as one number, four bits a row. */
export const ROW: readonly number[] = [1, 16, 256, 4096];
export const ROWS_OF_SCORING: readonly number[] = SCORING_CARDS.map(([one, other]) => at(ROW, one) + at(ROW, other));

/** Scores of grids, each with 1 added once it is known. */
const scores = new Uint8Array(1 << 16);
const additions = new Float64Array(1 << 16);

/** What the grid scores (A9.4): a row counts up to four marks. */
export function gridScore(rows: number): number {
  const known = scores[rows] as number;
  if (known > 0) return known - 1;
  const score = scoreElements([0, 4, 8, 12].map((shift) => Math.min(4, (rows >> shift) & 15)));
  scores[rows] = score + 1;
  return score;
}

/** What one more mark adds to the score, the mean of all four rows. */
export function additionalScore(rows: number): number {
  const known = additions[rows] as number;
  if (known > 0) return known - 1;
  const addition = ROW.reduce((sum, row) => sum + (gridScore(rows + row) - gridScore(rows)) / 4, 0);
  additions[rows] = addition + 1;
  return addition;
}

/** Observes that nobody has Telescopes for. */
const TOO_MANY = 99;

const observes: Uint8Array[] = CARDS.map(() => new Uint8Array(0));

/** As `observesToFinish`, in a table for each card that fills as it is asked. */
export function observesFor(card: number, marked: number): number {
  let table = observes[card] as Uint8Array;
  if (table.length === 0) {
    table = new Uint8Array(1 << at(CARDS, card).stars.length);
    observes[card] = table;
  }
  const known = table[marked] as number;
  if (known > 0) return known - 1;
  const found = Math.min(TOO_MANY, observesToFinish(card, marked));
  table[marked] = found + 1;
  return found;
}
