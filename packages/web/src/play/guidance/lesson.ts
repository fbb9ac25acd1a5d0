import { at, type RecordedDecision, type Seat } from '@astrarium/core';
import type { GameName, Ink } from '../../client/local/messages.ts';

/** A game that begins by a script: what the person does in it one step at a time, and what the others do meanwhile. */
export interface Lesson {
  readonly game: GameName;
  readonly seed: string;
  readonly options: unknown;
  /** The seats' inks; the person sits in the first. */
  readonly inks: readonly Ink[];
  readonly steps: readonly LessonStep[];
}

/** One row of a lesson. Its id is also the key of its words. */
interface LessonStep {
  readonly id: string;
  /** What the person decides, one after the other; with nothing to decide, the step is read and that is all. */
  readonly does?: readonly string[];
  /** What the others decide after it, each with the seat before it: `1 stop`. */
  readonly others?: readonly string[];
  /** The rule by which it happened. */
  readonly rule: string;
}

export const LEARNER: Seat = 0;

/** The decisions of everybody, from the first step to the last. */
export function scriptOf({ steps }: Lesson): RecordedDecision[] {
  return steps.flatMap(({ does = [], others = [] }) => [
    ...does.map((text) => ({ seat: LEARNER, do: text })),
    ...others.map((line) => ({ seat: Number(line.slice(0, 1)), do: line.slice(2) })),
  ]);
}

/** Where in a lesson one is. */
export interface LessonPlace {
  /** The number of the step; as many as there are when the lesson is over. */
  readonly step: number;
  /** The decision that the step waits for; null while the others decide, and where there is only something to read. */
  readonly next: string | null;
  /** Is the step waiting for its reader alone? */
  readonly reading: boolean;
}

/** The place that fits a game of so many decisions, not before the step remembered unless something was undone. */
export function placeIn({ steps }: Lesson, remembered: number, version: number): LessonPlace {
  const begins = beginningsOf(steps);
  let step = Math.min(
    remembered,
    begins.findLastIndex((begin) => begin <= version),
  );
  while (step < steps.length && version >= endOf(at(steps, step), at(begins, step))) step += 1;
  if (step >= steps.length) return { step: steps.length, next: null, reading: false };
  const { does } = at(steps, step);
  return { step, next: does?.[version - at(begins, step)] ?? null, reading: does === undefined };
}

/** The version at which each step begins, and that at which the lesson is over. */
function beginningsOf(steps: readonly LessonStep[]): number[] {
  const begins = [0];
  for (const { does = [], others = [] } of steps) begins.push(at(begins, begins.length - 1) + does.length + others.length);
  return begins;
}

/** The version from which on a step is behind: what is only read is so when the game has gone on without it. */
function endOf({ does = [], others = [] }: LessonStep, begin: number): number {
  return begin + Math.max(1, does.length + others.length);
}
