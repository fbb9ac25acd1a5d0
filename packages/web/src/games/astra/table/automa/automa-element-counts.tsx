import { type AstraView, AUPTOLEMY, cardOf, ELEMENTS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { ElementSymbol } from '../../card/element-symbol.tsx';
import { useAstraText } from '../../use-astra-text.ts';

/** Auptolemy's pile in brief: how many cards of each Element. */
export function AutomaElementCounts({ view }: { readonly view: AstraView }): ReactNode {
  const { words, astra } = useAstraText();
  const pile = view.journals[AUPTOLEMY]?.active ?? [];
  return (
    <span className="automa-element-counts">
      {ELEMENTS.map((element, index) => {
        const count = pile.filter((card) => cardOf(card).element === index).length;
        return (
          <span key={element} className={count === 0 ? 'pile-none' : undefined}>
            <span aria-hidden="true">
              <ElementSymbol element={element} />
              {count}
            </span>
            <span className="visually-hidden">{words.solo.place.pileOf(astra.elements[element], count)}, </span>
          </span>
        );
      })}
    </span>
  );
}
