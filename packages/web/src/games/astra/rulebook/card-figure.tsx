import type { ReactNode } from 'react';
import { FigureFoot } from '../../../play/figures/figure-foot.tsx';
import { ActionButton } from '../table/action/action-button.tsx';
import { questionOf } from '../table/question.ts';
import { restPreview } from '../table/rest-preview.ts';
import { useAstraText } from '../use-astra-text.ts';
import { Asked } from './asked.tsx';
import { OneCard } from './one-card.tsx';
import { type PositionName, TAURUS_SLOT } from './positions.ts';
import { useAstraFigure } from './use-astra-figure.ts';

/** Taurus, to be marked star by star by whoever’s turn it is, until it is discovered. */
export function CardFigure({ position }: { readonly position: PositionName }): ReactNode {
  const text = useAstraText();
  const words = text.words.table.action;
  const { play, why, dismissWhy, told } = useAstraFigure(position);
  const { view, seat, legal } = play;
  const rest = seat === null ? undefined : restPreview(view, seat);
  return (
    <>
      <OneCard play={play} slot={TAURUS_SLOT} />
      <FigureFoot
        why={why}
        onDismiss={dismissWhy}
        ended={seat === null}
        told={told}
        question={<Asked play={play}>{questionOf(play, text)}</Asked>}
      >
        {view.frames.at(-1)?.phase !== 'boons' && (
          <>
            <ActionButton play={play} decision="stop" word={words.stop} effect={words.stopEffect} />
            {rest !== undefined && !legal.has('stop') && (
              <ActionButton play={play} decision="rest" word={words.rest} effect={words.restEffect(rest.stardust.from, rest.stardust.to)} />
            )}
          </>
        )}
      </FigureFoot>
    </>
  );
}
