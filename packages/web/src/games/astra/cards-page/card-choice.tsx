import { CARDS, ELEMENTS, type ElementName } from '@astrarium/astra';
import { type ReactNode, useId } from 'react';
import { ElementSymbol } from '../card/element-symbol.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { type Choice, EVERY_CARD } from './choose-cards.ts';
import '../../../ui/controls.css';
import './card-choice.css';

interface CardChoiceProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly shown: number;
  readonly all: number;
}

/** Search, Elements and order of the cards. */
export function CardChoice({ choice, onChoose, shown, all }: CardChoiceProps): ReactNode {
  const { words } = useAstraPageText();
  const search = useId();
  return (
    <search className="card-choice" aria-label={words.choice.title}>
      <div className="card-choice-search">
        <label htmlFor={search}>{words.choice.search}</label>
        <input
          id={search}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={choice.search}
          onChange={(event) => onChoose({ ...choice, search: event.target.value })}
        />
      </div>
      <ElementFilter elements={choice.elements} onChoose={(elements) => onChoose({ ...choice, elements })} />
      <OrderChoice choice={choice} onChoose={onChoose} />
      <p className="card-choice-shown">
        <output>{shown === 0 ? words.choice.none : words.choice.shown(shown, all)}</output>
        {shown < all && (
          <button type="button" onClick={() => onChoose({ ...EVERY_CARD, order: choice.order })}>
            {words.choice.showAll}
          </button>
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
        <button key={element} type="button" aria-pressed={elements.has(element)} onClick={() => toggle(element)}>
          <ElementSymbol element={element} />
          <span>{astra.elements[element]}</span>
          <span className="card-choice-count">{CARDS.filter((card) => card.element === index).length}</span>
        </button>
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
          <input
            type="radio"
            className="field-tick"
            name={name}
            checked={choice.order === order}
            onChange={() => onChoose({ ...choice, order })}
          />
          <span>{orders[order]}</span>
        </label>
      ))}
    </fieldset>
  );
}
