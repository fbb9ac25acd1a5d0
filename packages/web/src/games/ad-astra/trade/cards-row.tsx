import { type Bundle, countOf, NOTHING, RESOURCES } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './cards-row.css';

/** A few cards in a row: one side of an offer. */
export function CardsRow({ cards }: { readonly cards: Bundle }): ReactNode {
  const { words, named } = useAdAstraText();
  if (cards === NOTHING) return <i className="cards-row">{words.trade.nothing}</i>;
  return (
    <span className="cards-row">
      {RESOURCES.map((name, resource) => {
        const count = countOf(cards, resource);
        return (
          count > 0 && (
            <span key={name} aria-hidden="true">
              {count > 1 && count}
              <ResourceSign resource={resource} />
            </span>
          )
        );
      })}
      <span className="visually-hidden">{named.cards(cards)}</span>
    </span>
  );
}
