import type { Refusal } from '@astrarium/core';
import type { Moment } from './position.ts';

/** What the page and the thread that plays the figures say to each other. Everything is plain data. */

export type PositionName = 'unmarked' | 'begun' | 'discovered' | 'resting' | 'planning' | 'building' | 'moving' | 'scoring';

/** How does this figure stand after these decisions of the reader? And, if asked, why can't that be decided then? */
export interface FigureQuestion {
  readonly position: PositionName;
  readonly decisions: readonly string[];
  readonly why?: string;
}

export interface FigureAnswer {
  readonly names: readonly string[];
  readonly moment: Moment<unknown, unknown>;
  readonly refusal: Refusal | null;
}
