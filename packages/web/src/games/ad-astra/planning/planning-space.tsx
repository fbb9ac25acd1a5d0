import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { SeatToken } from '../../../play/ink/seat-token.tsx';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { ActionCardBack } from './action-card-back.tsx';
import { ActionCardFace } from './action-card-face.tsx';
import type { SpaceLook } from './space-look.ts';

interface PlanningSpaceProps extends SpaceLook {
  readonly tabStop: boolean;
  readonly onTouch: (space: number) => void;
  readonly onFocus: (space: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One space of the planning board with whatever lies on it, and its number on the scale. */
export const PlanningSpace = memo(function PlanningSpace({ tabStop, onTouch, onFocus, onKeyDown, ...look }: PlanningSpaceProps): ReactNode {
  const { space, label } = look;
  return (
    <li className={look.classes} data-space={space}>
      <Pressable
        className="planning-slot"
        tabIndex={tabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={look.pressed}
        aria-disabled={look.disabled}
        {...leadsTo(look.way)}
        title={label}
        onFocus={() => onFocus(space)}
        onKeyDown={onKeyDown}
        onClick={() => onTouch(space)}
      >
        {look.ink === null ? <span className="planning-empty" /> : <SpaceCard {...look} ink={look.ink} />}
      </Pressable>
      <span className="planning-number" aria-hidden="true">
        {space + 1}
      </span>
    </li>
  );
});

type SpaceCardProps = Pick<SpaceLook, 'card' | 'faction' | 'chosen' | 'up' | 'turns'> & { readonly ink: Ink };

/** What lies on the space: a card turned up, one's own as a private note, or the back of somebody's. */
function SpaceCard({ ink, card, faction, chosen, up, turns }: SpaceCardProps): ReactNode {
  return (
    <span className={`planning-card${turns ? ' planning-card-turns' : ''}`}>
      {card === null ? (
        <ActionCardBack ink={ink} />
      ) : (
        <ActionCardFace card={card} faction={faction} ink={ink} chosen={chosen} className={up ? '' : 'action-card-private'} />
      )}
      {card !== null && <SeatToken ink={ink} size="1em" />}
      {turns && <ActionCardBack ink={ink} className="planning-card-leaves" />}
    </span>
  );
}
