import type { Chance } from './chance.ts';

/** A place at the table: 0 is the first chair, then clockwise. */
export type Seat = number;

/** Who looks: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** Why a decision can't be taken. The words for it live in the game's text catalogues, found by `reason`. */
export interface Refusal {
  /** The rule that stands in the way, as numbered in the rulebook: `A5.3`. */
  readonly rule: string;
  readonly reason: string;
  readonly missing?: { readonly what: string; readonly need: number; readonly have: number };
}

/** Receives what happened, in order. With `only`, the event is for that seat alone. */
export type Tell<Event> = (event: Event, only?: Seat) => void;

export interface Told<Event> {
  readonly event: Event;
  readonly only?: Seat;
}

/** The outcome of a finished game: every source of points is a line of its own. */
export interface Result {
  readonly seats: readonly SeatResult[];
  readonly winners: readonly Seat[];
  /** How the game came to its end, as a code of the game's own. */
  readonly why: string;
}

export interface SeatResult {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface ScoreLine {
  readonly name: string;
  readonly rule: string;
  readonly points: number;
}

/**
 * What a game is to everything around it. Pure: given options, seed and decisions, everything follows.
 * `State` is plain JSON; `apply` changes it in place.
 */
export interface Game<State, Decision, View, Options, Event> {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised when a rule change alters the replay of any stored game; `dataVersion` likewise for cards and boards. */
  readonly rulesVersion: number;
  readonly dataVersion: number;
  /** The oldest rules version whose games it still plays, by the rules they began with; left out: the newest alone. */
  readonly oldestRules?: number;

  /** Fills defaults; throws `BadInput` for nonsense. */
  options(input: unknown): Options;
  /** How many seats a game with these options has. */
  seatCount(options: Options): number;
  /** Names of the seats, the last ones, that play by rules of their own and are never waited for; without it there are none. */
  automata?(options: Options): readonly string[];
  /** `rules` is the version the game began with, the newest by default; the state remembers it where it matters. */
  setup(options: Options, chance: Chance, tell?: Tell<Event>, rules?: number): State;

  /** Seats that owe a decision now: several where the rules let them choose at the same time, none when the game is over. */
  waitingFor(state: State): readonly Seat[];
  /** Every decision open to the seat, but of open-ended ones only the sensible; empty when it is not waited for. */
  legal(state: State, seat: Seat): readonly Decision[];
  /** Why the seat can't decide this now, or `undefined` if it can. */
  refusal(state: State, seat: Seat, decision: Decision): Refusal | undefined;
  /** Carries out a decision that `refusal` lets pass. Without `tell` no event is made: search and simulation run faster. */
  apply(state: State, seat: Seat, decision: Decision, chance: Chance, tell?: Tell<Event>): void;

  /**
   * What the viewer may know, built from nothing. `like` is the view of another viewer of the very same state: parts of it that nobody sees otherwise
   * may be shared with it, instead of being built again.
   */
  view(state: State, viewer: Viewer, like?: View): View;
  /** A full state that this viewer could not tell from the true one. */
  imagine(view: View, chance: Chance): State;
  /**
   * Deals anew, in place, whatever no seat has seen yet, as it might have lain from the start: nobody's view changes by it. What any seat
   * holds, has seen or has decided stays.
   */
  redeal(state: State, chance: Chance): void;
  clone(state: State): State;
  result(state: State): Result | undefined;

  /** Is the decision of a kind too rich to list, such as a trade offer, so that `legal` may lack it? Left out: no decision is. */
  openEnded?(decision: Decision): boolean;

  /** Did the event show somebody a thing unknown before? Then what led to it can't be undone. */
  reveals(event: Event): boolean;

  /** The decision in the game's notation: short, exact, and `read` gives it back. */
  write(decision: Decision): string;
  /** Throws `BadInput` for text that is not in the notation. */
  read(text: string): Decision;
}

/** A game whose inside is nobody's business here: for code that hosts any game. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
