import type { ActionCard, Faction } from '@astrarium/ad-astra';
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { ActionCardFace } from './action-card-face.tsx';
import type { Whereabouts } from './hand-cards.ts';

interface HandCardProps {
  readonly card: ActionCard;
  readonly faction: Faction;
  readonly ink: Ink;
  readonly where: Whereabouts['kind'];
  /** Where a gone card is: for the eye, since the label says it too, in its place. */
  readonly tag: string | null;
  readonly label: string;
  readonly glows: boolean;
  /** The decision that a touch leads to; null where it leads to none. */
  readonly way: string | null;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly onFocus: (card: ActionCard) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, card: ActionCard) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>, card: ActionCard) => void;
  readonly onChoose: (event: MouseEvent, card: ActionCard) => void;
}

/** One card of the hand: drawn again only when something about it has changed. */
export const HandCard = memo(function HandCard({
  card,
  faction,
  ink,
  where,
  tag,
  label,
  glows,
  way,
  chosen,
  tabStop,
  ...on
}: HandCardProps): ReactNode {
  return (
    <Pressable
      className={`hand-card hand-card-${where}${glows ? ' hand-card-glows' : ''}${chosen ? ' hand-card-chosen' : ''}`}
      data-hand-card={card}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={!glows}
      {...leadsTo(way)}
      title={label}
      onFocus={() => on.onFocus(card)}
      onKeyDown={(event) => on.onKeyDown(event, card)}
      onPointerDown={(event) => glows && on.onGrab(event, card)}
      onClick={(event) => on.onChoose(event, card)}
    >
      <ActionCardFace card={card} faction={faction} ink={ink} />
      {tag !== null && <span className="hand-card-tag" data-where={tag} />}
    </Pressable>
  );
});
