import { type Bundle, countOf, RESOURCES } from '@astrarium/ad-astra';
import { memo, type ReactNode } from 'react';
import { AnimatedNumber } from '../../../ui/animated-number.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './resource-stacks.css';

/** Resource cards as six counted stacks, always in the same order: a place that is empty is seen to be. */
export const ResourceStacks = memo(function ResourceStacks({
  cards,
  named = false,
}: {
  readonly cards: Bundle;
  readonly named?: boolean;
}): ReactNode {
  const text = useAdAstraText();
  return (
    <ul className={`resource-stacks${named ? ' resource-stacks-named' : ''}`}>
      {RESOURCES.map((name, resource) => {
        const count = countOf(cards, resource);
        return (
          <li key={name} className={`resource-stack${count === 0 ? ' resource-stack-empty' : ''}`} data-height={Math.min(count, 3)}>
            <span className="resource-stack-cards" aria-hidden="true">
              <ResourceSign resource={resource} />
            </span>
            <span className="resource-stack-count" aria-hidden="true">
              <AnimatedNumber value={count} />
            </span>
            {named && (
              <span className="resource-stack-name" aria-hidden="true">
                {text.named.resource(resource)}
              </span>
            )}
            <span className="visually-hidden">{text.words.holdings.count(text.named.resource(resource), count)}</span>
          </li>
        );
      })}
    </ul>
  );
});
