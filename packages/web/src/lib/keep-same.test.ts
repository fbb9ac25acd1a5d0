import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

const older = {
  round: 1,
  seats: [
    { score: 3, ships: [1, 2] },
    { score: 5, ships: [] },
  ],
  frames: [{ phase: 'plan' }],
  step: null,
};

test('data equal to the older is the older itself', () => {
  expect(keepSame(older, structuredClone(older))).toBe(older);
});

test('of changed data the unchanged parts are the older ones, and everything has its newer value', () => {
  const newer = {
    ...structuredClone(older),
    round: 2,
    seats: [
      { score: 3, ships: [1, 2] },
      { score: 6, ships: [] },
    ],
  };
  const kept = keepSame(older, newer);
  expect(kept).toEqual(newer);
  expect(kept.seats).not.toBe(older.seats);
  expect(kept.seats[0]).toBe(older.seats[0]);
  expect(kept.seats[1]).not.toBe(older.seats[1]);
  expect(kept.seats[1]?.ships).toBe(older.seats[1]?.ships);
  expect(kept.frames).toBe(older.frames);
});

test.each([
  ['a longer list', [1, 2], [1, 2, 3]],
  ['a shorter list', [1, 2, 3], [1, 2]],
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: undefined }, { a: 1 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 1 }, [1]],
  ['an object for a list', [1], { 0: 1 }],
  ['something for nothing', null, { a: 1 }],
  ['nothing for something', { a: 1 }, null],
  ['no data before', undefined, { a: [1] }],
])('%s is the newer data', (_, before, now) => {
  const kept = keepSame(before, now);
  expect(kept).toStrictEqual(now);
  expect(kept).not.toBe(before);
});
