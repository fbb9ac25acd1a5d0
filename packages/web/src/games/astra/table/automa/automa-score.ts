import { type AstraView, AUPTOLEMY, automaLines, boardOf, elementCounts, NO_SCORING } from '@astrarium/astra';
import type { ScoreLineName } from '@astrarium/astra/text';

export interface AutomaScore {
  /** Cards of each Element, its Final Scoring card counted in once it is known. */
  readonly counts: readonly number[];
  readonly lines: readonly { readonly name: ScoreLineName; readonly points: number }[];
  readonly total: number;
}

/** What Auptolemy would score if the game ended now (A11.12), as far as anybody may know. */
export function automaScore(view: AstraView): AutomaScore {
  const known = { scoring: view.automa?.scoring ?? NO_SCORING };
  const counts = elementCounts(known, view.journals[AUPTOLEMY]?.active ?? []);
  const lines = automaLines(boardOf(view), known);
  return { counts, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}
