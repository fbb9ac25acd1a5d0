import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';

/** What is typed, line by line: at a terminal, or out of a file or another program. */
export interface Lines {
  /** The next line; undefined when there are no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function readLines({ stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process): Lines {
  const terminal = stdin.isTTY && stdout.isTTY;
  const reader = createInterface({ input: stdin, output: stdout, terminal });
  // Ctrl-C is a way to leave, as the end of the input is.
  reader.on('SIGINT', () => reader.close());
  let closed = false;
  reader.once('close', () => {
    closed = true;
  });
  const typed = reader[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      // Lets signals and the output through, however many lines are there already.
      await setImmediate();
      // A closed reader must not be prompted, but lines that came before its end are still answered.
      if (!closed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else if (!terminal) stdout.write(prompt);
      const { done, value } = await typed.next();
      // Where nobody sees what was typed, it is told, so that the output reads as a whole.
      if (!terminal) stdout.write(`${done === true ? '' : value}\n`);
      return done === true ? undefined : value;
    },
    close: () => reader.close(),
  };
}
