import { CARDS, ELEMENTS, type ElementName } from '@astrarium/astra';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { type CardSelection, EVERY_CARD } from './choose-cards.ts';
import './card-choice.css';

interface CardChoiceProps {
  readonly choice: CardSelection;
  readonly onChoose: (choice: CardSelection) => void;
  readonly shown: number;
  readonly all: number;
}

/** Search, Elements and order of the cards. */
export function CardChoice({ choice, onChoose, shown, all }: CardChoiceProps): ReactNode {
  const { words } = useAstraPageText();
  return (
    <search className="card-choice" aria-label={words.choice.title}>
      <Field label={words.choice.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={choice.search}
            onChange={(event) => onChoose({ ...choice, search: event.target.value })}
          />
        )}
      </Field>
      <ElementFilter elements={choice.elements} onChoose={(elements) => onChoose({ ...choice, elements })} />
      <OrderChoice choice={choice} onChoose={onChoose} />
      <p className="card-choice-shown">
        <output>{shown === 0 ? words.choice.none : words.choice.shown(shown, all)}</output>
        {shown < all && (
          <Button look="quiet" onClick={() => onChoose({ ...EVERY_CARD, order: choice.order })}>
            {words.choice.showAll}
          </Button>
        )}
      </p>
    </search>
  );
}

interface ElementFilterProps {
  readonly elements: ReadonlySet<ElementName>;
  readonly onChoose: (elements: ReadonlySet<ElementName>) => void;
}

export function ElementFilter({ elements, onChoose }: ElementFilterProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const toggle = (element: ElementName): void => {
    const chosen = new Set(elements);
    if (!chosen.delete(element)) chosen.add(element);
    onChoose(chosen);
  };
  return (
    <fieldset className="card-choice-elements">
      <legend>{words.choice.elements}</legend>
      {ELEMENTS.map((element, index) => (
        <Button key={element} aria-pressed={elements.has(element)} onClick={() => toggle(element)}>
          <ElementSymbol element={element} />
          <span>{astra.elements[element]}</span>
          <span className="card-choice-count">{CARDS.filter((card) => card.element === index).length}</span>
        </Button>
      ))}
    </fieldset>
  );
}

function OrderChoice({ choice, onChoose }: Pick<CardChoiceProps, 'choice' | 'onChoose'>): ReactNode {
  const { words } = useAstraPageText();
  const name = useId();
  const orders = { name: words.choice.byName, stars: words.choice.byStars } as const;
  return (
    <fieldset className="card-choice-order">
      <legend>{words.choice.sort}</legend>
      {(['name', 'stars'] as const).map((order) => (
        <label key={order}>
          <Tick type="radio" name={name} checked={choice.order === order} onChange={() => onChoose({ ...choice, order })} />
          <span>{orders[order]}</span>
        </label>
      ))}
    </fieldset>
  );
}
