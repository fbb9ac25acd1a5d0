import { expect, test } from 'vitest';
import { drawAnswerTime, untilAnswer } from '../src/answer-time.ts';

const PAUSE = 600;

test('the time is drawn between a quarter and all of what the bot may take', () => {
  expect(drawAnswerTime('grandmaster', PAUSE, () => 0)).toEqual({ thought: 750, answer: 1350 });
  expect(drawAnswerTime('grandmaster', PAUSE, () => 999).thought).toBeGreaterThan(2990);
  expect(drawAnswerTime('grandmaster', 0, () => 0)).toEqual({ thought: 750, answer: 750 });
  expect(drawAnswerTime('adept', PAUSE, () => 500)).toEqual({ thought: 0, answer: PAUSE });
});

test('whoever was kept waiting by others answers at the next such moment', () => {
  const time = { answer: 600, thought: 0 };
  expect([0, 599, 600, 601, 1300].map((passed) => untilAnswer(time, passed))).toEqual([600, 1, 0, 599, 500]);
  expect(untilAnswer({ answer: 0, thought: 0 }, 5)).toBe(0);
});
