import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { GameName, LocalProblem } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { useTable } from '../../client/local/use-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import type { Lesson } from '../../play/guidance/lesson.ts';
import { type LessonProgress, recallProgress, rememberProgress } from '../../play/guidance/progress.ts';
import { TableProblem } from '../table/table-problem.tsx';
import { UnknownPage } from '../unknown/unknown-page.tsx';
import { LessonAtTable } from './lesson-at-table.tsx';
import { lessonTable } from './lesson-table.ts';
import { useLesson } from './use-lesson.ts';
import { useLessonText } from './use-lesson-text.ts';
import '../table/table-page.css';

/** The lesson of a game, from where one left it. */
export function LearnPage({ game }: { readonly game: GameName }): ReactNode {
  const lesson = useLesson(game);
  return lesson === null ? <UnknownPage path={location.pathname} /> : <LessonPage lesson={lesson} />;
}

function LessonPage({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const { game } = lesson;
  const { words } = usePageText();
  const { around } = useLessonText(game);
  const host = useHost();
  const [progress, setProgress] = useState(() => recallProgress(game));
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const beginning = useRef(false);

  const keep = useCallback(
    (now: LessonProgress) => {
      rememberProgress(game, now);
      setProgress(now);
    },
    [game],
  );
  const begin = useCallback(() => {
    if (beginning.current) return;
    beginning.current = true;
    lessonTable(lesson, words.setup.names)
      .then((table) => host.ask('create', { table }))
      .then(
        ({ id }) => keep({ table: id, step: 0 }),
        (error: unknown) => setProblem(problemIn(error)),
      )
      .finally(() => {
        beginning.current = false;
      });
  }, [host, lesson, words, keep]);
  useEffect(() => {
    if (progress === null) begin();
  }, [progress, begin]);

  if (problem !== null) return <TableProblem problem={problem} />;
  if (progress === null) return <p className="table-opening">{around.opening}</p>;
  return (
    <Lecture
      key={progress.table}
      lesson={lesson}
      progress={progress}
      onStep={(step) => keep({ table: progress.table, step })}
      onAnew={begin}
    />
  );
}

interface LectureProps {
  readonly lesson: Lesson;
  readonly progress: LessonProgress;
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
