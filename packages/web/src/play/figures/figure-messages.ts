import type { Refusal } from '@astrarium/core';
import type { FigureMoment } from './position.ts';

/** What the page and the thread that plays the figures of a game say to each other. Everything is plain data. */

/** How does this figure stand after these decisions of the reader? And, if asked, why can't that be decided then? */
export interface FigureQuestion<Name extends string> {
  readonly position: Name;
  readonly decisions: readonly string[];
  readonly why?: string;
}

export interface FigureAnswer {
  readonly names: readonly string[];
  readonly moment: FigureMoment<unknown, unknown>;
  readonly refusal: Refusal | null;
}

/** An answer has the number of its question. */
export interface NumberedQuestion<Name extends string> {
  readonly number: number;
  readonly question: FigureQuestion<Name>;
}

export interface NumberedAnswer {
  readonly number: number;
  readonly answer: FigureAnswer;
}
