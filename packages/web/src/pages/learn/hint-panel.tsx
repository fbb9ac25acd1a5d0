import type { ReactNode } from 'react';
import type { GameName, TableUpdate } from '../../host/messages.ts';
import { LEARNER } from '../../learn/lesson.ts';
import { useLessonText } from '../../learn/use-lesson-text.ts';
import { Link } from '../../route/link.tsx';
import { Panel } from './panel.tsx';

interface HintPanelProps {
  readonly game: GameName;
  readonly update: TableUpdate;
  /** How the lesson has only just ended, if it has. */
  readonly ended: 'whole' | 'skipped' | null;
  readonly onAnew: () => void;
}

/** What both games show of the question that is open. */
interface WithFrames {
  readonly frames: readonly { readonly phase: string }[];
}

/** After the lesson the game is the learner's own: the panel stays, and says what each phase offers. */
export function HintPanel({ game, update, ended, onAnew }: HintPanelProps): ReactNode {
  const { around, lesson } = useLessonText(game);
  const phase = (update.view as WithFrames).frames.at(-1)?.phase ?? '';
  const advice = update.waitingFor.includes(LEARNER) ? lesson.advice[phase] : lesson.watch;
  return (
    <Panel
      game={game}
      where={around.hints}
      done={1}
      ways={
        <>
          <button type="button" className="lesson-quiet" onClick={onAnew}>
            {around.anew}
          </button>
          <Link className="lesson-quiet" to={{ page: 'home' }}>
            {around.more}
          </Link>
          <Link className="button" to={{ page: 'table', id: update.table }}>
            {around.without}
          </Link>
        </>
      }
    >
      {ended !== null && <p className="lesson-did">{ended === 'whole' ? lesson.free : around.skipped}</p>}
      <p className="lesson-ask">{update.result === null ? advice : around.over}</p>
    </Panel>
  );
}
