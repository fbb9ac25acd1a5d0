import { type AstraView, ELEMENTS, SCORING_CARDS } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { lazy, type ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { useAstraText } from '../../use-astra-text.ts';
import { scoreNow } from '../score-now.ts';
import { ElementsGrid } from './elements-grid.tsx';
import './final-scoring.css';

/** Only a sheet has room for them. */
const ScoreLines = lazy(async () => ({ default: (await import('./score-lines.tsx')).ScoreLines }));

interface FinalScoringProps {
  readonly view: AstraView;
  readonly seat: Seat;
  /** The Final Scoring card, which the viewer may see. */
  readonly scoring: number;
  /** With every line of the score, or with the total alone? */
  readonly whole: boolean;
}

/** A Final Scoring card: its two Elements, the grid filling as the game goes, and what it would all come to now. */
export function FinalScoring({ view, seat, scoring, whole }: FinalScoringProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.scoring;
  const score = scoreNow(view, seat, scoring);
  const [first, second] = SCORING_CARDS[scoring] ?? [0, 1];
  if (score === undefined) return null;
  return (
    <section className={`final-scoring${whole ? ' final-scoring-whole' : ''}`} aria-label={words.title} {...explained('finalScoringCard')}>
      <ElementsGrid rows={score.rows} />
      <div className="final-scoring-words">
        <p className="final-scoring-card">
          {words.title}
          <b>{words.shows(astra.elements[ELEMENTS[first]], astra.elements[ELEMENTS[second]])}</b>
        </p>
        <p className="final-scoring-now">
          {words.now} <b>{score.total}</b>
        </p>
      </div>
      {whole && <ScoreLines score={score} />}
    </section>
  );
}
