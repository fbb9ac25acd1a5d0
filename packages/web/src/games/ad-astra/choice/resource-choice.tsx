import { type Bundle, countOf, LETTERS, RESOURCES } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import type { Play } from '../play.ts';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './resource-choice.css';

interface ResourceChoiceProps {
  readonly play: Play;
  readonly verb: 'discard' | 'take';
  /** Where they are taken from: the hand, or the bank. */
  readonly cards: Bundle;
}

/** One card after the other, of any of the six resources. */
export function ResourceChoice({ play, verb, cards }: ResourceChoiceProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.holdings.choice;
  return (
    <div className="resource-choice">
      {RESOURCES.map((name, resource) => {
        const decision = `${verb} ${LETTERS[resource]}`;
        const legal = play.legal.has(decision);
        const count = countOf(cards, resource);
        return (
          <ChoiceButton
            key={name}
            glows={legal}
            {...leadsTo(legal ? decision : null)}
            title={named.resource(resource)}
            onClick={() => (legal ? play.decide : play.askWhy)(decision)}
          >
            <ResourceSign resource={resource} />
            <span className="resource-choice-count" aria-hidden="true">
              ×{count}
            </span>
            <span className="resource-choice-name" aria-hidden="true">
              {named.resource(resource)}
            </span>
            <span className="visually-hidden">{words[verb](named.resource(resource), count)}</span>
          </ChoiceButton>
        );
      })}
    </div>
  );
}
