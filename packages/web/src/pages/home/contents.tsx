import type { ReactNode } from 'react';
import { Link } from '../../route/link.tsx';
import type { Route } from '../../route/route.ts';
import { useText } from '../../text/use-text.ts';
import { RecordImport } from '../games/record-import.tsx';
import type { Games } from '../games/use-games.ts';

/** What else the atlas holds, as its list of plates. */
export function Contents({ games: { running, finished } }: { readonly games: Games }): ReactNode {
  const { words } = useText();
  const { contents } = words.home;
  const kept = (running?.length ?? 0) + finished.length;
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
          kept === 0 ? contents.noGames : contents.gamesFacts(running?.length ?? 0, finished.length),
        )}
        {entry('II', { page: 'cards' }, contents.cards, contents.cardsFacts)}
        {entry('III', { page: 'rules', rule: null }, contents.rules, contents.rulesFacts)}
        {entry('IV', { page: 'rules', rule: 'B' }, contents.adAstraRules, contents.rulesFacts)}
        <li>
          <span className="contents-numeral" aria-hidden="true">
            V
          </span>
          <RecordImport>{contents.import}</RecordImport>
          <span className="contents-leader" aria-hidden="true" />
          <span className="contents-facts">{contents.importFacts}</span>
        </li>
      </ol>
    </section>
  );
}
