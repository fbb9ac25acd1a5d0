import { at, BadInput, type Game, type Viewer } from '../src/index.ts';

/**
 * The smallest game that has everything a table must handle: turns, chance, a secret, and an end.
 * Two players take 1 to 3 pebbles from a heap in turn, or roll for it; each has a secret lucky number; the last pebble wins.
 */
export interface Pebbles {
  heap: number;
  turn: number;
  readonly lucky: readonly number[];
}

export type PebbleEvent =
  | { readonly kind: 'took'; readonly seat: number; readonly pebbles: number }
  | { readonly kind: 'lucky'; readonly number: number }
  | { readonly kind: 'rolled'; readonly pebbles: number };

export interface PebbleView {
  readonly heap: number;
  readonly turn: number;
  readonly lucky: number | null;
}

export const pebbles: Game<Pebbles, string, PebbleView, { readonly heap: number }, PebbleEvent> = {
  name: 'pebbles',
  seats: { min: 2, max: 2 },
  rulesVersion: 3,
  dataVersion: 1,
  options(input) {
    const heap = (input as { heap?: unknown }).heap ?? 12;
    if (typeof heap !== 'number') throw new BadInput('options.heap', heap, 'a number');
    return { heap };
  },
  seatCount: () => 2,
  setup({ heap }, chance, tell) {
    const lucky = [chance.below('lucky', 100), chance.below('lucky', 100)];
    lucky.forEach((number, seat) => tell?.({ kind: 'lucky', number }, seat));
    return { heap, turn: 0, lucky };
  },
  waitingFor: (state) => (state.heap === 0 ? [] : [state.turn]),
  legal: (state, seat) =>
    seat === state.turn && state.heap > 0 ? ['1', '2', '3', 'roll'].filter((n) => n === 'roll' || Number(n) <= state.heap) : [],
  refusal(state, seat, decision) {
    if (state.heap === 0) return { rule: 'P3', reason: 'over' };
    if (seat !== state.turn) return { rule: 'P1', reason: 'not-your-turn' };
    if (decision === 'roll' || Number(decision) <= state.heap) return undefined;
    return { rule: 'P2', reason: 'too-many', missing: { what: 'pebbles', need: Number(decision), have: state.heap } };
  },
  apply(state, seat, decision, chance, tell) {
    let taken = Number(decision);
    if (decision === 'roll') {
      taken = Math.min(state.heap, 1 + chance.below('die', 3));
      tell?.({ kind: 'rolled', pebbles: taken });
    }
    state.heap -= taken;
    tell?.({ kind: 'took', seat, pebbles: taken });
    // Taking exactly 1 keeps the turn, so that one seat can take several decisions in a row.
    if (taken !== 1) state.turn = 1 - seat;
  },
  view: (state, viewer: Viewer) => ({ heap: state.heap, turn: state.turn, lucky: viewer === 'spectator' ? null : at(state.lucky, viewer) }),
  imagine: (view, chance) => ({ heap: view.heap, turn: view.turn, lucky: [chance.below('i', 100), chance.below('i', 100)] }),
  // All there is to see has been seen.
  redeal: () => undefined,
  clone: (state) => ({ ...state }),
  result: (state) =>
    state.heap > 0
      ? undefined
      : {
          seats: [
            { total: 0, lines: [] },
            { total: 0, lines: [] },
          ],
          winners: [1 - state.turn],
          why: 'empty',
        },
  reveals: () => false,
  write: (decision) => decision,
  read(text) {
    if (!/^([123]|roll)$/.test(text)) throw new BadInput('decision', text, '1, 2, 3 or roll');
    return text;
  },
};
