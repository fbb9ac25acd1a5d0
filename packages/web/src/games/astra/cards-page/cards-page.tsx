import { CARDS } from '@astrarium/astra';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useGameText } from '../../../i18n/use-page-text.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { PageFooter } from '../../../play/page/page-footer.tsx';
import { CardPlate } from '../card/card-plate.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { CardChoice } from './card-choice.tsx';
import { chooseCards, EVERY_CARD } from './choose-cards.ts';
import { KeyToSigns } from './key-to-signs.tsx';
import { Masthead } from './masthead.tsx';
import './cards-page.css';

/** The catalogue of the 48 Constellation cards. */
export function CardsPage(): ReactNode {
  const { words } = useAstraPageText();
  useDocumentTitle(useGameText('astra').words.places['cards']?.title);
  const { astra, language } = useAstraText();
  const [choice, setChoice] = useState(EVERY_CARD);
  // Typing stays quick while the plates follow.
  const settled = useDeferredValue(choice);
  const cards = useMemo(() => chooseCards(settled, astra, language), [settled, astra, language]);
  // The first plates are there at once, the others follow when the page has been seen.
  const ready = useDeferredValue(CARDS.length, 6);
  const lit = useMemo(() => new Set(cards), [cards]);

  return (
    <>
      <a className="skip-link" href="#cards">
        {words.skipToCards}
      </a>
      <Masthead lit={lit} />
      <main className="cards-page">
        <KeyToSigns />
        <section id="cards" tabIndex={-1} aria-labelledby="cards-title">
          <h2 id="cards-title" className="visually-hidden">
            {words.cardsPage.list}
          </h2>
          <CardChoice choice={choice} onChoose={setChoice} shown={cards.length} all={CARDS.length} />
          <ul className="card-list">
            {cards.slice(0, ready).map((card) => (
              <li key={card.code}>
                <CardPlate card={card} />
              </li>
            ))}
          </ul>
        </section>
      </main>
      <PageFooter />
    </>
  );
}
