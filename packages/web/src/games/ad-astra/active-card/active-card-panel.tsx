import type { AdAstraEvent } from '@astrarium/ad-astra';
import { at, type Logged, type Seat } from '@astrarium/core';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { ActionCardBack } from '../planning/action-card-back.tsx';
import { momentOf } from '../planning/moment.ts';
import { PlanningNow } from '../planning/planning-now.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './active-card-panel.css';

/** A game begins with planning: the first card is turned up later. */
const ActiveCard = lazy(async () => ({ default: (await import('./active-card.tsx')).ActiveCard }));

export interface ActiveCardPanelProps {
  readonly play: Play;
  readonly log: readonly Logged<AdAstraEvent>[];
}

/** The card that is on: large, whose it is, what was chosen, who acts now and next, and what each did. Between cards, the phase. */
export const ActiveCardPanel = memo(function ActiveCardPanel({ play, log }: ActiveCardPanelProps): ReactNode {
  const words = useAdAstraText().words.planning.active;
  const moment = momentOf(play.view);
  return (
    <section className="active-card" aria-label={words.label} {...explained('owner')}>
      <div className="active-card-sheet">
        {moment.kind === 'card' ? (
          <Suspense>
            <ActiveCard play={play} log={log} card={moment.card} owner={moment.seat} space={moment.space} />
          </Suspense>
        ) : moment.kind === 'planning' ? (
          <PlanningNow play={play} seat={moment.seat} placed={moment.placed} />
        ) : moment.kind === 'reveal' ? (
          <BeforeCard play={play} owner={moment.seat} space={moment.space} swaps={moment.swaps} />
        ) : (
          <div className="active-card-head active-card-alone">
            <h3>{moment.kind === 'limit' ? words.limit : words.over}</h3>
            <p>{moment.kind === 'limit' ? words.limitText(nameOf(play, moment.seat)) : words.overText}</p>
          </div>
        )}
      </div>
    </section>
  );
});

interface BeforeCardProps {
  readonly play: Play;
  readonly owner: Seat;
  readonly space: number;
  readonly swaps: boolean;
}

/** A card about to be turned up, while its owner may swap it (B10.9). */
function BeforeCard({ play, owner, space, swaps }: BeforeCardProps): ReactNode {
  const words = useAdAstraText().words.planning.active;
  const plan = at(play.seats, owner);
  return (
    <>
      <div className="active-card-picture">
        <ActionCardBack ink={plan.ink} />
      </div>
      <div className="active-card-head">
        <h3>{words.reveal(space + 1)}</h3>
        <p>{swaps ? (play.seat === owner ? words.swapOwn : words.swapText(plan.name)) : words.revealText(plan.name)}</p>
      </div>
    </>
  );
}

function nameOf({ seats }: Play, seat: Seat): string {
  return seats[seat]?.name ?? '';
}
