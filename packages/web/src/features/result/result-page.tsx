import type { Result } from '@astrarium/core';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { GameName, TableUpdate } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { ProblemNote } from '../../ui/page/problem-note.tsx';
import { useOpened } from '../games/use-opened.ts';
import './result-page.css';

/** What each game's own result is given. */
export interface GameResultProps {
  readonly opened: TableUpdate;
  readonly result: Result;
}

/** Each game tells its end in its own way. */
const RESULTS: Readonly<Record<GameName, ComponentType<GameResultProps>>> = {
  astra: lazy(async () => ({ default: (await import('../../games/astra/result/astra-result.tsx')).AstraResult })),
  'ad-astra': lazy(async () => ({ default: (await import('../../games/ad-astra/result/ad-astra-result.tsx')).AdAstraResult })),
};

/** How a game ended. */
export function ResultPage({ id }: { readonly id: string }): ReactNode {
  const { words } = usePageText();
  const { opened, problem } = useOpened(id);
  if (opened?.result) {
    const GameResult = RESULTS[opened.game];
    return <GameResult opened={opened} result={opened.result} />;
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
