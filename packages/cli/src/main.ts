import { BadInput } from '@astrarium/core';
import { version } from '../package.json';
import { type Command, readCommandLine } from './command.ts';
import { COMMANDS } from './commands.ts';
import { GAMES } from './games.ts';
import { helpFor, overview } from './help.ts';
import { endQuietlyWhenNobodyReads, print, remark } from './output.ts';
import { UserError } from './user-error.ts';

/** What the threads of `arena` and `bench` run. */
export { playInThread } from './arena/match-pool.ts';
export { rollOutInThread } from './bench/rollouts.ts';

/** Exit code for input that can't be used. */
const BAD_INPUT = 2;

/** Runs the words of a command line and returns the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  endQuietlyWhenNobodyReads();
  const [word = 'help', ...rest] = words;
  let command: Command | undefined;
  try {
    switch (word) {
      case 'help':
      case '--help':
      case '-h':
        print(rest[0] === undefined ? overview() : helpFor(findCommand(rest[0])));
        return 0;
      case '--version':
        print(versions());
        return 0;
    }
    command = findCommand(word);
    if (rest.includes('--help') || rest.includes('-h')) {
      print(helpFor(command));
      return 0;
    }
    return await command.run(readCommandLine(command, rest));
  } catch (error) {
    remark(`astrarium${command === undefined ? '' : ` ${command.name}`}: ${complaint(error, command)}`);
    return BAD_INPUT;
  }
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) throw new BadInput('command', name, `one of ${COMMANDS.map((known) => known.name).join(', ')}, help`);
  return command;
}

/** What to tell about an error that the user can put right. Any other is ours: it goes on, with its trace. */
function complaint(error: unknown, command: Command | undefined): string {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof BadInput)) throw error;
  return command !== undefined && error.field in command.options ? `--${error.message}` : error.message;
}

function versions(): string {
  return [`astrarium ${version}`, ...GAMES.map(({ game }) => `${game.name}: rules ${game.rulesVersion}, data ${game.dataVersion}`)].join(
    '\n',
  );
}
