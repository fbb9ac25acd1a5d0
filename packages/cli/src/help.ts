import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { formatRows } from './text-table.ts';

export function overview(): string {
  const rows = COMMANDS.map(({ name, takes = '', summary }) => [`${name} ${takes}`.trim(), summary]);
  return [
    'astrarium COMMAND [options]',
    '',
    formatRows([...rows, ['help COMMAND', 'Shows what a command takes; so does COMMAND --help.'], ['--version', 'Shows the versions.']]),
  ].join('\n');
}

export function helpFor({ name, takes, summary, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help, fallback }]) => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    fallback === undefined ? help : `${help} (default ${fallback})`,
  ]);
  return [
    ['astrarium', name, takes, rows.length > 0 && '[options]'].filter(Boolean).join(' '),
    summary,
    '',
    formatRows([...rows, ['--help', 'show this']]),
  ].join('\n');
}
