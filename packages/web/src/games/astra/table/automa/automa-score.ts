import { type AstraView, AUPTOLEMY, cardOf, ELEMENTS, SCORING_CARDS, scoreCounts, scoreSets } from '@astrarium/astra';
import type { ScoreLineName } from '@astrarium/astra/text';
import { starsOnUndiscovered } from '../score-now.ts';

export interface AutomaScore {
  /** Cards of each Element, its Final Scoring card counted in once it is known. */
  readonly counts: readonly number[];
  readonly lines: readonly { readonly name: ScoreLineName; readonly points: number }[];
  readonly total: number;
}

/** What Auptolemy would score if the game ended now (A11.12), as far as anybody may know. */
export function automaScore(view: AstraView): AutomaScore {
  const { fame = 0, telescopes = 0, active = [] } = view.journals[AUPTOLEMY] ?? {};
  const scoring = SCORING_CARDS[view.automa?.scoring ?? -1];
  const counts = ELEMENTS.map((_, element) => {
    const cards = active.filter((card) => cardOf(card).element === element).length;
    return scoring?.some((shown) => shown === element) ? cards + 1 : cards;
  });
  const lines = [
    { name: 'fame', points: fame },
    { name: 'active', points: active.reduce((sum, card) => sum + cardOf(card).finalFame, 0) },
    { name: 'stars', points: Math.floor(starsOnUndiscovered(view, AUPTOLEMY) / 2) },
    { name: 'telescopes', points: 2 * telescopes },
    { name: 'elements', points: scoreCounts(counts) },
    { name: 'sets', points: scoreSets(counts) },
  ] as const;
  return { counts, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
}
