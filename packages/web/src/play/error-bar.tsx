import { memo, type ReactNode, useState } from 'react';
import type { LocalProblem } from '../client/local/messages.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/icon-button.tsx';
import './error-bar.css';

/** Trouble while playing: the table stays, and a line above the actions says what happened. */
export const ErrorBar = memo(function ErrorBar({ problem }: { readonly problem: LocalProblem | null }): ReactNode {
  const words = useText().words.table;
  const [read, setRead] = useState<LocalProblem | null>(null);
  return (
    <div className="error-bar" role="alert">
      {problem !== null && problem !== read && (
        <p>
          {words.problems[problem.code]}{' '}
          {problem.code !== 'changed-elsewhere' && (
            <Button look="quiet" onClick={() => location.reload()}>
              {words.problems.reload}
            </Button>
          )}
          <CloseButton label={words.why.dismiss} onClick={() => setRead(problem)} />
        </p>
      )}
    </div>
  );
});
