import { ELEMENTS, type Element, SCORING_CARDS, scoreElements } from '@astrarium/astra';
import { type ReactNode, useState } from 'react';
import type { Why } from '../../../play/why.ts';
import { WhyNote } from '../../../play/why-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { ElementsGrid } from '../table/journal/elements-grid.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { EXAMPLE, MOST_CARDS, rowsOf, withCard } from './held-by-element.ts';

/** A9.4: the grid of the Elements, filled by the cards one holds. */
export function ElementsFigure(): ReactNode {
  const { words: all } = useAstraPageText();
  const { astra } = useAstraText();
  const words = all.figures.elements;
  const [held, hold] = useState(EXAMPLE);
  const [why, setWhy] = useState<Why | null>(null);
  const rows = rowsOf(held);
  const nameOf = (element: Element): string => astra.elements[ELEMENTS[element]];
  const change = (element: number, by: 1 | -1): void => {
    const changed = withCard(held, element as Element, by);
    setWhy(changed === null && by > 0 ? { words: words.tooMany(MOST_CARDS), rule: 'A1.4' } : null);
    if (changed !== null) hold(changed);
  };
  return (
    <div className="figure-elements">
      <div className="figure-elements-cards">
        <div className="figure-elements-scoring">
          <Field label={words.scoring}>
            {(control) => (
              <select {...control} value={held.scoring} onChange={({ target }) => hold({ ...held, scoring: Number(target.value) })}>
                {SCORING_CARDS.map(([one, other], card) => (
                  <option key={`${one} ${other}`} value={card}>
                    {words.pair(nameOf(one), nameOf(other))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <ul>
          {ELEMENTS.map((element, index) => {
            const name = astra.elements[element];
            const count = held.counts[index] ?? 0;
            return (
              <li key={element}>
                <ElementSymbol element={element} />
                <span className="figure-elements-name">{name}</span>
                <Button aria-label={words.fewer(name)} disabled={count === 0} onClick={() => change(index, -1)}>
                  −
                </Button>
                <span className="figure-elements-count" aria-hidden="true">
                  {count}
                </span>
                <Button aria-label={words.more(name)} onClick={() => change(index, 1)}>
                  +
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="figure-elements-grid">
        <ElementsGrid rows={rows} />
      </div>
      <div className="figure-foot">
        <p className="figure-question">
          <output>
            {words.fame(
              held.counts.reduce((sum, count) => sum + count, 0),
              scoreElements(rows),
            )}
          </output>
        </p>
        <WhyNote why={why} onDismiss={() => setWhy(null)} />
      </div>
    </div>
  );
}
