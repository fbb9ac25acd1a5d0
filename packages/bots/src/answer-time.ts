import { THINKING_TIME } from './thinking-time.ts';

/** When a bot answers, in milliseconds after it was asked, and how long of it a bot that thinks ahead may think. */
export interface AnswerTime {
  readonly answer: number;
  readonly thought: number;
}

/** The least of its thinking time that a bot is given. */
const SHORTEST = 0.25;
const STEPS = 1000;

/**
 * The time is drawn before anybody looks at the choices, and kept though there be only one, or the matter be clear: how long it takes tells
 * nothing of what the seat holds. Thinkers seldom take all the time they could, so that people need not wait for it either. `pause` is for
 * people to follow.
 */
export function drawAnswerTime(bot: string, pause: number, below: (n: number) => number): AnswerTime {
  const most = THINKING_TIME[bot] ?? 0;
  const thought = Math.round(most * (SHORTEST + ((1 - SHORTEST) * below(STEPS)) / STEPS));
  return { thought, answer: pause + thought };
}

/** How much longer to wait. Who comes too late, as others were before it, waits for the next such moment. */
export function untilAnswer({ answer }: AnswerTime, passed: number): number {
  return answer === 0 ? 0 : answer * Math.max(1, Math.ceil(passed / answer)) - passed;
}
