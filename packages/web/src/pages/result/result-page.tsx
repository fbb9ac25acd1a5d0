import type { Result } from '@astrarium/core';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { GameName, TableUpdate } from '../../host/messages.ts';
import { Link } from '../../route/link.tsx';
import { useText } from '../../text/use-text.ts';
import { useOpened } from '../games/use-opened.ts';
import { PageFrame } from '../page-frame.tsx';
import { ProblemNote } from '../problem-note.tsx';
import './result-page.css';

/** What each game's own result is given. */
export interface GameResultProps {
  readonly opened: TableUpdate;
  readonly result: Result;
}

/** Each game tells its end in its own way. */
const RESULTS: Readonly<Record<GameName, ComponentType<GameResultProps>>> = {
  astra: lazy(async () => ({ default: (await import('./astra-result.tsx')).AstraResult })),
  'ad-astra': lazy(async () => ({ default: (await import('./ad-astra-result.tsx')).AdAstraResult })),
};

/** How a game ended. */
export function ResultPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
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
