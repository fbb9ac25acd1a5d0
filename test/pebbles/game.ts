import { at, BadInput, type Game, type Viewer } from '@astrarium/core';

/**
 * The smallest game that has everything a host must handle: turns, chance, a secret, and an end. P1: two players in turn take 1 to 3 pebbles
 * from a heap, or roll for it; whoever takes just one goes on. P2: nobody takes more than there are. P3: the last pebble wins. Each has a
 * secret lucky number, which is good for nothing.
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
  readonly viewer: Viewer;
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
    if (typeof heap !== 'number' || !Number.isInteger(heap) || heap < 1) throw new BadInput('options.heap', heap, 'a whole number from 1');
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
    if (taken !== 1 || state.heap === 0) state.turn = 1 - seat;
  },
  view: ({ heap, turn, lucky }, viewer) => ({ viewer, heap, turn, lucky: viewer === 'spectator' ? null : at(lucky, viewer) }),
  imagine({ viewer, heap, turn, lucky }, chance) {
    const imagined = [0, 1].map((seat) => (seat === viewer && lucky !== null ? lucky : chance.below('imagined', 100)));
    return { heap, turn, lucky: imagined };
  },
  // All there is to see has been seen.
  redeal: () => undefined,
  clone: (state) => ({ ...state }),
  result({ heap, turn }) {
    if (heap > 0) return undefined;
    const winner = 1 - turn;
    const line = (seat: number) => ({ name: 'last', rule: 'P3', points: seat === winner ? 1 : 0 });
    return { seats: [0, 1].map((seat) => ({ total: line(seat).points, lines: [line(seat)] })), winners: [winner], why: 'empty' };
  },
  reveals: () => false,
  write: (decision) => decision,
  read(text) {
    if (!/^([123]|roll)$/.test(text)) throw new BadInput('decision', text, '1, 2, 3 or roll');
    return text;
  },
};
