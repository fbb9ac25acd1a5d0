import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { GameName, Problem } from '../../client/local/messages.ts';
import { useTable } from '../../client/local/use-table.ts';
import { adAstraLesson } from '../../games/ad-astra/lesson/ad-astra-lesson.ts';
import { astraLesson } from '../../games/astra/lesson/astra-lesson.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Lesson } from '../../play/guidance/lesson.ts';
import { lessonTable } from '../../play/guidance/lesson-table.ts';
import { type Progress, recallProgress, rememberProgress } from '../../play/guidance/progress.ts';
import { useLessonText } from '../../play/guidance/use-lesson-text.ts';
import { problemIn } from '../games/use-games.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { LessonAtTable } from './lesson-at-table.tsx';
import '../table/table-page.css';

const LESSONS: Readonly<Record<GameName, Lesson>> = { astra: astraLesson, 'ad-astra': adAstraLesson };

/** The lesson of a game, from where one left it. */
export function LearnPage({ game }: { readonly game: GameName }): ReactNode {
  const { words } = usePageText();
  const { around } = useLessonText(game);
  const host = useHost();
  const [progress, setProgress] = useState(() => recallProgress(game));
  const [problem, setProblem] = useState<Problem | null>(null);
  const beginning = useRef(false);

  const keep = useCallback(
    (now: Progress) => {
      rememberProgress(game, now);
      setProgress(now);
    },
    [game],
  );
  const begin = useCallback(() => {
    if (beginning.current) return;
    beginning.current = true;
    host
      .ask('create', { table: lessonTable(LESSONS[game], words.setup.names) })
      .then(
        ({ id }) => keep({ table: id, step: 0 }),
        (error: unknown) => setProblem(problemIn(error)),
      )
      .finally(() => {
        beginning.current = false;
      });
  }, [host, game, words, keep]);
  useEffect(() => {
    if (progress === null) begin();
  }, [progress, begin]);

  if (problem !== null) return <TableProblem problem={problem} />;
  if (progress === null) return <p className="table-opening">{around.opening}</p>;
  return (
    <Lecture
      key={progress.table}
      lesson={LESSONS[game]}
      progress={progress}
      onStep={(step) => keep({ table: progress.table, step })}
      onAnew={begin}
    />
  );
}

interface LectureProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly onStep: (step: number) => void;
  readonly onAnew: () => void;
}

function Lecture({ lesson, progress, onStep, onAnew }: LectureProps): ReactNode {
  const { around } = useLessonText(lesson.game);
  const followed = useTable(progress.table);
  const { update, problem } = followed;
  // The table may have been removed from "my games" since.
  const gone = update === null && problem?.code === 'no-such-table';
  useEffect(() => {
    if (gone) onAnew();
  }, [gone, onAnew]);
  if (update !== null) {
    return <LessonAtTable lesson={lesson} followed={followed} update={update} remembered={progress.step} onStep={onStep} onAnew={onAnew} />;
  }
  return problem === null || gone ? <p className="table-opening">{around.opening}</p> : <TableProblem problem={problem} />;
}
