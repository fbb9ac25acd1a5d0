import { type Action, type ActionCard, actionOf, type Faction } from '@astrarium/ad-astra';
import { Fragment, memo, type ReactNode } from 'react';
import type { Ink } from '../../../client/local/messages.ts';
import { ActionSign } from '../signs/action-sign.tsx';
import { ElementSign } from '../signs/element-sign.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { pairOn } from './pair.ts';
import './action-card.css';

interface ActionCardFaceProps {
  readonly card: ActionCard;
  /** Tells what is on Production and Movement cards (B1.5). */
  readonly faction: Faction;
  readonly ink: Ink;
  /** The resource or element that was chosen of the two; left out or negative while none is. */
  readonly chosen?: number;
  readonly className?: string;
}

/**
 * An action card, as large as the box around it: signs alone where it is small, words with them where it is large. Two things
 * to choose from stand on either side of a slanting cut; two that both hold (B5.2) are joined by an orbit. What it shows is said
 * by the words of whatever holds it.
 */
export const ActionCardFace = memo(function ActionCardFace({
  card,
  faction,
  ink,
  chosen = -1,
  className = '',
}: ActionCardFaceProps): ReactNode {
  const { words } = useAdAstraText();
  const action = actionOf(card);
  const pair = pairOn(card, faction);
  return (
    <span className={`action-card in-${ink} ${className}`} aria-hidden="true">
      <span className="action-card-face">
        <span className="action-card-head">
          {pair.length > 0 && <ActionSign action={action} />}
          <span className="action-card-name">{words.planning.actions[action]}</span>
        </span>
        {pair.length === 0 ? (
          <ActionSign action={action} className="action-card-only" />
        ) : (
          <span className={`action-card-pair${action === 'movement' ? ' action-card-both' : ''}`}>
            {pair.map((thing, half) => (
              <Fragment key={thing}>
                {half === 1 && <span className="action-card-cut">{action === 'movement' ? words.planning.and : words.planning.or}</span>}
                <span className={halfClass(thing, chosen)}>
                  <PairSign action={action} thing={thing} />
                  <PairName action={action} thing={thing} />
                </span>
              </Fragment>
            ))}
          </span>
        )}
      </span>
    </span>
  );
});

function halfClass(thing: number, chosen: number): string {
  if (chosen < 0) return 'action-card-half';
  return `action-card-half ${thing === chosen ? 'action-card-chosen' : 'action-card-left-out'}`;
}

interface PairProps {
  readonly action: Action;
  readonly thing: number;
}

/** The sign of a resource, system or element, whichever is on a card of this action. */
function PairSign({ action, thing }: PairProps): ReactNode {
  if (action === 'production') return <ResourceSign resource={thing} />;
  return action === 'movement' ? <SystemSign system={thing} /> : <ElementSign element={thing} />;
}

function PairName({ action, thing }: PairProps): ReactNode {
  const { named } = useAdAstraText();
  const name = action === 'production' ? named.resource(thing) : action === 'movement' ? named.system(thing) : named.element(thing);
  return <span className="action-card-word">{name}</span>;
}
