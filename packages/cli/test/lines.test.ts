import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readLines } from '../src/play/lines.ts';

/** A terminal that a test types at. */
function aTerminal(): { readonly stdin: typeof process.stdin; readonly stdout: typeof process.stdout } {
  const terminal = (): PassThrough => Object.assign(new PassThrough(), { isTTY: true, columns: 80, setRawMode: () => undefined });
  return { stdin: terminal() as unknown as typeof process.stdin, stdout: terminal() as unknown as typeof process.stdout };
}

const CTRL_C = '\u0003';

test('Ctrl-C while a line is waited for ends the lines', async () => {
  const terminal = aTerminal();
  const lines = readLines(terminal);
  const line = lines.next('> ');
  terminal.stdin.push(CTRL_C);
  expect(await line).toBeUndefined();
  expect(await lines.next('> ')).toBeUndefined();
});

test('Ctrl-C while nothing is waited for, as when a bot thinks, ends them too, and the next is not prompted for', async () => {
  const terminal = aTerminal();
  const lines = readLines(terminal);
  terminal.stdin.push('1\n');
  expect(await lines.next('> ')).toBe('1');
  terminal.stdin.push(CTRL_C);
  await new Promise((resolve) => void setTimeout(resolve, 20));
  terminal.stdout.read();
  expect(await lines.next('> ')).toBeUndefined();
  expect(String(terminal.stdout.read() ?? '')).not.toContain('>');
});
