import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyGame, BadInput, BadRecord, type GameRecord, readRecord, writeRecord } from '@astrarium/core';
import type { CliGame } from './cli-game.ts';
import { GAMES, gameNamed } from './games.ts';
import { UserError } from './user-error.ts';

/** A record and the game it is of. */
export interface OpenRecord extends CliGame {
  readonly file: string;
  readonly record: GameRecord;
}

/** Reads a record file. Everything but its decisions is checked; those, a replay checks. */
export function openRecord(file: string): OpenRecord {
  const text = readText(file);
  try {
    const record = readRecord(text);
    const playable = gameNamed(record.game);
    if (playable === undefined) {
      throw new BadRecord(1, 'game', `"${record.game}" is not known here; known: ${GAMES.map(({ game }) => game.name).join(', ')}`);
    }
    checkSeats(playable.game, record);
    return { ...playable, file, record };
  } catch (error) {
    if (error instanceof BadRecord) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Writes a record file; one that exists is overwritten only by `force`. */
export function saveRecord(file: string, record: GameRecord, force: boolean): void {
  try {
    writeFileSync(file, writeRecord(record), { flag: force ? 'w' : 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new UserError(`${file} exists already; --force overwrites it`);
    throw new UserError(`can't write ${file}: ${whyOf(error)}`);
  }
}

/** Says at once what would be said after hours of work: that the file can't be written. A new file is left empty. */
export function checkWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new UserError(`can't write ${file}: ${whyOf(error)}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`can't read ${file}: ${whyOf(error)}`);
  }
}

function checkSeats(game: AnyGame, { options, seats }: GameRecord): void {
  try {
    const count = game.seatCount(game.options(options));
    if (seats.length !== count) throw new BadRecord(1, 'seats', `${seats.length} names, but the options make ${count} seats`);
  } catch (error) {
    if (error instanceof BadInput) throw new BadRecord(1, 'options', error.message);
    throw error;
  }
}

function whyOf(error: unknown): string {
  const code = codeOf(error);
  return WHY[code] ?? code;
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'the permission is missing',
};

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
