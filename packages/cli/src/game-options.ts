import { FACTIONS, GALAXIES, RULE_SETS } from '@astrarium/ad-astra';
import { type AnyGame, BadInput } from '@astrarium/core';
import type { Given, Option } from './command.ts';
import { GAMES } from './games.ts';
import { UserError } from './user-error.ts';

/** An option of a game as the command line takes it, and what it says to the game. */
interface GameOption extends Option {
  readonly games: readonly string[];
  readonly value: string;
  readonly read: (text: string) => Readonly<Record<string, unknown>>;
}

const OPTIONAL_ARTIFACTS = ['arcanum', 'responsum'];

/** One table for all commands that play. What is left out is as the game has it. */
export const GAME_OPTIONS = {
  first: {
    games: ['astra', 'ad-astra'],
    value: 'SEAT',
    help: 'who begins: a seat, counted from 0 as in records, or random',
    read: (text) => ({ first: /^\d+$/.test(text) ? Number(text) : text }),
  },
  rules: { games: ['ad-astra'], value: 'NAME', help: `ad-astra: ${RULE_SETS.join(' or ')}`, read: (text) => ({ rules: text }) },
  galaxy: { games: ['ad-astra'], value: 'NAME', help: `ad-astra: ${GALAXIES.join(' or ')}`, read: (text) => ({ galaxy: text }) },
  artifacts: {
    games: ['ad-astra'],
    value: 'NAMES',
    help: `ad-astra: the optional artifacts in the game, ${OPTIONAL_ARTIFACTS.join(',')} or one of them or none`,
    read: readArtifacts,
  },
  factions: {
    games: ['ad-astra'],
    value: 'NAMES',
    help: `ad-astra: random, or one for each seat of ${FACTIONS.join(',')}`,
    read: (text) => ({ factions: text === 'random' ? text : text.split(',') }),
  },
} satisfies Record<string, GameOption>;

/** What was said of the game itself. An option of another game is refused with those that this one has. */
export function readGameOptions(given: Given, game: AnyGame): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, option] of Object.entries<GameOption>(GAME_OPTIONS)) {
    if (!given.has(name)) continue;
    if (!option.games.includes(game.name)) throw new UserError(`--${name}: ${game.name} has no such option; it has ${optionsOf(game)}`);
    Object.assign(read, option.read(given.value(name) ?? ''));
  }
  return read;
}

/** The game itself says what is wrong with its options; here it is said of the option of the command line. */
export function checkGameOptions(game: AnyGame, options: unknown): void {
  try {
    game.options(options);
  } catch (error) {
    if (error instanceof BadInput) throw new UserError(`--${error.message.replace('options.', '')}`);
    throw error;
  }
}

function optionsOf({ name }: AnyGame): string {
  const solo = GAMES.find(({ game }) => game.name === name)?.solo;
  const own = Object.entries<GameOption>(GAME_OPTIONS).filter(([, { games }]) => games.includes(name));
  return [...own.map(([option]) => `--${option}`), ...(solo === undefined ? [] : ['--solo', '--modifiers'])].join(', ');
}

function readArtifacts(text: string): Readonly<Record<string, boolean>> {
  const names = text === 'none' ? [] : text.split(',');
  const unknown = names.find((name) => !OPTIONAL_ARTIFACTS.includes(name));
  if (unknown !== undefined) throw new BadInput('artifacts', unknown, `${OPTIONAL_ARTIFACTS.join(',')} or one of them or none`);
  return Object.fromEntries(OPTIONAL_ARTIFACTS.map((name) => [name, names.includes(name)]));
}
