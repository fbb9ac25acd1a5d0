import type { GameRecord, Logged, RecordedDecision, Refusal, Result, Seat, Viewer } from '@astrarium/core';

/** What the page and the host of local games say to each other. Everything is plain data: it passes between two threads. */

export const GAMES = ['astra', 'ad-astra'] as const;
export type GameName = (typeof GAMES)[number];

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

export interface NewTable {
  readonly game: GameName;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  /** Left out, the host draws one. */
  readonly seed?: string;
  /** How the game is meant to begin, everybody's decisions: bots keep to it as long as the persons do. */
  readonly script?: readonly RecordedDecision[];
}

/** A table in the list of "my games". */
export interface TableSummary {
  readonly id: string;
  readonly game: GameName;
  readonly seats: readonly SeatPlan[];
  readonly version: number;
  readonly waitingFor: readonly Seat[];
  readonly result: Result | null;
  readonly changed: number;
  /** Why the game can't be opened, if it can't: what is stored is damaged, or of another version. It is kept all the same. */
  readonly problem: Problem | null;
}

/** How long bots wait before they decide, in milliseconds, so that people can follow. */
export const PACES = { calm: 1100, brisk: 450, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** Everything the page shows of a table, from the eyes that sit before the screen. */
export interface TableUpdate {
  readonly table: string;
  readonly game: GameName;
  readonly version: number;
  readonly seats: readonly SeatPlan[];
  /** Whose eyes: the only person's, or with several persons at one screen nobody's in particular. */
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly waitingFor: readonly Seat[];
  /** For each person who is waited for: what can be decided, in notation. */
  readonly legal: Readonly<Record<Seat, readonly string[]>>;
  /** For each person: the version up to which undo is allowed. */
  readonly undoLimits: Readonly<Record<Seat, number>>;
  readonly result: Result | null;
  /** Has the game kept to its script so far, with more of it to come? */
  readonly scripted: boolean;
  /** What happened since the version before, and at which version each thing happened. Told once. */
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

/** Each request with what it answers. */
export interface Requests {
  create: { ask: { table: NewTable }; answer: { id: string } };
  list: { ask: Record<string, never>; answer: { tables: readonly TableSummary[] } };
  /** From now on the page gets the updates of this table. */
  watch: { ask: { table: string }; answer: { update: TableUpdate } };
  /** The table as it stands, without following it. */
  look: { ask: { table: string }; answer: { update: TableUpdate } };
  unwatch: { ask: { table: string }; answer: Record<string, never> };
  decide: { ask: { table: string; seat: Seat; decision: string; id: string }; answer: { refusal: Refusal | null } };
  /** Why can't this be decided now? Changes nothing. */
  whyNot: { ask: { table: string; seat: Seat; decision: string }; answer: { refusal: Refusal | null } };
  undo: { ask: { table: string; seat: Seat; version: number }; answer: { refusal: Refusal | null } };
  pace: { ask: { pace: Pace }; answer: Record<string, never> };
  /** The view of one seat, for a person who looks at a secret of their own. */
  peek: { ask: { table: string; viewer: Viewer }; answer: { view: unknown; version: number } };
  moment: { ask: { table: string; version: number; viewer: Viewer }; answer: { moment: Moment } };
  fork: { ask: { table: string; version: number }; answer: { id: string } };
  remove: { ask: { table: string }; answer: Record<string, never> };
  /** Brings back what was removed last. */
  restore: { ask: { table: string }; answer: Record<string, never> };
  exportRecord: { ask: { table: string }; answer: { text: string; record: GameRecord } };
  importRecord: { ask: { text: string }; answer: { id: string } };
}

export type RequestName = keyof Requests;

export interface Request<Name extends RequestName = RequestName> {
  readonly number: number;
  readonly name: Name;
  readonly ask: Requests[Name]['ask'];
}

export type FromHost =
  | { readonly kind: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly kind: 'error'; readonly number: number; readonly problem: Problem }
  | { readonly kind: 'update'; readonly update: TableUpdate };

/** Why a request could not be carried out: a code for the catalogue of messages, and the exact words of whoever refused it. */
export interface Problem {
  readonly code: 'no-such-table' | 'bad-input' | 'bad-record' | 'other-version' | 'changed-elsewhere' | 'storage' | 'internal';
  readonly detail: string;
}
