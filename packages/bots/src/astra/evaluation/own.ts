import type { AstraState, CardId } from '@astrarium/astra';
import { at, type Seat } from '@astrarium/core';
import {
  ABILITY,
  ACTIVE,
  AWAKE,
  BEGUN,
  CARDS_HELD,
  ELEMENTS,
  EXHAUSTED,
  FAME,
  FINAL_ACTIVE,
  FINAL_EXHAUSTED,
  FULL,
  LIMIT,
  MORE_ELEMENTS,
  NEXT,
  POOR,
  POUCH,
  RICH,
  ROOM,
  STARDUST,
  TELESCOPES,
} from './features.ts';
import type { Prices } from './prices.ts';
import { additionalScore, BEGUN_AT, ELEMENT, FINAL_FAME, gridScore, LIMIT_AT, ROW, ROWS_OF_SCORING } from './tables.ts';

/** More cards than this bring less and less. */
const ENOUGH_CARDS = 4;
/** With less Stardust than this one can do little. */
const ENOUGH_STARDUST = 3;
/** More than this is seldom spent on a turn. */
const MUCH_STARDUST = 6;

/** Fills the columns of what the seat has, from `base` on. `next` is the seat that acts next. */
export function fillOwn(state: AstraState, seat: Seat, next: Seat, prices: Prices, rows: Float64Array, base: number): void {
  const { fame, pouch, wisdom, stardust, telescopes, active, exhausted } = at(state.journals, seat);
  const held = active.length + exhausted.length;
  const limit = LIMIT_AT[wisdom] as number;
  let grid = at(ROWS_OF_SCORING, at(state.scoring, seat));
  let finalActive = 0;
  let finalExhausted = 0;
  let awake = 0;
  for (let n = 0; n < active.length; n += 1) {
    const card = active[n] as CardId;
    const column = base + ACTIVE + (ABILITY[card] as number);
    rows[column] = (rows[column] as number) + 1;
    finalActive += FINAL_FAME[card] as number;
    grid += ROW[ELEMENT[card] as number] as number;
  }
  for (let n = 0; n < exhausted.length; n += 1) {
    const card = exhausted[n] as CardId;
    const column = base + EXHAUSTED + (ABILITY[card] as number);
    rows[column] = (rows[column] as number) + 1;
    finalExhausted += FINAL_FAME[card] as number;
    grid += ROW[ELEMENT[card] as number] as number;
    if (ELEMENT[card] === state.sphere) awake += reactivationPrice(card, prices);
  }
  rows[base + FAME] = fame;
  rows[base + POUCH] = pouch;
  rows[base + LIMIT] = limit;
  rows[base + BEGUN] = BEGUN_AT[wisdom] as number;
  rows[base + STARDUST] = stardust;
  rows[base + POOR] = stardust < ENOUGH_STARDUST ? ENOUGH_STARDUST - stardust : 0;
  rows[base + TELESCOPES] = telescopes;
  rows[base + ELEMENTS] = gridScore(grid);
  rows[base + CARDS_HELD] = held < ENOUGH_CARDS ? held : ENOUGH_CARDS;
  rows[base + ROOM] = limit - held;
  rows[base + FINAL_ACTIVE] = finalActive;
  rows[base + FINAL_EXHAUSTED] = finalExhausted;
  rows[base + NEXT] = seat === next ? 1 : 0;
  rows[base + AWAKE] = awake;
  rows[base + RICH] = stardust > MUCH_STARDUST ? stardust - MUCH_STARDUST : 0;
  rows[base + FULL] = held >= limit ? 1 : 0;
  rows[base + MORE_ELEMENTS] = additionalScore(grid);
}

/** What it is worth that an Exhausted card becomes Active. */
export function reactivationPrice(card: CardId, { of }: Prices): number {
  const ability = ABILITY[card] as number;
  const final = (FINAL_FAME[card] as number) * ((of[FINAL_ACTIVE] as number) - (of[FINAL_EXHAUSTED] as number));
  return (of[ACTIVE + ability] as number) - (of[EXHAUSTED + ability] as number) + final;
}
