import { ELEMENTS } from '@astrarium/astra';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { Link } from '../../../client/route/link.tsx';
import { useCatalogue } from '../../../i18n/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { Lore } from '../card/lore.tsx';
import { EngravedFigure } from '../engraved/engraved-figure.tsx';
import { loadYourSkyWords } from '../words/catalogues.ts';
import type { Discovered } from './discovered.ts';

interface DiscoveredPlateProps {
  readonly discovered: Discovered;
  readonly name: string;
}

/** A constellation of one's own: its figure, when it was first discovered, how often since, and its lore. */
export function DiscoveredPlate({ discovered: { card, first, games }, name }: DiscoveredPlateProps): ReactNode {
  const { language } = useText();
  const words = useCatalogue(loadYourSkyWords);
  const [open, setOpen] = useState(false);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(first);
  const toggled = (event: ToggleEvent<HTMLDetailsElement>): void => setOpen(event.newState === 'open');
  return (
    <article className="discovered-plate">
      <div className="discovered-plate-figure">
        <EngravedFigure code={card.code} />
      </div>
      <h3>
        <ElementSymbol element={ELEMENTS[card.element]} />
        <Link to={{ page: 'atlas', card: card.code }}>{name}</Link>
      </h3>
      <p>
        {words.first(date)}, {words.games(games)}
      </p>
      <details onToggle={toggled}>
        <summary>{words.story}</summary>
        {open && <Lore code={card.code} />}
      </details>
    </article>
  );
}
