import { ACTION_CARDS, type ActionCard } from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Play } from '../table/play.ts';
import { type AdAstraSpoken, useAdAstraText } from '../use-ad-astra-text.ts';
import { ActionCardFace } from './action-card-face.tsx';
import { planText, spacesFor } from './choice.ts';
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
  const faction = at(view.seats, own).faction;
  const plan = play.seats[own];
  if (plan === undefined) return null;

  const choose = (event: MouseEvent, card: ActionCard): void => {
    touchCard(card);
    // By key: on to the first space that it can go to.
    if (event.detail === 0 && choice.space === null && choice.card !== card) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.planning-space-put .planning-slot')?.focus());
    }
  };
  return (
    <section className="action-hand" aria-label={view.viewer === own ? words.label : words.of(plan.name)}>
      <div className="action-hand-cards">
        {ACTION_CARDS.map((code, card) => {
          const there = at(where, card);
          const glows =
            choice.space === null ? spacesFor(card, legal, view.spaces.length).length > 0 : legal.has(planText(card, choice.space));
          const chosen = choice.card === card;
          const label = [text.named.fullCard(card, faction), whereWords(there, text), chosen ? words.chosen : '']
            .filter(Boolean)
            .join(', ');
          return (
            <button
              key={code}
              type="button"
              className={`hand-card hand-card-${there.kind}${glows ? ' hand-card-glows' : ''}${chosen ? ' hand-card-chosen' : ''}`}
              data-hand-card={card}
              tabIndex={card === roving.stop ? 0 : -1}
              aria-label={label}
              aria-pressed={chosen}
              aria-disabled={!glows}
              title={label}
              onFocus={() => roving.onFocus(card)}
              onKeyDown={(event) => {
                roving.onKeyDown(event);
                if (event.key === 'Escape' && chosen) clear();
              }}
              onPointerDown={(event) => glows && grab(event, card)}
              onClick={(event) => choose(event, card)}
            >
              <ActionCardFace card={card} faction={faction} ink={plan.ink} />
              <WhereTag there={there} />
            </button>
          );
        })}
      </div>
    </section>
  );
});

/** A gone card says where it is: for the eye, since the card's own label says it too, in its place. */
function WhereTag({ there }: { readonly there: Whereabouts }): ReactNode {
  const words = useAdAstraText().words.planning.hand;
  if (there.kind !== 'board' && there.kind !== 'open') return null;
  return <span className="hand-card-tag" data-where={there.kind === 'board' ? words.space(there.space + 1) : words.openTag} />;
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
