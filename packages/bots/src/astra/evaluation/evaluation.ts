import { type AstraState, AUPTOLEMY, astra } from '@astrarium/astra';
import { type Result, type Seat } from '@astrarium/core';
import type { Value, Values } from '../../search/game-model.ts';
import { turnsLeft } from '../adept/heuristic-values.ts';
import { soloPositionValue } from '../adept/solo.ts';
import { COLUMNS } from './features.ts';
import { fillOwn } from './own.ts';
import { type PriceList, type Prices, RULE_OF_THUMB } from './prices.ts';
import { addSlot } from './sky.ts';

/** What everybody may hope for. */
export type Evaluation = (state: AstraState) => Values;

export const MOST_SEATS = 5;

/** Judges by what everything is worth at this stage of the game. */
export function evaluationBy(list: PriceList): Evaluation {
  return (state) => {
    const result = astra.result(state);
    if (result !== undefined) return outcome(result);
    if (state.automa !== null) return soloValues(soloPositionValue(state, state.automa));
    const left = turnsLeft(state);
    fillRows(state, left, ROWS);
    return valuesOf(state.players, list(left));
  };
}

const ROWS = new Float64Array(MOST_SEATS * COLUMNS);
const WORTH = new Float64Array(MOST_SEATS);

/** The features of all seats, a row each. What is worth something only later enters them at its price by rule of thumb. */
export function fillRows(state: AstraState, left: number, rows: Float64Array): void {
  const prices = RULE_OF_THUMB(left);
  const { players, active, turn, slots } = state;
  const after = active + 1 < players ? active + 1 : 0;
  // Once its action is taken, the active seat finishes nothing more.
  const next: Seat = turn.stage === 'action' ? active : after;
  rows.fill(0, 0, players * COLUMNS);
  for (let seat = 0; seat < players; seat += 1) fillOwn(state, seat, next, prices, rows, seat * COLUMNS);
  for (let slot = 0; slot < slots.length; slot += 1) addSlot(state, slot, next, left, prices, rows);
}

function valuesOf(players: number, { of, sway }: Prices): Values {
  let most = -Infinity;
  for (let seat = 0; seat < players; seat += 1) {
    let worth = 0;
    const base = seat * COLUMNS;
    for (let column = 0; column < COLUMNS; column += 1) worth += (ROWS[base + column] as number) * (of[column] as number);
    WORTH[seat] = worth;
    most = Math.max(most, worth);
  }
  let all = 0;
  for (let seat = 0; seat < players; seat += 1) all += Math.exp(((WORTH[seat] as number) - most) / sway);
  const values: Value[] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const worth = WORTH[seat] as number;
    values.push({ win: Math.exp((worth - most) / sway) / all, lead: worth - bestOther(players, seat) });
  }
  return values;
}

function bestOther(players: number, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < players; other += 1) if (other !== seat) best = Math.max(best, WORTH[other] as number);
  return best;
}

/** A shared victory counts as its share. */
function outcome({ seats, winners }: Result): Values {
  return seats.map(({ total }, seat) => ({
    win: winners.includes(seat) ? 1 / winners.length : 0,
    lead: total - Math.max(...seats.map((other, index) => (index === seat ? -Infinity : other.total))),
  }));
}

const SOLO_SWAY = 6;

function soloValues(lead: number): Values {
  const win = 1 / (1 + Math.exp(-lead / SOLO_SWAY));
  const values = [{ win, lead }];
  values[AUPTOLEMY] = { win: 1 - win, lead: -lead };
  return values;
}
