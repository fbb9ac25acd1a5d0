import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  BadInput,
  BrokenReplay,
  type GameRecord,
  playsVersions,
  readSeed,
  type Seed,
  seedFromBytes,
  Table,
  versionsPlayed,
} from '@astrarium/core';
import { readGame, readWholeNumber } from '../arguments.ts';
import type { Given } from '../command.ts';
import { explainBreak } from '../explain-broken-record.ts';
import { checkGameOptions, GAME_OPTIONS, readGameOptions } from '../game-options.ts';
import type { PlayableGame } from '../games.ts';
import { openRecord } from '../record-file.ts';
import { UserError } from '../user-error.ts';
import { readSeating, type Seating, seatingOf, seatNames } from './seating.ts';
import type { PlayWords } from './words.en.ts';

export type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

/** A table with everybody seated. */
export interface OpenGame {
  readonly playable: PlayableGame;
  readonly table: AnyTable;
  readonly seating: Seating;
  /** Was it begun before? */
  readonly resumed: boolean;
}

/** The game of the record file if there is one, else a new one. */
export function openGame(given: Given, words: PlayWords): OpenGame {
  const file = given.value('record');
  if (file === '') throw new BadInput('record', file, 'the name of a file');
  return file !== undefined && existsSync(file) ? resume(given, file) : begin(given, words);
}

function begin(given: Given, words: PlayWords): OpenGame {
  const playable = readGame(given);
  const { game } = playable;
  const players = readWholeNumber(given, 'players', game.seats.min, game.seats.max);
  const modifiers = readModifiers(given, players);
  const seating = readSeating(given, game, players);
  const chosen = { ...readGameOptions(given, game), players, ...modifiers };
  checkGameOptions(game, chosen);
  const options = game.options(chosen);
  const names = [...seatNames(seating, words), ...(game.automata?.(options) ?? [])];
  const table = Table.start(game, { options, seed: seedOf(given), names });
  return { playable, table, seating, resumed: false };
}

/** What the command line says about the game must be true of the record; who plays may be chosen anew. */
function resume(given: Given, file: string): OpenGame {
  const open = openRecord(file);
  const { game, record } = open;
  if (!playsVersions(game, record)) {
    throw new UserError(`${file}: begun with rules ${record.rules} and data ${record.data}; here are ${versionsPlayed(game)}`);
  }
  const { players, modifiers } = record.options as { readonly players: number; readonly modifiers?: readonly string[] };
  agree(given, 'game', file, record.game);
  agree(given, 'players', file, `${players}`);
  agree(given, 'modifiers', file, (modifiers ?? []).join(','));
  const said = readGameOptions(given, game);
  for (const option of Object.keys(GAME_OPTIONS))
    agreeOnOption(given, option, file, said, record.options as Readonly<Record<string, unknown>>);
  if (given.has('seed')) agree(given, 'seed', file, record.seed, readSeed(given.value('seed')));
  const seating = given.has('bots') ? readSeating(given, game, players) : seatingOf(game, record.seats.slice(0, players));
  return { playable: open, table: openTable(open.game, record, file), seating, resumed: true };
}

function openTable(game: PlayableGame['game'], record: GameRecord, file: string): AnyTable {
  try {
    return Table.open(game, record);
  } catch (error) {
    if (error instanceof BrokenReplay) throw new UserError(`${file}: ${explainBreak(game, record, error)}`);
    throw error;
  }
}

/** What this option says must be as the record has it. */
function agreeOnOption(
  given: Given,
  option: string,
  file: string,
  said: Readonly<Record<string, unknown>>,
  recorded: Readonly<Record<string, unknown>>,
): void {
  if (!given.has(option)) return;
  const fields = option === 'artifacts' ? ['arcanum', 'responsum'] : [option];
  for (const field of fields) {
    const [is, was] = [said[field], recorded[field]].map((value) => JSON.stringify(value));
    if (is !== was) throw new BadInput(option, given.value(option), `${field} ${was}, as in ${file}, or another file`);
  }
}

function agree(given: Given, option: string, file: string, recorded: string, value = given.value(option)): void {
  if (given.has(option) && value !== recorded) {
    throw new BadInput(option, given.value(option), `${recorded === '' ? 'none' : recorded}, as in ${file}, or another file`);
  }
}

function readModifiers(given: Given, players: number): { readonly modifiers?: readonly string[] } {
  if (!given.has('modifiers')) return {};
  if (players !== 1) throw new BadInput('modifiers', given.value('modifiers'), '--players 1 with it: modifiers are for the solo game');
  const modifiers = (given.value('modifiers') ?? '').split(',').filter(Boolean);
  return { modifiers };
}

function seedOf(given: Given): Seed {
  return given.has('seed') ? readSeed(given.value('seed')) : seedFromBytes(randomBytes(32));
}
