import type { ReactNode } from 'react';
import { FigureFoot } from '../../../play/figures/figure-foot.tsx';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { ActionButton } from '../table/action/action-button.tsx';
import { RestWords } from '../table/action/rest-words.tsx';
import { Amount } from '../table/journal/amount.tsx';
import { HeldCards } from '../table/journal/held-cards.tsx';
import { restPreview } from '../table/rest-preview.ts';
import { Board } from '../table/sky/cards-around.tsx';
import { useFollowed } from '../table/sky/use-followed.ts';
import { useAstraText } from '../use-astra-text.ts';
import { Asked } from './asked.tsx';
import { useAstraFigure } from './use-astra-figure.ts';

/** A6.1: the three steps of a Rest, and A6.2 where the marker passes the discard icon. */
export function RestingFigure(): ReactNode {
  const { words } = useAstraText();
  const { play, why, dismissWhy, told } = useAstraFigure('resting');
  const { view, seats, seat } = play;
  const { turned } = useFollowed(play);
  const rest = seat === null ? undefined : restPreview(view, seat);
  return (
    <>
      <div className="figure-resting">
        <div className="figure-board">
          <Board view={view} turned={turned} size="large" />
        </div>
        <ul className="figure-journals">
          {view.journals.map(({ stardust, pouch, active, exhausted }, one) => {
            const plan = seats[one];
            return (
              plan !== undefined && (
                <li key={plan.name} aria-current={one === seat}>
                  <span className="figure-journal-name">
                    <SeatToken ink={plan.ink} size="1.05em" /> {plan.name}
                  </span>
                  <dl>
                    <Amount kind="stardust" what="stardust" label={words.table.journal.stardust} value={stardust} of={pouch} />
                  </dl>
                  {active.length + exhausted.length > 0 && <HeldCards play={play} seat={one} own={false} />}
                </li>
              )
            );
          })}
        </ul>
      </div>
      <FigureFoot
        why={why}
        onDismiss={dismissWhy}
        ended={seat === null}
        told={told}
        question={<Asked play={play}>{rest !== undefined && <RestWords preview={rest} />}</Asked>}
      >
        {rest !== undefined && (
          <ActionButton
            play={play}
            decision="rest"
            word={words.table.action.rest}
            effect={words.table.action.restEffect(rest.stardust.from, rest.stardust.to)}
          />
        )}
      </FigureFoot>
    </>
  );
}
