import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { GameName, Problem, SeatPlan, TableUpdate } from '../../client/local/messages.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../ui/page/page-frame.tsx';
import { ProblemNote } from '../../ui/page/problem-note.tsx';
import { exportRecord } from '../games/export-record.ts';
import { problemIn } from '../games/use-games.ts';
import { useOpened } from '../games/use-opened.ts';
import { ReplayBar } from './replay-bar.tsx';
import { Transport } from './transport.tsx';
import { type Shown, useReplay } from './use-replay.ts';
import './replay-page.css';

/** What each game shows of a moment. */
export interface SceneProps {
  readonly seats: readonly SeatPlan[];
  readonly shown: Shown;
  /** How the game was seen in the end; null while it goes on. */
  readonly end: unknown;
}

const SCENES: Readonly<Record<GameName, ComponentType<SceneProps>>> = {
  astra: lazy(async () => ({ default: (await import('../../games/astra/replay/astra-scene.tsx')).AstraScene })),
  'ad-astra': lazy(async () => ({ default: (await import('../../games/ad-astra/replay/ad-astra-scene.tsx')).AdAstraScene })),
};

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
  const Scene = SCENES[opened.game];

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
          {replay.shown !== null && <Scene seats={opened.seats} shown={replay.shown} end={opened.result === null ? null : opened.view} />}
        </Suspense>
      </main>
      {opened.result !== null && (
        <Suspense>
          <CoachNote opened={opened} version={replay.version} />
        </Suspense>
      )}
      <Transport replay={replay} last={opened.version} words={opened.game === 'astra' ? words.replay : words.replay.byRound} />
    </div>
  );
}
