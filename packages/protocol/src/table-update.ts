import type { Logged, Result, Seat, Viewer } from '@astrarium/core';
import type { GameName } from './game-names.ts';

/** The updates that a host of a game sends, be it a browser worker or a server. Everything is plain data. */

/** The seat's ink: a colour that never stands alone, each has a pattern of its own. */
export const INKS = ['rose', 'azure', 'jade', 'amber', 'violet', 'ash'] as const;
export type Ink = (typeof INKS)[number];

export const HUMAN = 'human';
/** The second seat of the solo game: it plays by rules of its own, and nobody decides for it (A11). */
export const AUPTOLEMY_PLAYER = 'auptolemy';

export interface SeatPlan {
  readonly name: string;
  readonly ink: Ink;
  /** HUMAN, AUPTOLEMY_PLAYER, or the name of the bot that plays. */
  readonly player: string;
}

/** Everything that one perspective may know of a table. */
export interface SessionUpdate {
  readonly table: string;
  readonly game: GameName;
  readonly version: number;
  readonly seats: readonly SeatPlan[];
  /** Whose view it is: the seat of the only person, or a spectator if several persons share the screen. */
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly waitingFor: readonly Seat[];
  /** For each person who is waited for: what can be decided, in notation. */
  readonly legal: Readonly<Record<Seat, readonly string[]>>;
  /** For each person: the version up to which undo is allowed. */
  readonly undoLimits: Readonly<Record<Seat, number>>;
  readonly result: Result | null;
  /** What happened since the version before, and at which version each thing happened. Sent once. */
  readonly events: readonly LoggedEvent[];
  /** True when the page should forget what it logged after `version`: something was undone, or it has just been opened. */
  readonly reset: boolean;
}

export type LoggedEvent = Logged<unknown>;

/** A moment of a game as the replay shows it. */
export interface Moment {
  readonly version: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly decision: { readonly seat: Seat; readonly text: string } | null;
  readonly events: readonly LoggedEvent[];
}
