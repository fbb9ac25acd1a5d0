import type { ReactNode } from 'react';
import { FigureFoot } from '../../../play/figures/figure-foot.tsx';
import { questionOf } from '../table/question.ts';
import { useAstraText } from '../use-astra-text.ts';
import { Asked } from './asked.tsx';
import { OneCard } from './one-card.tsx';
import { TAURUS_SLOT } from './positions.ts';
import { useAstraFigure } from './use-astra-figure.ts';

/** A8.2: those who helped pick their Boons, the one with the most stars first. */
export function BoonsFigure(): ReactNode {
  const text = useAstraText();
  const { play, why, dismissWhy, told } = useAstraFigure('discovered');
  return (
    <>
      <OneCard play={play} slot={TAURUS_SLOT} />
      <FigureFoot
        why={why}
        onDismiss={dismissWhy}
        ended={play.seat === null}
        told={told}
        question={<Asked play={play}>{questionOf(play, text)}</Asked>}
      />
    </>
  );
}
