import { accountOf } from '@astrarium/bots/coach';
import { type ReactNode, useMemo, useState } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { ProblemNote } from '../page/problem-note.tsx';
import { Balances } from './balances.tsx';
import { CoachChart } from './coach-chart.tsx';
import { CoachProgress } from './coach-progress.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useCoaching } from './use-coaching.ts';
import type { Measure } from './use-shares.ts';
import './coach.css';

/** After the game: what everybody could expect turn by turn, where it turned, and how much of it was luck. */
export function Coach({ opened }: { readonly opened: TableUpdate }): ReactNode {
  const { gameReview: text } = usePageText().words;
  const { coaching, start, stop, problem } = useCoaching(opened);
  const [measure, setMeasure] = useState<Measure>('win');
  const { seats, result } = opened;
  const weighed = coaching?.weighed;
  const done = coaching?.state === 'done';
  const account = useMemo(() => accountOf(weighed ?? [], done ? result : null, seats.length), [weighed, done, result, seats]);
  return (
    <section className="coach" id="coach" aria-labelledby="coach-title">
      <h2 className="section-title" id="coach-title">
        {text.title}
      </h2>
      <p className="result-introduction">{text.introduction}</p>
      {problem !== null && <ProblemNote problem={problem} />}
      <CoachProgress coaching={coaching} onStart={start} onStop={stop} />
      {account.turns.length > 1 && (
        <>
          <CoachChart opened={opened} account={account} ended={done} measure={measure} onMeasure={setMeasure} />
          <TurningPoints opened={opened} account={account} />
          <Balances seats={seats} balances={account.balances} measure={measure} />
        </>
      )}
    </section>
  );
}
