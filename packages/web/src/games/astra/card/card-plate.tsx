import { ABILITIES, type Card, ELEMENTS } from '@astrarium/astra';
import { memo, type ReactNode, useId } from 'react';
import { useAstraText } from '../use-astra-text.ts';
import { Boons } from './boons.tsx';
import { CardFigure } from './card-figure.tsx';
import { CardStory } from './card-story.tsx';
import { ElementSymbol } from './element-symbol.tsx';
import { FinalFame } from './final-fame.tsx';
import './card-plate.css';

interface CardPlateProps {
  readonly card: Card;
  /** Not where the tale is told beside the card. */
  readonly story?: boolean;
}

/** A Constellation card, with everything that stands on it (A1.1). */
export const CardPlate = memo(function CardPlate({ card, story = true }: CardPlateProps): ReactNode {
  const { words, astra } = useAstraText();
  const heading = useId();
  const element = ELEMENTS[card.element];
  return (
    <article className="card-plate" aria-labelledby={heading}>
      <header className="card-plate-head">
        <span className="card-plate-element">
          <ElementSymbol element={element} />
        </span>
        <div>
          <h3 id={heading} className="card-plate-name">
            {astra.cardNames[card.code] ?? card.name}
          </h3>
          <p className="card-plate-facts">
            <span>{astra.elements[element]}</span> <span aria-hidden="true">·</span> <span>{words.card.stars(card.stars.length)}</span>
          </p>
        </div>
        <FinalFame fame={card.finalFame} />
      </header>
      <CardFigure card={card} />
      <p className="card-plate-ability">
        <span className="visually-hidden">{words.card.ability} </span>
        <span className="card-plate-timing">{astra.timings[ABILITIES[card.ability].timing]}</span>{' '}
        <span className="card-plate-effect">{keepNumbers(astra.abilities[card.ability])}</span>
      </p>
      <Boons boons={card.boons} />
      {story && <CardStory card={card} />}
    </article>
  );
});

/** No line ends between a number and what it counts. */
function keepNumbers(text: string): string {
  return text.replace(/(\d) /g, '$1\u00a0');
}
