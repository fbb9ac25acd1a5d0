import { expect, test } from 'vitest';
import { keepMinds } from '../src/session-cache.ts';
import type { AnyMind } from '../src/think-in-notation.ts';

const newMind = (): AnyMind => ({
  think: () => {
    throw new Error('nobody asks it');
  },
});

test('whoever thinks again has the same mind, and nobody else has it', () => {
  const mindOf = keepMinds(2);
  const [one, other] = ['one', 'other'].map((whose) => mindOf(whose, newMind));
  expect(mindOf('one', newMind)).toBe(one);
  expect(mindOf('other', newMind)).toBe(other);
  expect(one).not.toBe(other);
});

test('the mind that was used longest ago is given up for a new one', () => {
  const mindOf = keepMinds(2);
  const [one, other] = ['one', 'other'].map((whose) => mindOf(whose, newMind));
  mindOf('one', newMind);
  mindOf('third', newMind);
  expect(mindOf('one', newMind)).toBe(one);
  expect(mindOf('other', newMind)).not.toBe(other);
});
