import { type AstraState, type Boon, type CardId, cardOf, type Journal, MAX_POUCH, MAX_WISDOM, NO_CARD } from '@astrarium/astra';
import { at, type Seat } from '@astrarium/core';
import {
  ABILITY,
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
  POUCH,
  SOON,
  STARDUST,
  STARS,
  TELESCOPES,
} from './features.ts';
import { reactivationPrice } from './own.ts';
import type { Prices } from './prices.ts';
import { ALL_STARS, BEGUN_AT, ELEMENT, FINAL_FAME, gridScore, LIMIT_AT, observesFor, ROW, ROWS_OF_SCORING, STARS_IN } from './tables.ts';

/** How likely somebody who can finish a card does so on the next turn. */
const TAKES_IT = 0.75;

/** Adds what a card in the sky promises: to the one who can finish it first, and to those who helped. `next` is the seat that acts next. */
export function addSlot(state: AstraState, slot: number, next: Seat, left: number, prices: Prices, rows: Float64Array): void {
  const card = state.slots[slot] as CardId;
  const marked = state.marked[slot] as number;
  if (card === NO_CARD || marked === 0) return;
  const { players, journals } = state;
  const pens = state.marks.length / state.slots.length;
  const missing = STARS_IN[(ALL_STARS[card] as number) & ~marked] as number;
  const finisher = firstFinisher(state, card, marked, missing, next);
  // Cards finish the sooner the fewer stars they lack; at the end of the game they may not at all.
  const sure = finisher < 0 ? Math.min(0.85, (left / 6) * (1 - missing / 16)) : TAKES_IT;
  for (let seat = 0; seat < players; seat += 1) {
    const own = STARS_IN[state.marks[slot * pens + seat] as number] as number;
    HELPED[seat] = seat === finisher ? 0 : own;
    if (own === 0) continue;
    add(rows, seat, STARS, own * (1 - sure));
    if (finisher < 0) add(rows, seat, DEEP, own * sure);
  }
  if (finisher >= 0) {
    const promised = discoveryPrice(at(journals, finisher), card, at(state.scoring, finisher), prices);
    addDiscovery(rows, finisher, finisher === next ? DISCOVERY : DISCOVERY_LATER, TAKES_IT * promised);
  } else {
    const soon = firstFinisher(state, card, marked, missing, next, true);
    if (soon >= 0) add(rows, soon, SOON, sure * discoveryPrice(at(journals, soon), card, at(state.scoring, soon), prices));
  }
  addBoons(state, card, sure, prices, rows);
}

/** Stars of each helper on the card at hand. */
const HELPED = new Uint8Array(8);

function add(rows: Float64Array, seat: Seat, column: number, value: number): void {
  const index = seat * COLUMNS + column;
  rows[index] = (rows[index] as number) + value;
}

/** The best of them stands for itself, what the others are worth together. */
function addDiscovery(rows: Float64Array, seat: Seat, column: number, worth: number): void {
  const index = seat * COLUMNS + column;
  const best = rows[index] as number;
  rows[index] = Math.max(best, worth);
  add(rows, seat, DISCOVERY_MORE, Math.min(best, worth));
}

/**
 * The first seat, from the one that acts next on, that has the Stardust and Telescopes to finish the card in one turn, or would have them
 * once it has `rested`; -1 if none has.
 */
function firstFinisher(state: AstraState, card: CardId, marked: number, missing: number, next: Seat, rested = false): Seat {
  const { players, journals } = state;
  const observes = observesFor(card, marked);
  for (let i = 0; i < players; i += 1) {
    const seat = next + i < players ? next + i : next + i - players;
    const { pouch, stardust, telescopes } = journals[seat] as Journal;
    if ((rested && pouch > stardust ? pouch : stardust) >= missing && telescopes >= observes - 1) return seat;
  }
  return -1;
}

/** What a newly discovered card adds, the least worthy own card making room if need be (A8.6). */
function discoveryPrice({ active, exhausted, wisdom }: Journal, card: CardId, scoring: number, { of }: Prices): number {
  const held = active.length + exhausted.length;
  let grid = at(ROWS_OF_SCORING, scoring);
  for (let n = 0; n < active.length; n += 1) grid += ROW[ELEMENT[active[n] as CardId] as number] as number;
  for (let n = 0; n < exhausted.length; n += 1) grid += ROW[ELEMENT[exhausted[n] as CardId] as number] as number;
  const elements = of[ELEMENTS] as number;
  const before = gridScore(grid);
  const after = gridScore(grid + (ROW[ELEMENT[card] as number] as number));
  const worth = cardPrice(card, true, of) + elements * (after - before) + (held < 4 ? (of[CARDS_HELD] as number) : 0.3);
  if (held < (LIMIT_AT[wisdom] as number)) return worth;
  let least = Infinity;
  for (let n = 0; n < held; n += 1) {
    const isActive = n < active.length;
    const other = (isActive ? active[n] : exhausted[n - active.length]) as CardId;
    const without = gridScore(grid - (ROW[ELEMENT[other] as number] as number));
    least = Math.min(least, cardPrice(other, isActive, of) + elements * (before - without));
  }
  return Math.max(0.3, worth - least);
}

function cardPrice(card: CardId, active: boolean, of: Float64Array): number {
  const ability = of[(active ? ACTIVE : EXHAUSTED) + (ABILITY[card] as number)] as number;
  return ability + (FINAL_FAME[card] as number) * (of[active ? FINAL_ACTIVE : FINAL_EXHAUSTED] as number);
}

/** Those who helped pick in the order of their stars; each takes the best Boon left. */
function addBoons(state: AstraState, card: CardId, sure: number, prices: Prices, rows: Float64Array): void {
  const { players, journals } = state;
  const { boons } = cardOf(card);
  let taken = 0;
  for (;;) {
    let seat = -1;
    let most = 0;
    for (let other = 0; other < players; other += 1) {
      if ((HELPED[other] as number) > most) {
        most = HELPED[other] as number;
        seat = other;
      }
    }
    if (seat < 0) return;
    HELPED[seat] = 0;
    let best = 0;
    let box = 0;
    for (let index = 0; index < boons.length; index += 1) {
      const worth = taken & (1 << index) ? 0 : boonPrice(journals[seat] as Journal, boons[index] as Boon, prices);
      if (worth > best) {
        best = worth;
        box = index;
      }
    }
    taken |= 1 << box;
    add(rows, seat, BOONS, sure * best);
  }
}

function boonPrice({ pouch, wisdom, exhausted }: Journal, { kind, amount }: Boon, prices: Prices): number {
  const { of } = prices;
  switch (kind) {
    case 'fame':
      return amount * (of[FAME] as number);
    case 'stardust':
      return amount * (of[STARDUST] as number);
    case 'telescope':
      return amount * (of[TELESCOPES] as number);
    case 'pouch':
      return Math.min(amount, MAX_POUCH - pouch) * (of[POUCH] as number);
    case 'wisdom': {
      const to = Math.min(MAX_WISDOM, wisdom + amount);
      const limit = (LIMIT_AT[to] as number) - (LIMIT_AT[wisdom] as number);
      return limit * (of[LIMIT] as number) + ((BEGUN_AT[to] as number) - (BEGUN_AT[wisdom] as number)) * (of[BEGUN] as number);
    }
    case 'activation':
      return activationPrice(exhausted, amount, prices);
  }
}

/** The best one or two of the Exhausted cards, as many as the Boon reactivates. */
function activationPrice(exhausted: readonly CardId[], amount: number, prices: Prices): number {
  let first = 0;
  let second = 0;
  for (let n = 0; n < exhausted.length; n += 1) {
    const worth = reactivationPrice(exhausted[n] as CardId, prices);
    if (worth > first) {
      second = first;
      first = worth;
    } else if (worth > second) second = worth;
  }
  return amount === 1 ? first : first + second;
}
