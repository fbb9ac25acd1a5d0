import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { useOpened } from '../my-games/use-opened.ts';
import { PlainResult } from './plain-result.tsx';
import { ResultActions } from './result-actions.tsx';
import './result-page.css';

/** How a game ended. */
export function ResultPage({ id }: { readonly id: string }): ReactNode {
  const { words } = usePageText();
  const { opened, problem } = useOpened(id);
  if (opened?.result) {
    const Result = GAME_UIS[opened.game].Result ?? PlainResult;
    return <Result opened={opened} result={opened.result} actions={<ResultActions opened={opened} />} />;
  }
  return (
    <PageFrame subject={words.site.opening} title={words.site.titles.result.split(' – ')[0] ?? ''}>
      {problem !== null && <ProblemNote problem={problem} />}
      {opened !== null && (
        <p>
          {words.result.notOver}{' '}
          <Link className="text-link" to={{ page: 'table', id }}>
            {words.result.goOn}
          </Link>
        </p>
      )}
    </PageFrame>
  );
}
