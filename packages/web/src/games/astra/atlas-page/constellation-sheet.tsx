import { type Card, ELEMENTS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { useHeading } from '../../../play/page/use-heading.ts';
import { CloseButton } from '../../../ui/icon-button.tsx';
import { EngravedRule } from '../../../ui/ornament/engraved-rule.tsx';
import { CardPlate } from '../card/card-plate.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { Lore } from '../card/lore.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { DecidingTable } from './deciding-table.tsx';
import { NamedStars } from './named-stars.tsx';
import { PlaceFacts } from './place-facts.tsx';
import './constellation-sheet.css';

interface ConstellationSheetProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** All there is to know of one constellation. */
export function ConstellationSheet({ card, onClose }: ConstellationSheetProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const { sheet } = words.atlas;
  const heading = useHeading();
  const name = astra.cardNames[card.code] ?? card.name;
  return (
    <section className="sheet" aria-labelledby="sheet-name">
      <header className="sheet-head">
        <ElementSymbol element={ELEMENTS[card.element]} />
        <div>
          <h2 ref={heading} id="sheet-name" tabIndex={-1}>
            {name}
          </h2>
          {name !== card.name && (
            <p lang="la" className="sheet-latin">
              {card.name}
            </p>
          )}
        </div>
        <CloseButton className="sheet-close" label={sheet.close} onClick={onClose} />
      </header>
      <EngravedRule />
      <div className="sheet-lore">
        <h3 className="visually-hidden">{sheet.lore}</h3>
        <Lore code={card.code} />
      </div>
      <PlaceFacts card={card} />
      <NamedStars card={card} />
      <DecidingTable code={card.code} />
      <h3>{sheet.card}</h3>
      <CardPlate card={card} story={false} />
    </section>
  );
}
