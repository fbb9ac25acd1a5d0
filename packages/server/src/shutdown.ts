import type { Log } from './log/log.ts';

/** What is asked of the process itself; tests give their own. */
interface ProcessLike {
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
  kill(process: number, signal: 'SIGKILL'): unknown;
  readonly pid: number;
}

export interface ShutdownOptions {
  readonly process: ProcessLike;
  /** Seconds between SIGTERM and the end: until then a load balancer hears that it should send nobody more. */
  readonly drain: number;
  /** From now on the server is not ready for more. */
  readonly draining: () => void;
  readonly close: () => Promise<void>;
  readonly log: Log;
}

/** However long closing takes, the process ends after so many milliseconds. */
const DEADLINE = 15_000;

/**
 * Closes the server on a signal, and when something failed that nobody caught: nobody knows then what else is broken, so it drains as on
 * SIGTERM and exits with code 1, for a supervisor to start it again. Closed well, a process that was asked to end does so by itself.
 */
export function endOnSignals({ process, drain, draining, close, log }: ShutdownOptions): void {
  let ending = false;
  const end = (code: number, wait: number): void => {
    if (ending) return;
    ending = true;
    draining();
    setTimeout(() => {
      log('error', 'shutdown', { problem: `not closed within ${DEADLINE} ms: given up` });
      // An exit would wait for every thread, and one that waits for a disk that is gone never ends.
      process.kill(process.pid, 'SIGKILL');
    }, wait + DEADLINE).unref();
    setTimeout(() => {
      close().then(
        () => code > 0 && process.exit(code),
        (error: unknown) => {
          log('error', 'shutdown', { problem: textOf(error) });
          process.exit(1);
        },
      );
    }, wait);
  };
  const failed = (event: string) => (error: unknown) => {
    log('error', event, { problem: textOf(error) });
    end(1, drain * 1000);
  };
  process.once('SIGINT', () => end(0, 0));
  process.once('SIGTERM', () => end(0, drain * 1000));
  process.on('uncaughtException', failed('uncaughtException'));
  process.on('unhandledRejection', failed('unhandledRejection'));
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
