import type { AstraEvent, AstraView } from '@astrarium/astra';
import type { Result } from '@astrarium/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { AUPTOLEMY_PLAYER, type Problem, type SeatPlan, type TableUpdate } from '../../host/messages.ts';
import { Link } from '../../route/link.tsx';
import { goTo } from '../../route/use-route.ts';
import { outcomeOf } from '../../solo/outcome.ts';
import { RecordPlate } from '../../solo/record-plate.tsx';
import { SoloScores } from '../../solo/solo-scores.tsx';
import { useText } from '../../text/use-text.ts';
import { exportRecord } from '../games/export-record.ts';
import { problemIn } from '../games/use-games.ts';
import { useOpened } from '../games/use-opened.ts';
import { PageFrame } from '../page-frame.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { AutomaElements } from './automa-elements.tsx';
import { cardLedger } from './card-account.ts';
import { CardLedger } from './card-ledger.tsx';
import { ElementsGrid } from './elements-grid.tsx';
import { FameChart } from './fame-chart.tsx';
import { fameCurve, startingFame } from './fame-curve.ts';
import { ScoreTable } from './score-table.tsx';
import './result-page.css';

/** How a game ended: every line of the scoring, how Fame grew, what each card brought. */
export function ResultPage({ id }: { readonly id: string }): ReactNode {
  const { words } = useText();
  const { opened, problem } = useOpened(id);
  if (opened?.result) return <Outcome opened={opened} result={opened.result} />;
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

function Outcome({ opened, result }: { readonly opened: TableUpdate; readonly result: Result }): ReactNode {
  const { words, language } = useText();
  const { result: text } = words;
  const { seats, table } = opened;
  const view = opened.view as AstraView;
  const events = useMemo(() => opened.events.map(({ event }) => event as AstraEvent), [opened]);
  const curve = useMemo(() => {
    const last = view.journals.map(({ fame }) => fame);
    return fameCurve(events, startingFame(events, last));
  }, [events, view]);
  const accounts = useMemo(() => cardLedger(events, view), [events, view]);
  const names = new Intl.ListFormat(language).format(result.winners.map((seat) => seats[seat]?.name ?? ''));
  const best = Math.max(...result.seats.map((seat) => seat.total));
  const { automa } = view;
  const ended = result.why in text.ends && text.ends[result.why as keyof typeof text.ends];
  const title = result.winners.length === 1 ? text.won(names) : text.shared(names);
  return (
    <PageFrame
      subject={automa === null ? text.subject : words.solo.alone}
      title={automa === null ? title : outcomeOf(result, words).title}
      introduction={
        automa === null ? (
          <p>
            {text.fame(best)}. {ended} {text.rounds(view.round)}
          </p>
        ) : (
          <SoloIntroduction result={result} ended={ended} rounds={text.rounds(view.round)} />
        )
      }
    >
      <Actions table={table} seats={seats} />
      <h2 className="section-title">{text.scoring}</h2>
      {automa === null ? (
        <ScoreTable seats={seats} result={result} />
      ) : (
        <>
          <div className="plate">
            <SoloScores seats={seats} result={result} />
          </div>
          <div className="result-record">
            <RecordPlate setting={automa.modifiers} />
          </div>
        </>
      )}
      <h2 className="section-title">{text.chart}</h2>
      <FameChart seats={seats} curve={curve} totals={result.seats.map((seat) => seat.total)} />
      <h2 className="section-title">{text.grids}</h2>
      <p className="result-introduction">{text.gridIntroduction}</p>
      <ul className="result-grids">
        {seats.map((seat, number) => (
          <li key={seat.ink}>
            {seat.player === AUPTOLEMY_PLAYER ? (
              <AutomaElements seat={seat} view={view} />
            ) : (
              <ElementsGrid seat={seat} view={view} number={number} />
            )}
          </li>
        ))}
      </ul>
      <h2 className="section-title">{text.cards}</h2>
      <p className="result-introduction">{text.cardsIntroduction}</p>
      <CardLedger accounts={accounts} seats={seats} />
    </PageFrame>
  );
}

interface SoloIntroductionProps {
  readonly result: Result;
  readonly ended: string | false;
  readonly rounds: string;
}

function SoloIntroduction({ result, ended, rounds }: SoloIntroductionProps): ReactNode {
  const { words } = useText();
  const { margin, why } = outcomeOf(result, words);
  const [yours = 0, its = 0] = result.seats.map(({ total }) => total);
  return (
    <>
      <p>
        {margin}. {words.solo.result.fame(yours, its)}
        {why !== null && (
          <>
            {' '}
            {why.words}{' '}
            <Link className="text-link" to={{ page: 'rules', rule: why.rule }} aria-label={words.result.rule(why.rule)}>
              {why.rule}
            </Link>
          </>
        )}
      </p>
      <p>
        {ended} {rounds}
      </p>
    </>
  );
}

function Actions({ table, seats }: { readonly table: string; readonly seats: readonly SeatPlan[] }): ReactNode {
  const { words } = useText();
  const { result: text } = words;
  const host = useHost();
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = (error: unknown): void => setProblem(problemIn(error));
  const again = async (): Promise<void> => {
    const { record } = await host.ask('exportRecord', { table });
    const { id } = await host.ask('create', { table: { game: 'astra', options: record.options, seats } });
    goTo({ page: 'table', id });
  };
  return (
    <div className="result-actions">
      <Link className="button button-gold" to={{ page: 'replay', id: table, version: null }}>
        {text.replay}
      </Link>
      <button type="button" className="button" title={text.againHint} onClick={() => void again().catch(fail)}>
        {text.again}
      </button>
      <button type="button" className="button" onClick={() => void exportRecord(host, table).catch(fail)}>
        {text.export}
      </button>
      <Link className="button" to={{ page: 'home' }}>
        {text.home}
      </Link>
      {problem !== null && <ProblemNote problem={problem} />}
    </div>
  );
}
