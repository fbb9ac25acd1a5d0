import type { Account, Turn } from '@astrarium/bots/coach';
import type { Result } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { pages as en } from '../../i18n/en/pages.ts';
import { pages as fr } from '../../i18n/fr/pages.ts';
import { curvesOf, drawLines } from './chart-lines.ts';
import { sharesIn } from './use-shares.ts';

const NOTHING = { win: 0, lead: 0 };
const turn = (version: number, seat: number, win: number, lead: number): Turn => ({
  version,
  seat,
  before: { win, lead },
  lost: NOTHING,
  error: NOTHING,
  worst: null,
  gifts: NOTHING,
  rest: NOTHING,
  drew: true,
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

describe('what the coach says', () => {
  test('counts points as one speaks', () => {
    expect([1, -1, 0, 2.5].map((lead) => en.gameReview.here('Ann', '62%', lead))).toEqual([
      'The coach: Ann at 62%, 1 point ahead.',
      'The coach: Ann at 62%, 1 point behind.',
      'The coach: Ann at 62%, level on points.',
      'The coach: Ann at 62%, 2.5 points ahead.',
    ]);
    expect([1, -1.5, 0, 2.5].map((lead) => fr.gameReview.here('Anne', '62 %', lead))).toEqual([
      'L’entraîneur\u00a0: Anne à 62\u00a0%, 1\u00a0point d’avance.',
      'L’entraîneur\u00a0: Anne à 62\u00a0%, 1,5\u00a0point de retard.',
      'L’entraîneur\u00a0: Anne à 62\u00a0%, à égalité.',
      'L’entraîneur\u00a0: Anne à 62\u00a0%, 2,5\u00a0points d’avance.',
    ]);
    expect([1, 30].map((points) => en.gameReview.morePoints(`+${points}`, points))).toEqual(['+1 point', '+30 points']);
    expect([1.5, 30].map((points) => fr.gameReview.morePoints(`+${points}`, points))).toEqual(['+1.5\u00a0point', '+30\u00a0points']);
  });

  test('gives what was given away with its error, unless there is none', () => {
    const english = sharesIn('en');
    expect(english.given('win', { win: 0.03, lead: 4 }, { win: 0.021, lead: 1.14 })).toBe('−3% ± 2');
    expect(english.given('lead', { win: 0.03, lead: 4 }, { win: 0.021, lead: 1.14 })).toBe('−4 ± 1.1');
    expect(english.given('win', NOTHING, { win: 0.002, lead: 0 })).toBe('0%');
    expect(english.given('win', { win: 0.001, lead: 0 }, { win: 0.02, lead: 0 })).toBe('0% ± 2');
    expect(sharesIn('fr').given('win', { win: 0.03, lead: 0 }, { win: 0.02, lead: 0 })).toMatch(/^−3\s% ± 2$/u);
  });
});
