import { HAND_LIMIT } from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { AnimatedNumber } from '../../../ui/animated-number.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TableIcon } from '../../../ui/icons/table-icon.tsx';
import { HeldArtifacts } from '../artifacts/held-artifacts.tsx';
import type { Play } from '../play.ts';
import { ActionSign } from '../signs/action-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { FactionName } from './faction-name.tsx';
import './holdings.css';
import { KnownHand } from './known-hand.tsx';
import { PawnSupply } from './pawn-supply.tsx';

interface HoldingsProps {
  readonly play: Play;
  readonly own: Seat;
  /** Opens the sheet with everything about the seat, where a small screen has no room for all of it. */
  readonly onOpen?: () => void;
}

/** What the seat before the screen has, always in sight: points, resource cards, pawns left, artifacts. */
export const Holdings = memo(function Holdings({ play, own, onOpen }: HoldingsProps): ReactNode {
  const words = useAdAstraText().words.holdings;
  const seat = play.view.seats[own];
  const plan = play.seats[own];
  if (seat === undefined || plan === undefined) return null;
  const over = seat.handSize - HAND_LIMIT;
  return (
    <section
      className={`holdings in-${plan.ink}${play.pointedAt?.seat === own ? ' holdings-pointed' : ''}`}
      aria-label={words.of(plan.name)}
    >
      <div className="holdings-plate">
        <h2>
          <FactionName play={play} seat={own} />
        </h2>
        <p className="holdings-score" title={words.pointsWord} {...explained('points')}>
          <ActionSign action="scoring" />
          <AnimatedNumber value={seat.score} />
          <span className="visually-hidden">{words.pointsWord}</span>
        </p>
        <div className="holdings-hand" {...explained('resourceCard')}>
          <KnownHand seat={seat} />
          <p
            className={`holdings-total${over > 0 ? ' holdings-total-over' : ''}`}
            title={words.limit(seat.handSize, HAND_LIMIT)}
            {...explained('handLimit')}
          >
            <span aria-hidden="true">
              {seat.handSize}
              <small>/{HAND_LIMIT}</small>
              {over > 0 && '!'}
            </span>
            <span className="visually-hidden">
              {words.limit(seat.handSize, HAND_LIMIT)}
              {over > 0 && `. ${words.overLimit(over)}`}
            </span>
          </p>
        </div>
        <div className="holdings-below">
          <PawnSupply supply={seat.supply} ink={plan.ink} />
          <div className="holdings-artifacts" {...explained('artifact')}>
            <HeldArtifacts play={play} seat={own} />
          </div>
          {onOpen !== undefined && (
            <IconButton className="holdings-open" label={words.open(plan.name)} onClick={onOpen}>
              <TableIcon name="open" />
            </IconButton>
          )}
        </div>
      </div>
    </section>
  );
});
