import type { ReactNode } from 'react';
import type { LocalProblem } from '../../client/local/messages.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SiteMark } from '../../ui/ornament/site-mark.tsx';
import './table-problem.css';

/** Why there is no table to show, and where to go instead. */
export function TableProblem({ problem }: { readonly problem: LocalProblem }): ReactNode {
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
        <ButtonLink look="gold" to={{ page: 'games' }}>
          {words.toGames}
        </ButtonLink>
      </p>
    </main>
  );
}
