import { type ReactNode, useId } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';

interface RulesSearchProps {
  readonly search: string;
  readonly found: number;
  readonly onSearch: (search: string) => void;
}

/** Looks for words in the rules, and says how many have them. */
export function RulesSearch({ search, found, onSearch }: RulesSearchProps): ReactNode {
  const { words } = usePageText();
  const { rulesPage } = words;
  const id = useId();
  return (
    <search className="rules-search">
      <label className="field-label" htmlFor={id}>
        {rulesPage.search}
      </label>
      <input
        id={id}
        className="field-input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <p className="rules-found">
        <output>{search.trim() !== '' && (found === 0 ? rulesPage.none : rulesPage.found(found))}</output>
        {search !== '' && (
          <button type="button" className="button button-quiet" onClick={() => onSearch('')}>
            {rulesPage.clear}
          </button>
        )}
      </p>
    </search>
  );
}
