import { CARDS, type Card, ELEMENTS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import type { CardFilter } from './filter.ts';
import { FilterForm } from './filter-form.tsx';
import './card-list.css';

interface CardListProps {
  readonly filter: CardFilter;
  readonly onNarrow: (filter: CardFilter) => void;
  readonly cards: readonly Card[];
  readonly selected: Card | null;
}

/** The constellations beside the sky: those looked for, each a way to its place. */
export function CardList({ filter, onNarrow, cards, selected }: CardListProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  return (
    <section className="atlas-list" id="atlas-list" tabIndex={-1} aria-labelledby="atlas-list-title">
      <h2 id="atlas-list-title" className="visually-hidden">
        {words.atlas.list.title}
      </h2>
      <FilterForm filter={filter} onNarrow={onNarrow} shown={cards.length} all={CARDS.length} />
      <ul>
        {cards.map((card) => (
          <li key={card.code}>
            <Link to={{ page: 'atlas', card: card.code }} aria-current={card === selected ? 'true' : undefined}>
              <ElementSymbol element={ELEMENTS[card.element]} />
              <span className="visually-hidden">{astra.elements[ELEMENTS[card.element]]} </span>
              <span className="atlas-list-name">{astra.cardNames[card.code] ?? card.name}</span>{' '}
              <span className="atlas-list-stars">{words.card.stars(card.stars.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
