import { ABILITIES, type AbilityName, BOON_KINDS, type BoonKind } from '@astrarium/astra';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { BoonIcon } from '../card/boon-icon.tsx';
import { ElementFilter } from '../cards-page/card-choice.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { type CardFilter, EVERY_CONSTELLATION, STAR_BANDS, type StarBand } from './filter.ts';

interface FilterFormProps {
  readonly filter: CardFilter;
  readonly onNarrow: (filter: CardFilter) => void;
  readonly shown: number;
  readonly all: number;
}

const ABILITY_NAMES = Object.keys(ABILITIES) as readonly AbilityName[];
const BANDS = Object.keys(STAR_BANDS) as readonly StarBand[];

/** Looks for constellations by name, Element, stars, Ability and Boons. */
export function FilterForm({ filter, onNarrow, shown, all }: FilterFormProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const { list } = words.atlas;
  const id = useId();
  const { ability, stars } = filter;
  return (
    <search className="card-choice atlas-choice" aria-label={words.choice.title}>
      <div className="card-choice-search">
        <label htmlFor={`${id}search`}>{list.search}</label>
        <input
          id={`${id}search`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter.search}
          onChange={({ target }) => onNarrow({ ...filter, search: target.value })}
        />
      </div>
      <ElementFilter elements={filter.elements} onChoose={(elements) => onNarrow({ ...filter, elements })} />
      <details className="atlas-choice-more">
        <summary>{list.more}</summary>
        <Field label={list.stars}>
          {(control) => (
            <select
              {...control}
              value={stars ?? ''}
              onChange={({ target }) => onNarrow({ ...filter, stars: BANDS.find((band) => band === target.value) ?? null })}
            >
              <option value="">{list.anyStars}</option>
              {BANDS.map((band) => (
                <option key={band} value={band}>
                  {list.starBand(...STAR_BANDS[band])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={list.ability}>
          {(control) => (
            <select
              {...control}
              value={ability ?? ''}
              onChange={({ target }) => onNarrow({ ...filter, ability: ABILITY_NAMES.find((name) => name === target.value) ?? null })}
            >
              <option value="">{list.anyAbility}</option>
              {ABILITY_NAMES.map((name) => (
                <option key={name} value={name}>
                  {astra.abilities[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <BoonFilter boons={filter.boons} onChoose={(boons) => onNarrow({ ...filter, boons })} />
      </details>
      <p className="card-choice-shown">
        <output>{shown === 0 ? words.choice.none : words.choice.shown(shown, all)}</output>
        {shown < all && (
          <Button look="quiet" onClick={() => onNarrow(EVERY_CONSTELLATION)}>
            {words.choice.showAll}
          </Button>
        )}
      </p>
    </search>
  );
}

interface BoonFilterProps {
  readonly boons: ReadonlySet<BoonKind>;
  readonly onChoose: (boons: ReadonlySet<BoonKind>) => void;
}

function BoonFilter({ boons, onChoose }: BoonFilterProps): ReactNode {
  const { words } = useAstraPageText();
  const { astra } = useAstraText();
  const toggle = (kind: BoonKind): void => {
    const chosen = new Set(boons);
    if (!chosen.delete(kind)) chosen.add(kind);
    onChoose(chosen);
  };
  return (
    <fieldset className="card-choice-elements atlas-choice-boons">
      <legend>{words.atlas.list.boons}</legend>
      {BOON_KINDS.map((kind) => (
        <Button key={kind} aria-pressed={boons.has(kind)} onClick={() => toggle(kind)}>
          <BoonIcon kind={kind} />
          <span>{astra.boonNames[kind]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
