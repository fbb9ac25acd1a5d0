import { CARDS, type Card } from '@astrarium/astra';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { useCatalogue } from '../../../i18n/catalogue.ts';
import { useGameText } from '../../../i18n/use-page-text.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { PageFrame } from '../../../play/page/page-frame.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAstraText } from '../use-astra-text.ts';
import { loadYourSkyWords } from '../words/catalogues.ts';
import { DiscoveredPlate } from './discovered-plate.tsx';
import { DiscoveredSky } from './discovered-sky.tsx';
import { useYourSky } from './use-your-sky.ts';
import './your-sky-page.css';

/** The sky that fills: every constellation discovered at this browser, and those still to find. */
export function YourSkyPage(): ReactNode {
  useDocumentTitle(useGameText('astra').words.places['your-sky']?.title);
  const words = useCatalogue(loadYourSkyWords);
  const { astra, language } = useAstraText();
  const { discovered, failed, isReset, reset, undo } = useYourSky();
  const found = useMemo(() => new Set((discovered ?? []).map(({ card }) => card)), [discovered]);
  const nameOf = (card: Card): string => astra.cardNames[card.code] ?? card.name;
  const toFind = CARDS.filter((card) => !found.has(card)).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  return (
    <PageFrame subject={words.subject} title={words.title} introduction={<p>{words.introduction}</p>}>
      {failed && <p role="alert">{words.failed}</p>}
      <div className="your-sky">
        <div className="your-sky-map">
          <DiscoveredSky found={found} label={words.map(found.size)} />
        </div>
        <div className="your-sky-found">
          <output className="your-sky-count">{discovered === null ? words.loading : words.count(found.size)}</output>
          {discovered !== null && found.size === 0 && !isReset && <p>{words.empty}</p>}
          {found.size > 0 && (
            <section aria-labelledby="found">
              <h2 id="found" className="visually-hidden">
                {words.found}
              </h2>
              <ul className="your-sky-list">
                {discovered?.map((one) => (
                  <li key={one.card.code}>
                    <DiscoveredPlate discovered={one} name={nameOf(one.card)} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {toFind.length > 0 && found.size > 0 && (
            <section className="your-sky-to-find" aria-labelledby="to-find">
              <h2 id="to-find">{words.toFind}</h2>
              <ul>
                {toFind.map((card) => (
                  <li key={card.code}>
                    <Link className="text-link" to={{ page: 'atlas', card: card.code }}>
                      {nameOf(card)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="your-sky-keep">
            {found.size > 0 && (
              <Button look="quiet" onClick={reset}>
                {words.reset}
              </Button>
            )}
            <output>
              {isReset && (
                <>
                  {words.isReset}{' '}
                  <Button look="quiet" onClick={undo}>
                    {words.undo}
                  </Button>
                </>
              )}
            </output>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
