import type { Below, Chance, Seat } from '@astrarium/core';

/** What the search has to know of a game beyond its rules. */
export interface Sense<State, Decision> {
  /**
   * What the seat goes by when it decides, as text. States with the same text are one place to the search: what it finds out in one of
   * them it uses in all. It holds nothing that is hidden from the seat.
   */
  key(state: State, seat: Seat): string;
  /**
   * What the seat might do, never nothing; asked once for a place, `legal` being what is open there. A move may be a whole turn:
   * decisions of the same seat one after the other. `wide` where the decision is to be taken in earnest: there it pays to look around.
   */
  moves(state: State, seat: Seat, legal: readonly Decision[], wide: boolean, below: Below): readonly Move<Decision>[];
  /** Plays on, where the state can't be judged as it is, until it can. */
  settle(state: State, chance: Chance, below: Below): void;
  /** What everybody may hope for. Where the game is over, what everybody has got. */
  outlook(state: State): Outlook;
  /** How many imagined states are tried in turn; each has its own order of hidden cards. */
  readonly worlds: number;
}

export interface Move<Decision> {
  /** At least one; the first is open to the seat, the others where the first ones lead. */
  readonly decisions: readonly Decision[];
  /** How promising it is against the others, above 0: it gets attention in proportion before anything is known. */
  readonly weight: number;
  /** What it promises the seat at first sight, as a value of `Outlook`; counts as if it had been tried once. */
  readonly hope?: Hope;
}

/** For one seat: the share of games it wins, 0 to 1, and by how many points it ends ahead of the best of the others. */
export interface Hope {
  readonly win: number;
  readonly lead: number;
}

/** By seat. */
export type Outlook = readonly Hope[];
