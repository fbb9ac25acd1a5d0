import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface RulesSearchProps {
  readonly search: string;
  readonly found: number;
  readonly onSearch: (search: string) => void;
}

/** Looks for words in the rules, and says how many have them. */
export function RulesSearch({ search, found, onSearch }: RulesSearchProps): ReactNode {
  const { words } = usePageText();
  const { rulesPage } = words;
  return (
    <search className="rules-search">
      <Field label={rulesPage.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      <p className="rules-found">
        <output>{search.trim() !== '' && (found === 0 ? rulesPage.none : rulesPage.found(found))}</output>
        {search !== '' && (
          <Button look="quiet" onClick={() => onSearch('')}>
            {rulesPage.clear}
          </Button>
        )}
      </p>
    </search>
  );
}
