import { FIRST_SCORING, SCORING } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './open-scoring.css';

interface OpenScoringProps {
  readonly open: number;
  /** Beside it in words which they are: where there is room. */
  readonly told?: boolean;
}

/** The three Scoring cards of a seat as three small cards: full where one lies open and can't be played for now (B8.5). */
export const OpenScoring = memo(function OpenScoring({ open, told = false }: OpenScoringProps): ReactNode {
  const { named, words } = useAdAstraText();
  const lying = SCORING.flatMap((elements, index) => {
    const card = FIRST_SCORING + index;
    return open & (1 << card)
      ? [words.holdings.openCard(named.card(card), elements.map((element) => named.element(element)).join(' / '))]
      : [];
  });
  const inWords = lying.length === 0 ? words.holdings.noOpenCards : lying.join('. ');
  return (
    <span className="open-scoring" title={inWords} {...explained('scoringCard')}>
      {SCORING.map((elements, index) => (
        <span key={elements.join()} className={open & (1 << (FIRST_SCORING + index)) ? 'open-scoring-out' : undefined} aria-hidden="true">
          {index + 1}
        </span>
      ))}
      <span className={told ? 'open-scoring-words' : 'visually-hidden'}>{inWords}</span>
    </span>
  );
});
