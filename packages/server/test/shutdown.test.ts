import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOnSignals } from '../src/shutdown.ts';
import { bundled } from './bundled.ts';

describe('an error that nobody caught', () => {
  it.each([
    ['throw', 'uncaughtException'],
    ['reject', 'unhandledRejection'],
  ])('%s: is logged, the server drains and closes, and the process exits with code 1', async (how, event) => {
    const { code, output } = await run(how);
    expect(code).toBe(1);
    const [logged = '', ...rest] = output.trim().split('\n');
    expect(JSON.parse(logged)).toMatchObject({ level: 'error', event, problem: expect.stringContaining('nobody catches this') });
    expect(rest).toEqual(['draining', 'closed']);
  });
});

describe('ending', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A process that does not end, and what is done to it. */
  function aProcess(close: () => Promise<void>): { readonly emitter: EventEmitter; readonly done: string[] } {
    const emitter = new EventEmitter();
    const done: string[] = [];
    endOnSignals({
      process: Object.assign(emitter, {
        pid: 7,
        exit: (code: number) => done.push(`exit ${code}`),
        kill: (pid: number, signal: string) => done.push(`kill ${pid} ${signal}`),
      }),
      drain: 5,
      draining: () => done.push('draining'),
      close: () => {
        done.push('close');
        return close();
      },
      log: (_level, event) => done.push(`log ${event}`),
    });
    return { emitter, done };
  }

  it('by SIGTERM drains first, closes once, and leaves the exit to the process', async () => {
    const { emitter, done } = aProcess(async () => undefined);
    emitter.emit('SIGTERM');
    emitter.emit('uncaughtException', new Error('late'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toEqual(['draining', 'log uncaughtException']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done.slice(2)).toEqual(['close']);
  });

  it('ends at its deadline, however long closing takes', async () => {
    const { emitter, done } = aProcess(() => new Promise(() => undefined));
    emitter.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(done).toEqual(['draining', 'close']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done.slice(2)).toEqual(['log shutdown', 'kill 7 SIGKILL']);
  });

  it('says why it could not close', async () => {
    const { emitter, done } = aProcess(() => Promise.reject(new Error('no disk')));
    emitter.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['draining', 'close', 'log shutdown', 'exit 1']);
  });
});

async function run(how: string): Promise<{ code: number | null; output: string }> {
  const file = await bundled('packages/server/test/failing-program.ts', 'failing-program');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, how], (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, output: stdout + stderr });
    });
  });
}
