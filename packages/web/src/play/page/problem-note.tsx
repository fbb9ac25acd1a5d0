import type { ReactNode } from 'react';
import type { LocalProblem } from '../../client/local/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import './problem-note.css';

/** What went wrong: in the reader's language, then the exact words of whoever refused, which name line and field. */
export function ProblemNote({ problem }: { readonly problem: LocalProblem }): ReactNode {
  const { words } = useText();
  return (
    <div className="problem-note" role="alert">
      <p>{words.site.problems[problem.code]}</p>
      <p className="problem-note-detail" lang="en">
        {problem.detail}
      </p>
    </div>
  );
}
