import type { Problem } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { clockWords } from '../../client/online/clock-words.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import '../../play/page/problem-note.css';

/** What the server would not do: in the reader's language, then in its own words, which name the field. */
export function OnlineNote({ problem }: { readonly problem: Problem }): ReactNode {
  const { problems, wait, time } = usePageText().words.online;
  return (
    <div className="problem-note" role="alert">
      <p>
        {problems[problem.code]}
        {problem.wait !== undefined && ` ${wait(clockWords(problem.wait, time))}`}
      </p>
      {problem.code === 'bad-input' && (
        <p className="problem-note-detail" lang="en">
          {problem.detail}
        </p>
      )}
    </div>
  );
}
