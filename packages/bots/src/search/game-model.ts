import type { Below, Chance, Seat } from '@astrarium/core';

/** What the search has to know of a game beyond its rules. */
export interface GameModel<State, Decision> {
  /**
   * The information set of a seat that decides, as text. States with the same text share one node of its tree. It holds nothing that is
   * hidden from the seat.
   */
  key(state: State, seat: Seat): string;
  /**
   * The moves worth considering, at least one. Called once for each node; `legal` are the decisions open there. A move may be a whole
   * turn: decisions of the same seat, one after the other. `wide` at the root, where a wider selection pays.
   */
  moves(state: State, seat: Seat, legal: readonly Decision[], wide: boolean, below: Below): readonly Move<Decision>[];
  /** Plays on by the rollout policy until the state can be evaluated. */
  rollOut(state: State, chance: Chance, below: Below): void;
  /** What every seat may expect; once the game is over, what it got. */
  evaluate(state: State): Values;
  /** How many imagined states are used in turn; each has its own order of hidden cards. */
  readonly worlds: number;
}

export interface Move<Decision> {
  /** At least one; the first is open to the seat, the others where the first ones lead. */
  readonly decisions: readonly Decision[];
  /** How promising it is against the others, above 0. In proportion to it the move is explored before anything is known. */
  readonly weight: number;
  /** A first estimate of its value. It counts as one visit. */
  readonly value?: Value;
}

/** For one seat: the share of games it wins, 0 to 1, and by how many points it ends ahead of the best of the others. */
export interface Value {
  readonly win: number;
  readonly lead: number;
}

/** By seat. */
export type Values = readonly Value[];
