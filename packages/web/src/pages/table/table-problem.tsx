import type { ReactNode } from 'react';
import type { Problem } from '../../host/messages.ts';
import { SiteMark } from '../../ornament/site-mark.tsx';
import { Link } from '../../route/link.tsx';
import { useText } from '../../text/use-text.ts';
import '../controls.css';
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
