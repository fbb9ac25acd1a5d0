import type { AstraEvent, AstraView } from '@astrarium/astra';
import { SCORE_LINES } from '@astrarium/astra/text';
import type { Result } from '@astrarium/core';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { AUPTOLEMY_PLAYER } from '../../../client/local/messages.ts';
import { Link } from '../../../client/route/link.tsx';
import { PageFrame } from '../../../play/page/page-frame.tsx';
import { ProblemNote } from '../../../play/page/problem-note.tsx';
import { FameChart } from '../../../play/result/fame-chart.tsx';
import type { GameResultProps } from '../../../play/result/game-result.ts';
import { ScoreTable } from '../../../play/result/score-table.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { outcomeOf } from '../solo/outcome.ts';
import { RecordPlate } from '../solo/record-plate.tsx';
import { SoloScores } from '../solo/solo-scores.tsx';
import { useAstraPageText } from '../use-astra-page-text.ts';
import { useAstraText } from '../use-astra-text.ts';
import { AutomaElements } from './automa-elements.tsx';
import { cardLedger } from './card-account.ts';
import { CardLedger } from './card-ledger.tsx';
import { ElementsGrid } from './elements-grid.tsx';
import { useStandings } from './use-standings.ts';
import { WinnersSky } from './winners-sky.tsx';

const Coach = lazy(async () => ({ default: (await import('../../../play/coach/coach.tsx')).Coach }));

/** How a game of Astra ended: every line of the scoring, how everybody stood, what each card brought. */
export function AstraResult({ opened, result, actions }: GameResultProps): ReactNode {
  const { words } = useAstraPageText();
  const { language, astra } = useAstraText();
  const { result: text } = words;
  const { seats } = opened;
  const view = opened.view as AstraView;
  const events = useMemo(() => opened.events.map(({ event }) => event as AstraEvent), [opened]);
  const { standings, problem } = useStandings(opened.table);
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
      {actions}
      <h2 className="section-title">{text.scoring}</h2>
      {automa === null ? (
        <ScoreTable
          seats={seats}
          result={result}
          words={text}
          lines={SCORE_LINES.filter((line) => result.seats.some(({ lines }) => lines.some(({ name }) => name === line))).map((line) => ({
            name: line,
            words: astra.scoreLines[line],
            rule: line === 'elements' ? 'A9.4' : 'A9.3',
          }))}
        />
      ) : (
        <>
          <Plate>
            <SoloScores seats={seats} result={result} />
          </Plate>
          <div className="result-record">
            <RecordPlate setting={automa.modifiers} />
          </div>
        </>
      )}
      <h2 className="section-title">{text.chart}</h2>
      <p className="result-introduction">{text.chartIntroduction}</p>
      {problem !== null && <ProblemNote problem={problem} />}
      {standings !== null && <FameChart seats={seats} curve={standings} words={text} />}
      <Suspense>
        <Coach opened={opened} />
      </Suspense>
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
      <WinnersSky view={view} winners={result.winners} names={names} />
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
  const { words } = useAstraPageText();
  const { margin, why } = outcomeOf(result, words);
  const [yours = 0, its = 0] = result.seats.map(({ total }) => total);
  return (
    <>
      <p>
        {margin}. {words.soloPages.result.fame(yours, its)}
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
