import type { AnyGame, Result, Seat } from './game.ts';
import type { Seed } from './seed.ts';

/** Version of the file format, described in docs/record-format.md. */
export const RECORD_VERSION = 1;

/** A game, whole: everything else about it can be computed from this. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly data: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Names of the players, by seat. */
  readonly seats: readonly string[];
  readonly decisions: readonly RecordedDecision[];
  /** Written when the game is over, so that a later replay can be compared. */
  readonly result?: RecordedResult;
}

export interface RecordedDecision {
  readonly seat: Seat;
  /** The decision in the game's notation. */
  readonly do: string;
}

export interface RecordedResult {
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  readonly why: string;
}

/** A record with no decision yet. */
export function newRecord(game: AnyGame, options: unknown, seed: Seed, seats: readonly string[]): GameRecord {
  return { game: game.name, rules: game.rulesVersion, data: game.dataVersion, options, seed, seats, decisions: [] };
}

export function recordedResult(result: Result): RecordedResult {
  return { totals: result.seats.map((seat) => seat.total), winners: result.winners, why: result.why };
}

/** The file: JSON lines, first the header, then a line per decision, at last the result if the game is over. */
export function writeRecord(record: GameRecord): string {
  const { decisions, result, ...header } = record;
  const lines: unknown[] = [{ astrarium: RECORD_VERSION, ...header }, ...decisions];
  if (result !== undefined) lines.push({ result });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
