import { type ActionCard, actionOf } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { ActionCardFace } from '../planning/action-card-face.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { ActiveCardPanelProps } from './active-card-panel.tsx';
import { deedsOf } from './deeds.ts';
import { PartList } from './part-list.tsx';
import { partsOf } from './turn-progress.ts';

interface ActiveCardProps extends ActiveCardPanelProps {
  readonly card: ActionCard;
  readonly owner: Seat;
  readonly space: number;
}

/** The card that is on, whose it is, what was chosen, and what each does by it. */
export function ActiveCard({ play, log, card, owner, space }: ActiveCardProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.planning.active;
  const { view } = play;
  const deeds = useMemo(() => deedsOf(log, view.players), [log, view.players]);
  const parts = useMemo(() => partsOf(view, card), [view, card]);
  const plan = at(play.seats, owner);
  const action = actionOf(card);
  const { choice } = view.deed;
  return (
    <>
      <div key={`${view.round} ${space}`} className="active-card-picture">
        <ActionCardFace card={card} faction={at(view.seats, owner).faction} ink={plan.ink} chosen={choice} />
      </div>
      <div className="active-card-head">
        <p className="active-card-space">{words.space(space + 1, view.spaces.length)}</p>
        <h3>
          {all.planning.actions[action]}{' '}
          <span className={`active-card-owner in-${plan.ink}`}>
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

/** Whose card comes after this one. */
function NextCard({ play, space }: { readonly play: Play; readonly space: number }): ReactNode {
  const words = useAdAstraText().words.planning.active;
  const owner = play.view.spaces[space]?.owner;
  const plan = owner === undefined ? undefined : play.seats[owner];
  return (
    <p className="active-card-next">
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
