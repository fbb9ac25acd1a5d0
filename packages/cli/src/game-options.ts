import { type AnyGame, BadInput } from '@astrarium/core';
import type { CliGame, GameOption } from './cli-game.ts';
import type { Given } from './command.ts';
import { GAMES } from './games.ts';
import { UserError } from './user-error.ts';

/** The options of all games, for all commands that play. What is left out is as the game has it. */
export const GAME_OPTIONS: Readonly<Record<string, GameOption>> = Object.assign({}, ...GAMES.map(({ options }) => options));

/** What was said of the game itself. An option of another game is refused with those that this one has. */
export function readGameOptions(given: Given, game: CliGame): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(GAME_OPTIONS)) {
    if (!given.has(name)) continue;
    const option = game.options[name];
    if (option === undefined) throw new UserError(`--${name}: ${game.game.name} has no such option; it has ${optionsOf(game)}`);
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

function optionsOf({ options, solo }: CliGame): string {
  const own = Object.keys(options).map((option) => `--${option}`);
  return [...own, ...(solo === undefined ? [] : ['--solo', '--modifiers'])].join(', ') || 'none';
}
