import type { LoggedEvent, SeatPlan } from '../../client/local/messages.ts';

/** A moment of the game, as it is shown. What else the view has, the game knows. */
export interface ShownMoment {
  readonly version: number;
  readonly view: { readonly round: number; readonly over: boolean };
  readonly decision: { readonly seat: number; readonly text: string } | null;
  readonly events: readonly LoggedEvent[];
  /** Counts the jumps: within a run of single steps on, the board remembers what it drew before. */
  readonly run: number;
}

/** What each game shows of a moment. */
export interface SceneProps {
  readonly seats: readonly SeatPlan[];
  readonly shown: ShownMoment;
  /** How the game was seen in the end; null while it goes on. */
  readonly end: unknown;
}
