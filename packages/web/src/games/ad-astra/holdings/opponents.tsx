import { type SeatView } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { explained } from '../../../play/help/explained.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import type { Play } from '../play.ts';
import { ActionSign } from '../signs/action-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { FactionName } from './faction-name.tsx';
import { clockwiseFrom } from './seat-order.ts';
import './opponents.css';
import { OpenScoring } from './open-scoring.tsx';
import { PawnSupply } from './pawn-supply.tsx';
import { StockIcon } from './stock-icon.tsx';

interface OpponentsProps {
  readonly play: Play;
  /** The seat that is shown in full already. */
  readonly own: Seat;
  readonly onOpen: (seat: Seat) => void;
}

/** The other seats in brief, clockwise from the own one; a touch opens everything about one. */
export const Opponents = memo(function Opponents({ play, own, onOpen }: OpponentsProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  const { view, seats } = play;
  return (
    <section className="factions" aria-label={words.others}>
      <ul>
        {clockwiseFrom(own, view.players)
          .slice(1)
          .map((seat) => {
            const has = view.seats[seat];
            const plan = seats[seat];
            if (has === undefined || plan === undefined) return null;
            const pointed = play.pointedAt?.seat === seat ? ' faction-pointed' : '';
            const decides = view.frames.at(-1)?.seat === seat ? ' faction-decides' : '';
            return (
              <li key={seat}>
                <Pressable
                  className={`faction in-${plan.ink}${pointed}${decides}`}
                  title={words.open(plan.name)}
                  {...explained('faction')}
                  onClick={() => onOpen(seat)}
                >
                  <FactionName play={play} seat={seat} />
                  <Brief has={has} plan={plan} />
                </Pressable>
              </li>
            );
          })}
      </ul>
    </section>
  );
});

const Brief = memo(function Brief({ has, plan }: { readonly has: SeatView; readonly plan: SeatPlan }): ReactNode {
  const words = useAdAstraText().words.holdings;
  return (
    <>
      <span className="faction-score" {...explained('points')}>
        <ActionSign action="scoring" />
        <span aria-hidden="true">{has.score}</span>
        <span className="visually-hidden">{words.points(has.score)}</span>
      </span>
      <span className="faction-stock">
        <span title={words.cards(has.handSize)} {...explained('resourceCard')}>
          <StockIcon name="cards" />
          <span aria-hidden="true">{has.handSize}</span>
          <span className="visually-hidden">{words.cards(has.handSize)}</span>
        </span>
        <span title={words.artifacts(has.artifactCount)} {...explained('artifact')}>
          <StockIcon name="artifacts" />
          <span aria-hidden="true">{has.artifactCount}</span>
          <span className="visually-hidden">{words.artifacts(has.artifactCount)}</span>
        </span>
        <OpenScoring open={has.open} />
      </span>
      <PawnSupply supply={has.supply} ink={plan.ink} />
    </>
  );
});
