import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreHealth } from '../src/store/health.ts';
import { watchStore } from '../src/store/monitor.ts';
import { DiskFull, StoreProblem } from '../src/store/problem.ts';
import { limitTime } from '../src/store/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('trouble with the store', () => {
  it('is known from a change that was not kept until one is, or for a minute, though the database answers', () => {
    let now = 0;
    const trouble = new StoreHealth(() => now);
    trouble.notKept(new DiskFull());
    trouble.answered(undefined);
    expect(trouble.problem()).toBeInstanceOf(DiskFull);
    trouble.kept();
    expect(trouble.problem()).toBeUndefined();
    trouble.notKept(new DiskFull());
    now = 60_000;
    expect(trouble.problem()).toBeUndefined();
  });

  it('is not made by what a database can not hold', () => {
    const trouble = new StoreHealth(() => 0);
    trouble.notKept(new RangeError('a NUL'));
    expect(trouble.problem()).toBeUndefined();
  });

  it('is logged once a minute with its fix, and so is its end', async () => {
    const said: unknown[] = [];
    let problem: StoreProblem | undefined = new StoreProblem('It is down.', 'Start it.');
    const stop = watchStore({ check: () => Promise.reject(new Error('down')), problem: () => problem }, (level, event, fields) => {
      said.push([level, event, fields]);
    });
    await vi.advanceTimersByTimeAsync(64_000);
    expect(said).toEqual([['error', 'store', { problem: 'It is down.', fix: 'Start it.' }]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toHaveLength(2);
    problem = undefined;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(said.slice(2)).toEqual([['info', 'store', { note: expect.stringContaining('again') }]]);
    stop();
  });
});

describe('a connection in use for too long', () => {
  it('is cut, and one that is given back in time is not', async () => {
    const pool = new EventEmitter();
    limitTime(pool as unknown as pg.Pool, 1000);
    const cut: string[] = [];
    const connection = (name: string): object => ({ end: async () => cut.push(name) });
    const [quick, stuck] = [connection('quick'), connection('stuck')];
    pool.emit('acquire', quick);
    pool.emit('acquire', stuck);
    await vi.advanceTimersByTimeAsync(999);
    pool.emit('release', undefined, quick);
    await vi.advanceTimersByTimeAsync(1000);
    expect(cut).toEqual(['stuck']);
  });
});
