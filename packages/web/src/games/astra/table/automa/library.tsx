import { type AutomaView, type CardId, cardOf, ELEMENTS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { TableIcon } from '../../../../ui/icons/table-icon.tsx';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { cardName } from '../names.ts';
import './library.css';

interface LibraryProps {
  readonly automa: AutomaView;
  /** Is the game lost by an Observe with an empty deck (A11.4)? */
  readonly deadly: boolean;
  /** Where the die has just pointed. */
  readonly selected?: LibrarySource | null;
}

export type LibrarySource = 'left' | 'right' | 'deck';

/** Auptolemy's Library: the two revealed cards, its deck and its discard, with what the die must show for each (A11.5). */
export function Library({ automa, deadly, selected = null }: LibraryProps): ReactNode {
  const { words, astra } = useAstraText();
  const text = words.solo.place;
  const { left, right, cards, top, discard } = automa;
  const marked = (place: LibrarySource): string => (selected === place ? ' library-selected' : '');
  const low = deadly && cards <= FEW && !automa.modifiers.includes('endless-library');
  const warning = low ? text.lastCards(cards) : deadly || cards > 0 ? null : text.noCards;
  const last = discard.at(-1);
  return (
    <ul className="library" aria-label={text.library} {...explained('library')}>
      <li className={`library-card${marked('left')}`}>
        <Face place={text.left} roll={text.roll.left} card={left} />
      </li>
      <li className={`library-card${right === null ? ' library-hidden' : ''}${marked('right')}`}>
        <Face place={text.right} roll={text.roll.right} card={right} />
      </li>
      <li className={`library-pile${low ? ' library-low' : ''}${marked('deck')}`} title={warning ?? text.deck}>
        <span className="library-roll" aria-hidden="true">
          {text.roll.deck}
        </span>
        <span aria-hidden="true" className="library-count">
          <TableIcon name="deck" />
          {cards}
          {top !== null && <ElementSymbol element={ELEMENTS[cardOf(top).element]} />}
        </span>
        {top !== null && (
          <span className="library-top" aria-hidden="true">
            {cardName(astra, top)}
          </span>
        )}
        <span className="visually-hidden">
          {text.deck}, {text.cards(cards)}
          {top === null ? '' : `, ${text.top(cardName(astra, top))}`}
          {warning === null ? '' : `. ${warning}`}
        </span>
      </li>
      <li className="library-pile library-discard" title={text.discard}>
        <span className="library-roll" aria-hidden="true">
          {text.discard}
        </span>
        <span aria-hidden="true" className="library-count">
          {discard.length}
          {last !== undefined && <ElementSymbol element={ELEMENTS[cardOf(last).element]} />}
        </span>
        <span className="visually-hidden">
          {text.discard}, {text.cards(discard.length)}
        </span>
      </li>
    </ul>
  );
}

/** So few cards left in the deck that one should mind A11.4. */
const FEW = 3;

interface FaceProps {
  readonly place: string;
  readonly roll: string;
  readonly card: CardId | null;
}

function Face({ place, roll, card }: FaceProps): ReactNode {
  const { words, astra } = useAstraText();
  const text = words.solo.place;
  if (card === null) {
    return (
      <>
        <span className="library-roll" aria-hidden="true">
          {roll}
        </span>
        <span className="library-name" aria-hidden="true">
          {text.faceDown}
        </span>
        <span className="visually-hidden">{text.hidden(place)}</span>
      </>
    );
  }
  const element = ELEMENTS[cardOf(card).element];
  const stars = starsOf(card);
  return (
    <>
      <span className="library-roll" aria-hidden="true">
        {roll}
        <span className="library-stars" title={text.upTo(stars)}>
          {stars}
          <svg viewBox="-8 -8 16 16">
            <path d="M0-7 1.6-1.6 7 0 1.6 1.6 0 7-1.6 1.6-7 0-1.6-1.6Z" />
          </svg>
        </span>
      </span>
      <span className="library-name" aria-hidden="true">
        <ElementSymbol element={element} />
        <span>{cardName(astra, card)}</span>
      </span>
      <span className="visually-hidden">{text.card(place, cardName(astra, card), astra.elements[element], stars)}</span>
    </>
  );
}

/** A11.6: as many stars as the leftmost Boon of Fame. */
function starsOf(card: CardId): number {
  return cardOf(card).boons.find(({ kind }) => kind === 'fame')?.amount ?? 0;
}
