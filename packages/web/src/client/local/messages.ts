import type { GameRecord, RecordedDecision, Refusal, Result, Seat, Viewer } from '@astrarium/core';
import type { GameName } from '@astrarium/protocol/game-names';
import type { TableUpdate as HostUpdate, LoggedEvent, Moment, SeatPlan } from '@astrarium/protocol/table-update';
import type { GameDiscoveries } from './discoveries.ts';

/** What the page and the host of local games say to each other. Everything is plain data: it passes between two threads. */

export { GAME_NAMES as GAMES, type GameName } from '@astrarium/protocol/game-names';
export { AUPTOLEMY_PLAYER, HUMAN, INKS, type Ink, type LoggedEvent, type Moment, type SeatPlan } from '@astrarium/protocol/table-update';

export interface NewTable {
  readonly game: GameName;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  /** Left out, the host draws one. */
  readonly seed?: string;
  /** How the game is meant to begin, everybody's decisions: bots keep to it as long as the persons do. */
  readonly script?: readonly RecordedDecision[];
}

/** How a game stood after a turn: what everybody would have scored. */
export interface Standing {
  readonly round: number;
  /** Who had the turn; null before the first. */
  readonly seat: Seat | null;
  readonly points: readonly number[];
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

/** Everything the page shows of a table. */
export type TableUpdate = HostUpdate & {
  /** The game has kept to its script so far, with more of it to come. */
  readonly scripted?: boolean;
  /** How sure each bot that thinks ahead was of its last decision, from 0 to 1. */
  readonly sure?: Readonly<Record<Seat, number>>;
};

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
  /** What an Adept would decide in this seat's place, knowing what the seat knows; null where nothing is asked of it. */
  advise: { ask: { table: string; seat: Seat }; answer: { version: number; decision: string | null } };
  undo: { ask: { table: string; seat: Seat; version: number }; answer: { refusal: Refusal | null } };
  pace: { ask: { pace: Pace }; answer: Record<string, never> };
  /** The view of one seat, for a person who looks at a secret of their own. */
  peek: { ask: { table: string; viewer: Viewer }; answer: { view: unknown; version: number } };
  moment: { ask: { table: string; version: number; viewer: Viewer }; answer: { moment: Moment } };
  /** How a finished game stood after each turn, where not all points lie open. */
  standings: { ask: { table: string }; answer: { standings: readonly Standing[] } };
  /** The same of a game that is kept elsewhere. */
  standingsOf: { ask: { record: GameRecord }; answer: { standings: readonly Standing[] } };
  /** The game up to that version, to be played on: what nobody had seen by then is dealt anew, unless the same cards are asked for. */
  fork: { ask: { table: string; version: number; sameCards: boolean }; answer: { id: string } };
  remove: { ask: { table: string }; answer: Record<string, never> };
  /** Brings back what was removed last. */
  restore: { ask: { table: string }; answer: Record<string, never> };
  exportRecord: { ask: { table: string }; answer: { text: string; record: GameRecord } };
  importRecord: { ask: { text: string }; answer: { id: string } };
  /** What the persons at this browser have discovered, game by game, and after which time it counts. */
  discoveries: { ask: Record<string, never>; answer: { games: readonly GameDiscoveries[]; since: number } };
  /** Notes what these seats have discovered in a game that is hosted elsewhere, by all that happened in it. */
  noteDiscoveries: {
    ask: { table: string; game: GameName; events: readonly LoggedEvent[]; seats: readonly Seat[] };
    answer: Record<string, never>;
  };
  /** From now on only what is discovered after this time counts; answers what counted before, to take it back. */
  resetDiscoveries: { ask: { since: number }; answer: { before: number } };
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
  | { readonly kind: 'update'; readonly update: TableUpdate }
  /** Another tab has changed some table. */
  | { readonly kind: 'changed' };

/** Why a request could not be carried out: a code for the catalogue of messages, and the exact words of whoever refused it. */
export interface Problem {
  readonly code: 'no-such-table' | 'bad-input' | 'bad-record' | 'other-version' | 'changed-elsewhere' | 'storage' | 'internal';
  readonly detail: string;
}
