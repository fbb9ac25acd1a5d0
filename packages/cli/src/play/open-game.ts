import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  at,
  BadInput,
  BrokenReplay,
  type GameRecord,
  newRecord,
  playsVersions,
  readSeed,
  type Seed,
  seedFromBytes,
  versionsPlayed,
} from '@astrarium/core';
import { Session } from '@astrarium/host';
import { HUMAN } from '@astrarium/protocol/table-update';
import { readGame, readWholeNumber } from '../arguments.ts';
import type { CliGame } from '../cli-game.ts';
import type { Given } from '../command.ts';
import { explainBreak } from '../explain-broken-record.ts';
import { checkGameOptions, readGameOptions } from '../game-options.ts';
import { type OpenRecord, openRecord } from '../record-file.ts';
import { UserError } from '../user-error.ts';
import { readSeating, type SeatedBots, seatingOf, seatNames } from './seating.ts';
import type { PlayWords } from './words.en.ts';

/** A table with everybody seated. */
export interface OpenGame {
  readonly playable: CliGame;
  readonly session: Session;
  readonly seating: SeatedBots;
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
  const seating = readSeating(given, playable, players);
  const chosen = { ...readGameOptions(given, playable), players, ...modifiers };
  checkGameOptions(game, chosen);
  const options = game.options(chosen);
  const names = [...seatNames(seating, words), ...(game.automata?.(options) ?? [])];
  const session = openSession(playable, newRecord(game, options, seedOf(given), names), seating);
  return { playable, session, seating, resumed: false };
}

/** What the command line says about the game must be true of the record; who plays may be chosen anew. */
function resume(given: Given, file: string): OpenGame {
  const open = openRecord(file);
  const { game, record } = open;
  if (!playsVersions(game, record)) {
    throw new UserError(`${file}: begun with rules ${record.rules} and data ${record.data}; here are ${versionsPlayed(game)}`);
  }
  const { modifiers } = record.options as { readonly modifiers?: readonly string[] };
  const players = record.seats.length - (game.automata?.(game.options(record.options)).length ?? 0);
  agree(given, 'game', file, record.game);
  agree(given, 'players', file, `${players}`);
  agree(given, 'modifiers', file, (modifiers ?? []).join(','));
  readGameOptions(given, open);
  for (const [name, option] of Object.entries(open.options))
    if (given.has(name)) agreeOnOption(given, name, file, option.read(given.value(name) ?? ''), record.options as OptionFields);
  if (given.has('seed')) agree(given, 'seed', file, record.seed, readSeed(given.value('seed')));
  const seating = given.has('bots') ? readSeating(given, open, players) : seatingOf(open, record.seats.slice(0, players));
  return { playable: open, session: resumedSession(open, seating), seating, resumed: true };
}

function resumedSession(open: OpenRecord, seating: SeatedBots): Session {
  const { file, game, record } = open;
  try {
    return openSession(open, record, seating);
  } catch (error) {
    if (error instanceof BrokenReplay) throw new UserError(`${file}: ${explainBreak(game, record, error)}`);
    throw error;
  }
}

function openSession({ game, inks }: CliGame, record: GameRecord, seating: SeatedBots): Session {
  const first = inks.first(game.options(record.options));
  const seats = record.seats.map((name, seat) => ({ name, ink: at(first, seat), player: seating[seat]?.name ?? HUMAN }));
  return new Session({ id: 'terminal', game, record, seats });
}

type OptionFields = Readonly<Record<string, unknown>>;

/** What this option says must be as the record has it. */
function agreeOnOption(given: Given, option: string, file: string, said: OptionFields, recorded: OptionFields): void {
  for (const field of Object.keys(said)) {
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
