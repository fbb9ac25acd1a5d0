import type { Words } from '../words.ts';

/** What every lesson says around its steps. */
export const lesson = {
  title: (game: string) => `Learn ${game}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  hints: 'Hints',
  goOn: 'Go on',
  show: 'Show me where',
  others: 'The others are deciding …',
  readOn: 'Nothing to touch yet: read this, then press “Go on”.',
  anew: 'Begin anew',
  skip: 'Skip the lesson',
  without: 'Play without hints',
  adept: 'An Adept would do this:',
  skipped: 'The lesson is skipped: from here on, decide as you like.',
  over: 'The game is over. See how the points came about, or begin the lesson anew whenever you like.',
  opening: 'Laying out the lesson …',
};

export type LessonFrame = Words<typeof lesson>;

/** The words of one step: what to do now and why; what answers a touch on anything else; what came of it. */
export interface StepWords {
  readonly ask: string;
  readonly hint?: string;
  readonly did?: string;
}

/** The words of one game's lesson. */
export interface LessonWords {
  readonly steps: Readonly<Record<string, StepWords>>;
  /** The lesson is over and the game goes on freely. */
  readonly free: string;
  /** What each phase offers, while hints are on. */
  readonly advice: Readonly<Record<string, string>>;
  /** While others decide. */
  readonly watch: string;
}
