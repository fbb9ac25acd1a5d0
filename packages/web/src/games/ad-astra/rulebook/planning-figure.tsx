import type { ReactNode } from 'react';
import { FigureFoot } from '../../../play/figures/figure-foot.tsx';
import { questionOf } from '../choice/question.ts';
import { ActionHand } from '../planning/action-hand.tsx';
import { PlanningBoard } from '../planning/planning-board.tsx';
import { PlanningChoice } from '../planning/planning-choice.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { useAdAstraFigure } from './use-ad-astra-figure.ts';

/** B3.1: four cards of one’s own on the planning board, one at a time; the others put theirs in between. */
export function PlanningFigure(): ReactNode {
  const text = useAdAstraText();
  const { play, why, dismissWhy, told } = useAdAstraFigure('planning');
  return (
    <PlanningChoice play={play}>
      <div className="figure-planning">
        <PlanningBoard play={play} />
        <ActionHand play={play} own={0} />
      </div>
      <FigureFoot why={why} onDismiss={dismissWhy} ended={play.seat === null} told={told} question={questionOf(play, text)} />
    </PlanningChoice>
  );
}
