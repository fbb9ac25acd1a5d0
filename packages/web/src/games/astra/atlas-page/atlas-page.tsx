import { type Card, cardByCode } from '@astrarium/astra';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { goTo } from '../../../client/route/use-route.ts';
import { useGameText } from '../../../i18n/use-page-text.ts';
import { useDocumentTitle } from '../../../lib/use-document-title.ts';
import { PageBar } from '../../../play/page/page-bar.tsx';
import { PageFooter } from '../../../play/page/page-footer.tsx';
import { useHeading } from '../../../play/page/use-heading.ts';
import { useShortcuts } from '../../../play/use-shortcuts.ts';
import { figureOf } from '../atlas/figures.ts';
import type { View } from '../atlas/projection.ts';
import { viewAround, WHOLE_SKY } from '../atlas/view.ts';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { CardList } from './card-list.tsx';
import { ConstellationSheet } from './constellation-sheet.tsx';
import { EVERY_CONSTELLATION, filterCards } from './filter.ts';
import { Sky } from './sky.tsx';
import { useView } from './use-view.ts';
import './atlas-page.css';

/** The sky of the cards as one map, with a list beside it and a sheet for the constellation chosen. */
export function AtlasPage({ code }: { readonly code: string | null }): ReactNode {
  const { words, language } = useAstraPageText();
  useDocumentTitle(useGameText('astra').words.places['atlas']?.title);
  const { astra } = useAstraText();
  const selected = (code === null ? undefined : cardByCode(code)) ?? null;
  const [filter, setFilter] = useState(EVERY_CONSTELLATION);
  const settled = useDeferredValue(filter);
  const cards = useMemo(() => filterCards(settled, astra, language), [settled, astra, language]);
  const lit = useMemo(() => new Set(cards), [cards]);
  const control = useView(() => viewOf(selected));
  const { flyTo } = control;

  const sky = useRef<HTMLDivElement>(null);
  const shown = useRef(selected);
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    if (selected !== null) flyTo(() => viewOf(selected));
  }, [selected, flyTo]);

  const heading = useHeading();

  const select = useCallback((card: Card | null) => {
    const path = card === null ? '/atlas' : `/atlas/${card.code}`;
    if (location.pathname !== path) goTo({ page: 'atlas', card: card?.code ?? null });
  }, []);
  const close = useCallback(() => {
    select(null);
    sky.current?.focus({ preventScroll: true });
  }, [select]);
  useShortcuts(selected === null ? {} : { escape: close });

  return (
    <>
      <a className="skip-link" href="#atlas-list">
        {words.atlas.toList}
      </a>
      <header className="atlas-bar">
        <PageBar />
      </header>
      <main className={selected === null ? 'atlas' : 'atlas atlas-open'}>
        <div className="atlas-title">
          <p className="page-subject">{words.atlas.subject}</p>
          <h1 ref={heading} tabIndex={-1}>
            {words.atlas.title}
          </h1>
          {code !== null && selected === null && <p role="alert">{words.atlas.noSuchCard(code)}</p>}
        </div>
        <Sky sky={sky} {...control} lit={lit} selected={selected} onSelect={select} />
        {selected !== null && <ConstellationSheet key={selected.code} card={selected} onClose={close} />}
        <CardList filter={filter} onNarrow={setFilter} cards={cards} selected={selected} />
      </main>
      <PageFooter folded />
    </>
  );
}

function viewOf(card: Card | null): View {
  if (card === null) return WHOLE_SKY;
  const { middle, reach } = figureOf(card);
  return viewAround(middle, reach);
}
