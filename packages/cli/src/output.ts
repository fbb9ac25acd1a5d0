import { setImmediate } from 'node:timers/promises';

export function print(text: string): void {
  process.stdout.write(`${harmless(text)}\n`);
}

/** For what is no part of the result: progress, speed, complaints. */
export function remark(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}

/** Nothing of what stood on the terminal can be read any more. Elsewhere nothing happens: what is written stays. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
}

/** Whoever reads the output may have had enough of it (`astrarium simulate | head`): then the work is over, and nothing is wrong. */
export function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

export interface ProgressReporter {
  /** Shows how far it is, now and then, and lets the rest of the process breathe: signals, a closed pipe. */
  at(done: number): Promise<void>;
  end(): void;
}

const EVERY_MS = 100;
const WIDTH = 40;

/** A bar on the terminal; silent where there is none. */
export function progressBar(title: string, all: number): ProgressReporter {
  const { stderr } = process;
  let shown = performance.now();
  return {
    async at(done) {
      if (performance.now() - shown < EVERY_MS) return;
      shown = performance.now();
      if (stderr.isTTY) stderr.write(`\r${title} ${bar(done / all)} ${done}/${all}`);
      await setImmediate();
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}

/** A record may come from anyone: no control character in it reaches the terminal. */
function harmless(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '�');
}

function bar(part: number): string {
  const full = Math.floor(part * WIDTH);
  return '█'.repeat(full) + '░'.repeat(WIDTH - full);
}
