import type { CardId } from '@astrarium/astra';
import { type ReactNode, useMemo, useState } from 'react';
import type { Play, Pointed } from '../../astra/table/play.ts';
import { Sky } from '../../astra/table/sky/sky.tsx';
import { useHost } from '../../host/host-context.ts';
import type { Problem, TableUpdate } from '../../host/messages.ts';
import { goTo } from '../../route/use-route.ts';
import { useText } from '../../text/use-text.ts';
import { exportRecord } from '../games/export-record.ts';
import { problemIn } from '../games/use-games.ts';
import { useOpened } from '../games/use-opened.ts';
import { PageFrame } from '../page-frame.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { Happenings } from './happenings.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayJournals } from './replay-journals.tsx';
import { Transport } from './transport.tsx';
import { type Shown, useReplay } from './use-replay.ts';
import './replay-page.css';

interface ReplayPageProps {
  readonly id: string;
  readonly version: number | null;
}

/** A game gone through again, step by step or by turns, through anybody's eyes. */
export function ReplayPage({ id, version }: ReplayPageProps): ReactNode {
  const { words } = useText();
  const { opened, problem } = useOpened(id);
  if (opened !== null) return <Opened opened={opened} version={version} />;
  return (
    <PageFrame subject={words.site.opening} title={words.replay.title}>
      {problem !== null && <ProblemNote problem={problem} />}
    </PageFrame>
  );
}

function Opened({ opened, version }: { readonly opened: TableUpdate; readonly version: number | null }): ReactNode {
  const { words } = useText();
  const host = useHost();
  const replay = useReplay(opened, version);
  const [failure, setFailure] = useState<Problem | null>(null);
  const fail = (error: unknown): void => setFailure(problemIn(error));
  const problem = failure ?? replay.problem;

  const fork = async (): Promise<void> => {
    const { id } = await host.ask('fork', { table: opened.table, version: replay.version });
    goTo({ page: 'table', id });
  };

  return (
    <div className="replay">
      <ReplayBar
        opened={opened}
        replay={replay}
        onFork={() => void fork().catch(fail)}
        onExport={() => void exportRecord(host, opened.table).catch(fail)}
      />
      <main className="replay-main" aria-label={words.replay.title}>
        {problem !== null && <ProblemNote problem={problem} />}
        {replay.shown !== null && <Scene opened={opened} shown={replay.shown} />}
      </main>
      <Transport replay={replay} last={opened.version} />
    </div>
  );
}

interface SceneProps {
  readonly opened: TableUpdate;
  readonly shown: Shown;
}

function Scene({ opened: { seats }, shown }: SceneProps): ReactNode {
  const { words } = useText();
  const [pointedAt, point] = useState<Pointed | null>(null);
  const play = useMemo<Play>(
    () => ({ view: shown.view, seats, seat: null, legal: NOTHING, decide: ignore, askWhy: ignore, news: shown.events, pointedAt, point }),
    [shown, seats, pointedAt],
  );
  const pointAtCard = (card: CardId | null): void => point(card === null ? null : { card });
  return (
    <>
      <div className="replay-sky">
        <h2 className="visually-hidden">{words.replay.sky}</h2>
        <Sky key={shown.run} play={play} />
      </div>
      <div className="replay-side">
        <Happenings shown={shown} seats={seats} onPoint={pointAtCard} />
        <ReplayJournals view={shown.view} seats={seats} />
      </div>
    </>
  );
}

/** In a replay there is nothing to decide. */
const NOTHING: ReadonlySet<string> = new Set();

function ignore(): void {}
