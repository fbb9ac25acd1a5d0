import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import type { Route } from '../../client/route/route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { RecordImport } from '../my-games/record-import.tsx';

interface ContentsProps {
  /** How many games are under way, and how many are over. */
  readonly running: number;
  readonly finished: number;
}

/** What else the atlas holds, as its list of plates. */
export function Contents({ running, finished }: ContentsProps): ReactNode {
  const { words } = usePageText();
  const { contents } = words.home;
  const entry = (numeral: string, to: Route, title: string, facts: string): ReactNode => (
    <li>
      <span className="contents-numeral" aria-hidden="true">
        {numeral}
      </span>
      <Link className="contents-title" to={to}>
        {title}
      </Link>
      <span className="contents-leader" aria-hidden="true" />
      <span className="contents-facts">{facts}</span>
    </li>
  );
  return (
    <section className="contents" aria-labelledby="atlas-contents">
      <h2 id="atlas-contents" className="section-title">
        {contents.title}
      </h2>
      <ol>
        {entry(
          'I',
          { page: 'games' },
          contents.games,
          running + finished === 0 ? contents.noGames : contents.gamesFacts(running, finished),
        )}
        {entry('II', { page: 'cards' }, contents.cards, contents.cardsFacts)}
        {entry('III', { page: 'atlas', card: null }, words.atlas.contents, words.atlas.contentsFacts)}
        {entry('IV', { page: 'rules', rule: null }, contents.rules, contents.rulesFacts)}
        {entry('V', { page: 'rules', rule: 'B' }, contents.adAstraRules, contents.rulesFacts)}
        <li>
          <span className="contents-numeral" aria-hidden="true">
            VI
          </span>
          <RecordImport>{contents.import}</RecordImport>
          <span className="contents-leader" aria-hidden="true" />
          <span className="contents-facts">{contents.importFacts}</span>
        </li>
      </ol>
    </section>
  );
}
