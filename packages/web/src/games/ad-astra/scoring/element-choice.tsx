import { BONUS, ELEMENTS, FIRST_SCORING, NOBODY, SCORING } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { ReactNode } from 'react';
import { DecisionButton } from '../choice/decision-button.tsx';
import { SeatAmounts } from '../choice/seat-amounts.tsx';
import { callOf, clockwiseFrom } from '../holdings/seat-order.ts';
import type { Play } from '../play.ts';
import { ElementSign } from '../signs/element-sign.tsx';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import './element-choice.css';
import { type ScoringPreview, scoringPreview } from './scoring-preview.ts';

/** The two elements of a Scoring card, each with what everybody would score (B8). */
export function ElementChoice({ play, own }: { readonly play: Play; readonly own: Seat }): ReactNode {
  const text = useAdAstraText();
  const { view } = play;
  const card = at(view.spaces, view.space).card ?? FIRST_SCORING;
  return at(SCORING, card - FIRST_SCORING).map((element) => {
    const preview = scoringPreview(view, element);
    const name = text.named.element(element);
    const bonus = bonusWords(play, preview, text);
    return (
      <DecisionButton
        key={element}
        play={play}
        decision={`score ${ELEMENTS[element]}`}
        sign={<ElementSign element={element} />}
        word={name}
        effect={
          <>
            <SeatAmounts
              play={play}
              own={own}
              amounts={preview.points}
              best={preview.bonus}
              mark={`+${BONUS}`}
              sign={preview.sure ? '' : '≤ '}
            />
            <span className="element-bonus">{bonus}</span>
          </>
        }
        label={`${text.words.holdings.choice.score(name)}: ${pointsInWords(play, own, preview, text)}; ${bonus}`}
        className="choice-wide"
      />
    );
  });
}

function pointsInWords(play: Play, own: Seat, { points, sure }: ScoringPreview, text: AdAstraSpoken): string {
  const words = text.words.holdings.choice;
  return clockwiseFrom(own, points.length)
    .map((seat) => (sure ? words.scores : words.scoresUpTo)(callOf(play, seat, text), at(points, seat)))
    .join(', ');
}

function bonusWords(play: Play, { bonus, sure }: ScoringPreview, text: AdAstraSpoken): string {
  const words = text.words.holdings.choice;
  if (!sure) return words.bonusOpen(BONUS);
  if (bonus === NOBODY) return words.bonusNobody;
  return bonus === play.view.viewer ? words.bonusToYou(BONUS) : words.bonusTo(callOf(play, bonus, text), BONUS);
}
