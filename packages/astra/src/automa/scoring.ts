import { at, type Result, type ScoreLine } from '@astrarium/core';
import { cardOf } from '../data/cards.ts';
import { SCORING_CARDS } from '../data/constants.ts';
import { ELEMENTS } from '../data/elements.ts';
import type { Board } from '../public-board.ts';
import type { AstraScoreLine } from '../rules/score-lines.ts';
import { scoreLines, starsOnUndiscovered } from '../rules/scoring.ts';
import { type AstraState, journalOf } from '../state.ts';
import { AUPTOLEMY, type Automa, NO_SCORING } from './automa.ts';

/** What Auptolemy scores for 0 to 4 cards of an Element, and for 0 to 4 sets of all four (A11.12). */
const ELEMENT_SCORES: readonly number[] = [0, 2, 3, 7, 13];
const SET_SCORES: readonly number[] = [0, 8, 17, 27, 38];

/** A11.13: the person wins only with more Fame; with an empty Library (A11.4) not at all. */
export function soloResult(state: AstraState, automa: Automa): Result {
  const person = sum(scoreLines(state, 0, at(state.scoring, 0)));
  const auptolemy = sum(automaLines(state, automa));
  const won = !automa.ranOut && person.total > auptolemy.total;
  const ended = state.triggeredBy === state.first ? 'end-by-first-player' : 'end-by-other-player';
  return { seats: [person, auptolemy], winners: [won ? 0 : AUPTOLEMY], why: automa.ranOut ? 'library-empty' : ended };
}

/** A11.12 line by line, with the Final Scoring card that is known to be its own. */
export function automaLines(board: Board, automa: Pick<Automa, 'scoring'>): AstraScoreLine[] {
  const { fame, telescopes, active } = journalOf(board, AUPTOLEMY);
  const counts = elementCounts(automa, active);
  return [
    { name: 'fame', rule: 'A11.12', points: fame },
    { name: 'active', rule: 'A11.12', points: active.reduce((points, card) => points + cardOf(card).finalFame, 0) },
    { name: 'stars', rule: 'A11.12', points: Math.floor(starsOnUndiscovered(board, AUPTOLEMY) / 2) },
    { name: 'telescopes', rule: 'A11.12', points: 2 * telescopes },
    { name: 'elements', rule: 'A11.12', points: scoreCounts(counts) },
    { name: 'sets', rule: 'A11.12', points: scoreSets(counts) },
  ];
}

/** Cards of each Element; A11.15 (3): its Final Scoring card adds one to each of its two. */
export function elementCounts(automa: Pick<Automa, 'scoring'>, cards: readonly number[]): number[] {
  const counts = ELEMENTS.map((_, element) => cards.filter((card) => cardOf(card).element === element).length);
  if (automa.scoring !== NO_SCORING) for (const element of at(SCORING_CARDS, automa.scoring)) counts[element] = (counts[element] ?? 0) + 1;
  return counts;
}

export function scoreCounts(counts: readonly number[]): number {
  return counts.reduce((points, cards) => points + at(ELEMENT_SCORES, Math.min(4, cards)), 0);
}

export function scoreSets(counts: readonly number[]): number {
  return at(SET_SCORES, Math.min(4, ...counts));
}

function sum(lines: readonly ScoreLine[]) {
  return { total: lines.reduce((points, line) => points + line.points, 0), lines };
}
