import { type ReactNode, useState } from 'react';
import type { Problem } from '../../host/messages.ts';
import { SiteMark } from '../../ornament/site-mark.tsx';
import { Link } from '../../route/link.tsx';
import { TableIcon } from '../../table/table-icon.tsx';
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

/** Trouble while playing: the table stays, and a line above the actions says what happened. */
export function Trouble({ problem }: { readonly problem: Problem | null }): ReactNode {
  const words = useText().words.table;
  const [read, setRead] = useState<Problem | null>(null);
  return (
    <div className="table-trouble" role="alert">
      {problem !== null && problem !== read && (
        <p>
          {words.problems[problem.code]}{' '}
          {problem.code !== 'changed-elsewhere' && (
            <button type="button" className="button button-quiet" onClick={() => location.reload()}>
              {words.problems.reload}
            </button>
          )}
          <button type="button" className="icon-button" aria-label={words.why.dismiss} onClick={() => setRead(problem)}>
            <TableIcon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
