import { type AstraView, cardOf } from '@astrarium/astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useMemo } from 'react';
import { useCatalogue } from '../../../i18n/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cardName } from '../table/names.ts';
import { useAstraText } from '../use-astra-text.ts';
import { loadYourSkyWords } from '../words/catalogues.ts';
import { DiscoveredSky } from '../your-sky/discovered-sky.tsx';
import './winners-sky.css';

interface WinnersSkyProps {
  readonly view: AstraView;
  readonly winners: readonly Seat[];
  readonly names: string;
}

/** The sky of whoever won, with the figures of the cards held at the end. */
export function WinnersSky({ view, winners, names }: WinnersSkyProps): ReactNode {
  const { language } = useText();
  const { astra } = useAstraText();
  const words = useCatalogue(loadYourSkyWords);
  const held = useMemo(
    () =>
      winners.flatMap((seat) => {
        const { active = [], exhausted = [] } = view.journals[seat] ?? {};
        return [...active, ...exhausted];
      }),
    [view, winners],
  );
  const found = useMemo(() => new Set(held.map(cardOf)), [held]);
  if (held.length === 0) return null;
  const cards = new Intl.ListFormat(language).format(held.map((card) => cardName(astra, card)));
  return (
    <figure className="winners-sky">
      <DiscoveredSky found={found} label={words.winnersMap(cards)} />
      <figcaption>{words.winners(names)}</figcaption>
    </figure>
  );
}
