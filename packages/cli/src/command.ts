import { parseArgs } from 'node:util';
import { BadInput } from '@astrarium/core';

/** One word of the command line: what it takes, and what it does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** What it takes besides options, as the help shows it: `FILE`. */
  readonly takes?: 'FILE' | 'FILE…';
  /** Returns the exit code. */
  run(given: Given): number | Promise<number>;
}

export interface CommandOption {
  readonly help: string;
  /** What the value is called in the help. An option without it is a switch. */
  readonly value?: string;
  readonly fallback?: string;
}

/** What stood on the command line, checked against the command. */
export interface Given {
  /** The option's value, or its fallback. */
  value(option: string): string | undefined;
  has(option: string): boolean;
  readonly files: readonly string[];
}

export function readCommandLine(command: Command, words: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string | undefined>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    else if (token.kind === 'option') values.set(token.name, checkOption(command, token));
  }
  checkFiles(command, files);
  return { value: (option) => values.get(option) ?? command.options[option]?.fallback, has: (option) => values.has(option), files };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function checkOption(command: Command, { name, rawName, value, inlineValue }: OptionToken): string | undefined {
  const option = command.options[name];
  if (option === undefined || !rawName.startsWith('--')) {
    throw new BadInput('option', rawName, `one of ${Object.keys(command.options).map(dashed).join(', ')}`);
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new BadInput(name, value, 'no value: it is a switch');
    return undefined;
  }
  // `--seed --json` forgot the seed.
  const forgotten = value === undefined || (inlineValue === false && value.startsWith('-'));
  if (forgotten) throw new BadInput(name, undefined, `a value: ${dashed(name)} ${option.value}`);
  return value;
}

function checkFiles(command: Command, files: readonly string[]): void {
  if (command.takes === undefined) {
    if (files.length > 0) throw new BadInput('argument', files[0], `options only; see "astrarium ${command.name} --help"`);
  } else if (files.length === 0) throw new BadInput('FILE', undefined, 'the name of a record file');
  else if (command.takes === 'FILE' && files.length > 1) throw new BadInput('FILE', files[1], 'one file only');
}

function dashed(name: string): string {
  return `--${name}`;
}
