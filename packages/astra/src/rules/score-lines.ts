import type { ScoreLine } from '@astrarium/core';

/** The lines of the Final Scoring, in the order of A9.3; the last two are Auptolemy's alone (A11.12). A text for each is in `text/`. */
export const SCORE_LINES = ['fame', 'pouch', 'limit', 'stardust', 'stars', 'active', 'elements', 'telescopes', 'sets'] as const;
export type ScoreLineName = (typeof SCORE_LINES)[number];

export interface AstraScoreLine extends ScoreLine {
  readonly name: ScoreLineName;
}
