import { type ReactNode, useDeferredValue, useState } from 'react';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { Link } from '../../client/route/link.tsx';
import { LANGUAGES } from '../../i18n/language.ts';
import { type Explanations, useExplained } from '../../i18n/use-explained.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { Field } from '../../ui/field.tsx';
import { wordsOf } from '../rules/search-rules.ts';
import { WayBack } from '../rules/way-back.tsx';
import { ENTRIES, type Entry, findEntries, SECTIONS, type Section } from './entries.ts';
import './glossary-page.css';

/** All terms of both games, English and French side by side. */
export function GlossaryPage(): ReactNode {
  const { words, language } = usePageText();
  const text = words.glossary;
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(wordsOf(search).join(' '));
  const found = SECTIONS.map((section) => ({ section, entries: findEntries(ENTRIES[section], wordsOf(sought), language) }));
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
      {found.map(({ section, entries }) => entries.length > 0 && <Terms key={section} section={section} entries={entries} />)}
    </PageFrame>
  );
}

function Terms({ section, entries }: { readonly section: Section; readonly entries: readonly Entry[] }): ReactNode {
  const { words } = usePageText();
  const text = words.glossary;
  const explanations = useExplained();
  return (
    <section className="glossary-section">
      <h2>{section === 'constellations' ? text.constellations : words.site.gameNames[section]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.english}</th>
            <th scope="col">{text.french}</th>
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

function Row({ entry, explanation }: { readonly entry: Entry; readonly explanation: string | undefined }): ReactNode {
  const { language } = usePageText();
  return (
    <>
      <tr className={explanation === undefined ? undefined : 'glossary-headed'}>
        {LANGUAGES.map((one) => (
          <td key={one} lang={one} className={one === language ? 'glossary-own' : undefined}>
            {entry[one]}
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

function explanationOf({ term }: Entry, explanations: Explanations): string | undefined {
  const known: Readonly<Record<string, string>> = explanations;
  return term === null ? undefined : known[term];
}
