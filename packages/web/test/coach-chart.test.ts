import type { Account, Turn } from '@astrarium/bots/coach';
import type { Result } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { curvesOf, drawLines } from '../src/coach/chart-lines.ts';

const turn = (version: number, seat: number, win: number, lead: number): Turn => ({
  version,
  seat,
  before: { win, lead },
  lost: 0,
  worst: null,
  gifts: 0,
  luck: 0,
});
const account: Account = { turns: [turn(0, 0, 0.5, 0), turn(4, 1, 0.4, -3), turn(8, 0, 0.75, 6)], balances: [] };
const line = (total: number): Result['seats'][number] => ({ total, lines: [] });
const result: Result = { seats: [line(40), line(31), line(12)], winners: [0], why: 'over' };

describe('the chart of expectations', () => {
  test('has each seat at its own turns, and in the end what came of it', () => {
    const curves = curvesOf(account, result, 10, 3);
    expect(curves[0]).toEqual([
      { version: 0, win: 0.5, lead: 0 },
      { version: 8, win: 0.75, lead: 6 },
      { version: 10, win: 1, lead: 9 },
    ]);
    expect(curves[1]?.at(-1)).toEqual({ version: 10, win: 0, lead: -9 });
    expect(curves[2]).toEqual([]);
  });

  test('has no end before the game has been gone through', () => {
    expect(curvesOf(account, null, 10, 3)[0]).toHaveLength(2);
  });

  test('shows shares from none to all', () => {
    const { levels, place, bottom, left, right, paths, ends } = drawLines(curvesOf(account, result, 10, 3), 'win', 10, false);
    expect(levels.map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(place(0, 0)).toEqual({ x: left, y: bottom });
    expect(place(10, 1).x).toBe(right);
    expect(paths[0]?.split('L')).toHaveLength(3);
    expect(paths[2]).toBe('');
    expect(ends[2]).toBeNull();
  });

  test('shows points ahead and behind, with nought between, and keeps to its frame', () => {
    const { levels, place, bottom } = drawLines(curvesOf(account, result, 10, 3), 'lead', 10, true);
    const values = levels.map(({ value }) => value);
    expect(values).toContain(0);
    expect(Math.min(...values)).toBeLessThanOrEqual(-9);
    expect(Math.max(...values)).toBeGreaterThanOrEqual(9);
    for (const lead of [-9, 0, 9]) {
      expect(place(5, lead).y).toBeGreaterThanOrEqual(0);
      expect(place(5, lead).y).toBeLessThanOrEqual(bottom);
    }
  });
});
