import { expect, test } from 'vitest';
import { sessionCache } from '../src/session-cache.ts';
import type { AnySearchSession } from '../src/think-in-notation.ts';

const newSession = (): AnySearchSession => ({
  think: () => {
    throw new Error('nobody asks it');
  },
});

test('whoever thinks again has the same session, and nobody else has it', () => {
  const sessionOf = sessionCache(2);
  const [one, other] = ['one', 'other'].map((whose) => sessionOf(whose, newSession));
  expect(sessionOf('one', newSession)).toBe(one);
  expect(sessionOf('other', newSession)).toBe(other);
  expect(one).not.toBe(other);
});

test('the session that was used longest ago is given up for a new one', () => {
  const sessionOf = sessionCache(2);
  const [one, other] = ['one', 'other'].map((whose) => sessionOf(whose, newSession));
  sessionOf('one', newSession);
  sessionOf('third', newSession);
  expect(sessionOf('one', newSession)).toBe(one);
  expect(sessionOf('other', newSession)).not.toBe(other);
});
