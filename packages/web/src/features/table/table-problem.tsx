import type { ReactNode } from 'react';
import type { Problem } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SiteMark } from '../../ui/ornament/site-mark.tsx';
import '../../ui/controls.css';
import './table-problem.css';

/** Why there is no table to show, and where to go instead. */
export function TableProblem({ problem }: { readonly problem: Problem }): ReactNode {
  const words = useText().words.table.problems;
  return (
    <main className="table-problem">
      <SiteMark />
      <h1>{words.title}</h1>
      <p>{words[problem.code]}</p>
      <p className="table-problem-detail" lang="en">
        {problem.detail}
      </p>
      <p>
        <Link className="button button-gold" to={{ page: 'games' }}>
          {words.toGames}
        </Link>
      </p>
    </main>
  );
}
