import { type ActionCard, actionOf } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import type { Play } from '../play.ts';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { ActionCardFace } from './action-card-face.tsx';
import { partsOf } from './card-progress.ts';
import type { CurrentCardProps } from './current-card.tsx';
import { deedsOf } from './deeds.ts';
import { PartList } from './part-list.tsx';

interface ActiveCardProps extends CurrentCardProps {
  readonly card: ActionCard;
  readonly owner: Seat;
  readonly space: number;
}

/** The card that is on, whose it is, what was chosen, and what each does by it. */
export function ActiveCard({ play, log, card, owner, space }: ActiveCardProps): ReactNode {
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
