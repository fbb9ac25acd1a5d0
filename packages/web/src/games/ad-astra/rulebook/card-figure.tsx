import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { FigureFoot } from '../../../play/figures/figure-foot.tsx';
import { Galaxy } from '../galaxy/galaxy.tsx';
import { KnownHand } from '../holdings/known-hand.tsx';
import { ScoreTrack } from '../scoring/score-track.tsx';
import { ChoicePanel } from '../table/choice-panel.tsx';
import type { PositionName } from './positions.ts';
import { useAdAstraFigure } from './use-ad-astra-figure.ts';

interface CardFigureProps {
  readonly position: PositionName;
  /** What is looked at: where things stand, or who is where on the score track. */
  readonly shows: 'galaxy' | 'scores';
}

/** One’s part of an action card: the question, its answers, and one’s resource cards. */
export function CardFigure({ position, shows }: CardFigureProps): ReactNode {
  const { play, why, dismissWhy, told } = useAdAstraFigure(position);
  return (
    <>
      {shows === 'galaxy' ? (
        <div className="figure-galaxy">
          <Galaxy play={play} named={false} />
        </div>
      ) : (
        <ScoreTrack play={play} />
      )}
      <div className="figure-panel">
        <KnownHand seat={at(play.view.seats, 0)} />
        {play.seat !== null && <ChoicePanel play={play} own={0} named={false} />}
      </div>
      <FigureFoot why={why} onDismiss={dismissWhy} ended={play.seat === null} told={told} />
    </>
  );
}
