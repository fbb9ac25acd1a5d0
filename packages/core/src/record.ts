import type { AnyGame, Result, Seat } from './game.ts';
import type { Seed } from './seed.ts';

/** Versions of the file format, described in docs/record-format.md: a record with neither epochs nor players is written as the first. */
export const RECORD_VERSIONS = { plain: 1, extended: 2 } as const;

/** A game, whole: everything else about it can be computed from this. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly data: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** Names of the players, by seat. */
  readonly seats: readonly string[];
  /** Who plays each seat: `human`, or what plays by itself, by the name its program has for it. Left out, nothing is known of it. */
  readonly players?: readonly string[];
  readonly decisions: readonly RecordedDecision[];
  /** Where chance began anew, in order, at most once in each place; left out if it never did. */
  readonly epochs?: readonly Epoch[];
  /** Written when the game is over, so that a later replay can be compared. */
  readonly result?: RecordedResult;
}

export interface RecordedDecision {
  readonly seat: Seat;
  /** The decision in the game's notation. */
  readonly do: string;
}

/** After `at` decisions, what nobody had seen was shuffled anew, and all chance from there on follows from this seed. */
export interface Epoch {
  readonly at: number;
  readonly seed: Seed;
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

/** The seed that chance follows from after `version` decisions. */
export function seedAt({ seed, epochs }: GameRecord, version: number): Seed {
  return epochs?.findLast(({ at }) => at <= version)?.seed ?? seed;
}

/** The file: JSON lines, first the header, then a line per decision and epoch, at last the result if the game is over. */
export function writeRecord(record: GameRecord): string {
  const { decisions, epochs = [], result, ...header } = record;
  const version = epochs.length === 0 && header.players === undefined ? RECORD_VERSIONS.plain : RECORD_VERSIONS.extended;
  const lines: unknown[] = [{ astrarium: version, ...header }];
  for (let count = 0; count <= decisions.length; count += 1) {
    if (count > 0) lines.push(decisions[count - 1]);
    for (const { at, seed } of epochs) if (at === count) lines.push({ epoch: seed });
  }
  if (result !== undefined) lines.push({ result });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
