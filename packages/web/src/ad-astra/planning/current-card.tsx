import { type ActionCard, type AdAstraEvent, actionOf } from '@astrarium/ad-astra';
import { at, type Logged, type Seat } from '@astrarium/core';
import { memo, type ReactNode, useMemo } from 'react';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import type { Play } from '../table/play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ActionCardBack } from './action-card-back.tsx';
import { ActionCardFace } from './action-card-face.tsx';
import { deedsOf } from './deeds.ts';
import { momentOf } from './moment.ts';
import { partsOf } from './order.ts';
import { PartList } from './part-list.tsx';
import { PlanningNow } from './planning-now.tsx';
import './current-card.css';

interface CurrentCardProps {
  readonly play: Play;
  readonly log: readonly Logged<AdAstraEvent>[];
}

/** The card that is on: large, whose it is, what was chosen, who acts now and next, and what each did. Between cards, the phase. */
export const CurrentCard = memo(function CurrentCard({ play, log }: CurrentCardProps): ReactNode {
  const words = useAdAstraText().words.planning.current;
  const moment = momentOf(play.view);
  return (
    <section className="current-card" aria-label={words.label}>
      <div className="current-card-sheet">
        {moment.kind === 'card' ? (
          <CardOn play={play} log={log} card={moment.card} owner={moment.seat} space={moment.space} />
        ) : moment.kind === 'planning' ? (
          <PlanningNow play={play} seat={moment.seat} placed={moment.placed} />
        ) : moment.kind === 'reveal' ? (
          <BeforeCard play={play} owner={moment.seat} space={moment.space} swaps={moment.swaps} />
        ) : (
          <div className="current-card-head current-card-alone">
            <h3>{moment.kind === 'limit' ? words.limit : words.over}</h3>
            <p>{moment.kind === 'limit' ? words.limitText(nameOf(play, moment.seat)) : words.overText}</p>
          </div>
        )}
      </div>
    </section>
  );
});

interface CardOnProps extends CurrentCardProps {
  readonly card: ActionCard;
  readonly owner: Seat;
  readonly space: number;
}

function CardOn({ play, log, card, owner, space }: CardOnProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.planning.current;
  const { view } = play;
  const deeds = useMemo(() => deedsOf(log, view.players), [log, view.players]);
  const parts = useMemo(() => partsOf(view, card), [view, card]);
  const plan = at(play.seats, owner);
  const action = actionOf(card);
  const { choice } = view.deed;
  return (
    <>
      <div key={`${view.round} ${space}`} className="current-card-picture">
        <ActionCardFace card={card} faction={at(view.seats, owner).faction} ink={plan.ink} chosen={choice} />
      </div>
      <div className="current-card-head">
        <p className="current-card-space">{words.space(space + 1, view.spaces.length)}</p>
        <h3>
          {all.planning.actions[action]}{' '}
          <span className={`current-card-owner in-${plan.ink}`}>
            <SeatToken ink={plan.ink} size="1.1em" /> {plan.name}
          </span>
        </h3>
        <p className="visually-hidden">{named.fullCard(card, at(view.seats, owner).faction)}</p>
        {(action === 'production' || action === 'scoring') && (
          <p>
            {choice < 0
              ? words.choosing(plan.name)
              : words.chosen(action === 'production' ? named.resource(choice) : named.element(choice))}
          </p>
        )}
      </div>
      <PartList play={play} parts={parts} deeds={deeds} again={action === 'movement'} />
      <NextCard play={play} space={space + 1} />
    </>
  );
}

interface BeforeCardProps {
  readonly play: Play;
  readonly owner: Seat;
  readonly space: number;
  readonly swaps: boolean;
}

/** A card about to be turned up, while its owner may swap it (B10.9). */
function BeforeCard({ play, owner, space, swaps }: BeforeCardProps): ReactNode {
  const words = useAdAstraText().words.planning.current;
  const plan = at(play.seats, owner);
  return (
    <>
      <div className="current-card-picture">
        <ActionCardBack ink={plan.ink} />
      </div>
      <div className="current-card-head">
        <h3>{words.reveal(space + 1)}</h3>
        <p>{swaps ? (play.seat === owner ? words.swapOwn : words.swapText(plan.name)) : words.revealText(plan.name)}</p>
      </div>
    </>
  );
}

/** Whose card comes after this one. */
function NextCard({ play, space }: { readonly play: Play; readonly space: number }): ReactNode {
  const words = useAdAstraText().words.planning.current;
  const owner = play.view.spaces[space]?.owner;
  const plan = owner === undefined ? undefined : play.seats[owner];
  return (
    <p className="current-card-next">
      {plan === undefined ? (
        words.lastCard
      ) : (
        <>
          <SeatToken ink={plan.ink} size="1em" /> {words.nextCard(space + 1, plan.name)}
        </>
      )}
    </p>
  );
}

function nameOf({ seats }: Play, seat: Seat): string {
  return seats[seat]?.name ?? '';
}
