import { ACTION_CARDS, type ActionCard } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { explained } from '../../../play/help/explained.ts';
import type { Play } from '../play.ts';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import { planText, spacesFor } from './choice.ts';
import { HandCard } from './hand-card.tsx';
import { type Whereabouts, whereaboutsOf } from './hand-cards.ts';
import { usePlanningChoice } from './use-planning-choice.ts';
import { useRoving } from './use-roving.ts';
import './action-hand.css';

interface ActionHandProps {
  readonly play: Play;
  readonly own: Seat;
}

/** The eleven action cards of whoever sits before the screen (B1.4). Those that are out keep their places, with where they are. */
export const ActionHand = memo(function ActionHand({ play, own }: ActionHandProps): ReactNode {
  const text = useAdAstraText();
  const words = text.words.planning.hand;
  const { choice, touchCard, grab, clear } = usePlanningChoice();
  const { view, legal } = play;
  const where = whereaboutsOf(view, own);
  const roving = useRoving(
    '.action-hand-cards',
    Math.max(
      0,
      where.findIndex(({ kind }) => kind === 'hand'),
    ),
  );
  const choose = useStableCallback((event: MouseEvent, card: ActionCard): void => {
    touchCard(card);
    // By key: on to the first space that it can go to.
    if (event.detail === 0 && choice.space === null && choice.card !== card) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.planning-space-put .planning-slot')?.focus());
    }
  });
  const onKeyDown = useStableCallback((event: KeyboardEvent<HTMLElement>, card: ActionCard): void => {
    roving.onKeyDown(event);
    if (event.key === 'Escape' && choice.card === card) clear();
  });
  const faction = at(view.seats, own).faction;
  const plan = play.seats[own];
  if (plan === undefined) return null;
  return (
    <section className="action-hand" aria-label={view.viewer === own ? words.label : words.of(plan.name)} {...explained('actionCard')}>
      <div className="action-hand-cards">
        {ACTION_CARDS.map((code, card) => {
          const there = at(where, card);
          const chosen = choice.card === card;
          const glows =
            choice.space === null ? spacesFor(card, legal, view.spaces.length).length > 0 : legal.has(planText(card, choice.space));
          return (
            <HandCard
              key={code}
              card={card}
              faction={faction}
              ink={plan.ink}
              where={there.kind}
              tag={tagOf(there, text)}
              label={[text.named.fullCard(card, faction), whereWords(there, text), chosen ? words.chosen : ''].filter(Boolean).join(', ')}
              glows={glows}
              way={!glows ? null : choice.space === null ? `plan ${code}` : planText(card, choice.space)}
              chosen={chosen}
              tabStop={card === roving.stop}
              onFocus={roving.onFocus}
              onKeyDown={onKeyDown}
              onGrab={grab}
              onChoose={choose}
            />
          );
        })}
      </div>
    </section>
  );
});

/** A gone card says where it is. */
function tagOf(there: Whereabouts, text: AdAstraSpoken): string | null {
  const words = text.words.planning.hand;
  if (there.kind === 'open') return words.openTag;
  return there.kind === 'board' ? words.space(there.space + 1) : null;
}

function whereWords(there: Whereabouts, text: AdAstraSpoken): string {
  const words = text.words.planning.hand;
  switch (there.kind) {
    case 'hand':
      return words.inHand;
    case 'open':
      return words.open;
    case 'board':
      return words.onSpace(there.space + 1);
    default:
      return '';
  }
}
