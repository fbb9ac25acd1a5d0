import { type Bundle, countOf, RESOURCES, type Resource } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { Pressable } from '../../../ui/pressable.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';

interface ComposerSideProps {
  readonly title: string;
  readonly held: Bundle;
  readonly chosen: Bundle;
  readonly onAdd: (resource: Resource) => void;
  readonly onRemove: (resource: Resource) => void;
}

/** One side of the scales: above what can be put on it, below what lies there. */
export function ComposerSide({ title, held, chosen, onAdd, onRemove }: ComposerSideProps): ReactNode {
  const { words: catalogue, named } = useAdAstraText();
  const words = catalogue.trade;
  return (
    <fieldset className="composer-side">
      <legend>{title}</legend>
      <div className="composer-stacks">
        {RESOURCES.map((name, resource) => {
          const all = countOf(held, resource);
          const taken = countOf(chosen, resource);
          if (all === 0) {
            return (
              <span key={name} className="composer-none">
                <ResourceSign resource={resource} />
              </span>
            );
          }
          return (
            <span key={name} className="composer-stack">
              <Pressable className="composer-add" aria-disabled={taken === all} onClick={() => onAdd(resource)}>
                <ResourceSign resource={resource} />
                <span aria-hidden="true">{all - taken}</span>
                <span className="visually-hidden">{words.add(named.resource(resource), taken, all)}</span>
              </Pressable>
              <Pressable
                className={`composer-taken${taken === 0 ? ' composer-taken-none' : ''}`}
                disabled={taken === 0}
                onClick={() => onRemove(resource)}
              >
                <span aria-hidden="true">{taken === 0 ? '·' : taken}</span>
                <span className="visually-hidden">{words.remove(named.resource(resource), taken)}</span>
              </Pressable>
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
