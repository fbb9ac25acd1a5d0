import { type ReactNode, use, useDeferredValue, useState } from 'react';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import { useCatalogue } from '../../i18n/catalogue.ts';
import { type Explanations, loadExplanations } from '../../i18n/catalogues.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts';
import { useGameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { Field } from '../../ui/field.tsx';
import { wordsOf } from '../rules/search-rules.ts';
import { WayBack } from '../rules/way-back.tsx';
import { findEntries, type GlossaryEntry, type GlossaryPart, loadGlossary } from './entries.ts';
import './glossary-page.css';

/** All terms of the games, every language side by side. */
export function GlossaryPage(): ReactNode {
  const { words, language } = usePageText();
  const text = words.glossary;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(wordsOf(search).join(' '));
  const found = use(loadGlossary()).map((part) => ({ part, entries: findEntries(part.entries, wordsOf(sought), language) }));
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <PageFrame subject={text.subject} title={text.title} introduction={<p>{text.introduction}</p>}>
      <div className="glossary-ways">
        <WayBack />
        <ButtonLink look="quiet" to={{ page: 'rules', rule: null }}>
          {text.toRules}
        </ButtonLink>
      </div>
      <search className="glossary-search">
        <Field label={text.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
        <output>{count === 0 ? text.none : text.found(count)}</output>
      </search>
      {found.map(
        ({ part, entries }) => entries.length > 0 && <Terms key={`${part.game} ${part.titles === null}`} part={part} entries={entries} />,
      )}
    </PageFrame>
  );
}

interface TermsProps {
  readonly part: GlossaryPart;
  readonly entries: readonly GlossaryEntry[];
}

function Terms({ part, entries }: TermsProps): ReactNode {
  const { words, language } = usePageText();
  const { name } = useGameText(part.game).words;
  const text = words.glossary;
  const explanations = useCatalogue(loadExplanations);
  return (
    <section className="glossary-section">
      <h2>{part.titles?.[language] ?? name}</h2>
      <table>
        <thead>
          <tr>
            {LANGUAGES.map((one) => (
              <th key={one} scope="col" lang={one}>
                {LANGUAGE_NAMES[one]}
              </th>
            ))}
            <th scope="col">{text.rule}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} explanation={explanationOf(entry, explanations)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ entry, explanation }: { readonly entry: GlossaryEntry; readonly explanation: string | undefined }): ReactNode {
  const { language } = usePageText();
  return (
    <>
      <tr className={explanation === undefined ? undefined : 'glossary-headed'}>
        {LANGUAGES.map((one) => (
          <td key={one} lang={one} className={one === language ? 'glossary-own' : undefined}>
            {entry.names[one]}
          </td>
        ))}
        <td>
          <Link className="text-link" to={{ page: 'rules', rule: entry.rule }}>
            {entry.rule}
          </Link>
        </td>
      </tr>
      {explanation !== undefined && (
        <tr className="glossary-explained">
          <td colSpan={LANGUAGES.length + 1}>{explanation}</td>
        </tr>
      )}
    </>
  );
}

function explanationOf({ term }: GlossaryEntry, explanations: Explanations): string | undefined {
  const known: Readonly<Record<string, string>> = explanations;
  return term === null ? undefined : known[term];
}
