import { lazy, type ReactNode, Suspense, useState } from 'react';
import { exportRecord } from '../../client/local/export-record.ts';
import { useHost } from '../../client/local/host-context.ts';
import type { Problem, TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { goTo } from '../../client/route/use-route.ts';
import { GAME_UIS } from '../../games/registry.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { useOpened } from '../my-games/use-opened.ts';
import { PlainScene } from './plain-scene.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { useReplay } from './use-replay.ts';
import './replay-page.css';

const CoachNote = lazy(async () => ({ default: (await import('../../play/coach/coach-note.tsx')).CoachNote }));

interface ReplayPageProps {
  readonly id: string;
  readonly version: number | null;
}

/** A game gone through again, step by step or by turns, through anybody's eyes. */
export function ReplayPage({ id, version }: ReplayPageProps): ReactNode {
  const { words } = usePageText();
  const { opened, problem } = useOpened(id);
  if (opened !== null) return <Opened opened={opened} version={version} />;
  return (
    <PageFrame subject={words.site.opening} title={words.replay.title}>
      {problem !== null && <ProblemNote problem={problem} />}
    </PageFrame>
  );
}

function Opened({ opened, version }: { readonly opened: TableUpdate; readonly version: number | null }): ReactNode {
  const { words } = usePageText();
  const host = useHost();
  const replay = useReplay(opened, version);
  const [failure, setFailure] = useState<Problem | null>(null);
  const fail = (error: unknown): void => setFailure(problemIn(error));
  const problem = failure ?? replay.problem;
  const { Scene = null, byRounds = false } = GAME_UIS[opened.game].replay ?? {};

  const fork = async (sameCards: boolean): Promise<void> => {
    const { id } = await host.ask('fork', { table: opened.table, version: replay.version, sameCards });
    goTo({ page: 'table', id });
  };

  return (
    <div className="replay">
      <ReplayBar
        opened={opened}
        replay={replay}
        onFork={(sameCards) => void fork(sameCards).catch(fail)}
        onExport={() => void exportRecord(host, opened.table).catch(fail)}
      />
      <main className="replay-main" aria-label={words.replay.title}>
        {problem !== null && <ProblemNote problem={problem} />}
        <Suspense>
          {replay.shown !== null && Scene !== null && (
            <Scene seats={opened.seats} shown={replay.shown} end={opened.result === null ? null : opened.view} />
          )}
          {replay.shown !== null && Scene === null && <PlainScene game={opened.game} seats={opened.seats} shown={replay.shown} />}
        </Suspense>
      </main>
      {opened.result !== null && (
        <Suspense>
          <CoachNote opened={opened} version={replay.version} />
        </Suspense>
      )}
      <PlaybackControls replay={replay} last={opened.version} words={byRounds ? words.replay.byRound : words.replay} />
    </div>
  );
}
