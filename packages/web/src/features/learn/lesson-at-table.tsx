import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../client/local/host-context.ts';
import type { TableUpdate } from '../../client/local/messages.ts';
import type { TableSession } from '../../client/local/use-table.ts';
import { LEARNER, type Lesson, placeIn, scriptOf } from '../../play/guidance/lesson.ts';
import { useGuidance } from '../../play/guidance/use-guidance.ts';
import { useHints } from '../../play/guidance/use-hints.ts';
import { focusTarget, useTarget } from '../../play/guidance/use-target.ts';
import { GameTable } from '../table/game-table.tsx';
import { HintPanel } from './hint-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import './lesson-at-table.css';

interface LessonAtTableProps {
  readonly lesson: Lesson;
  readonly followed: TableSession;
  readonly update: TableUpdate;
  /** The step that was come to before. */
  readonly remembered: number;
  readonly onStep: (step: number) => void;
  readonly onAnew: () => void;
}

/** The real table, and beside it the panel that says what to do now; once the lesson is over, what an Adept would do. */
export function LessonAtTable({ lesson, followed, update, remembered, onStep, onAnew }: LessonAtTableProps): ReactNode {
  const host = useHost();
  const table = useRef<HTMLDivElement>(null);
  const count = lesson.steps.length;
  const length = useMemo(() => scriptOf(lesson).length, [lesson]);
  const place = useMemo(() => {
    // Somebody who went on elsewhere, without the panel, has left the lesson behind.
    const left = !update.scripted && update.version !== length;
    const now = left || remembered >= count ? null : placeIn(lesson, remembered, update.version);
    return now === null || now.step >= count ? null : now;
  }, [lesson, remembered, update, length, count]);
  const step = place?.step ?? count;
  useEffect(() => {
    if (step !== remembered) onStep(step);
  }, [step, remembered, onStep]);

  // Then the game is the learner's own, with an Adept's hints.
  const hints = useHints(update, place === null ? LEARNER : null);
  const guidance = useGuidance(followed, update, place, LEARNER);
  useTarget(table, place === null ? (hints.shown ? hints.hint : null) : place.next);

  // What is said at the end of the lesson stays until the learner has decided something alone.
  const [guidedAt, setGuidedAt] = useState<number | null>(null);
  if (place !== null && guidedAt !== update.version) setGuidedAt(update.version);
  const whole = guidedAt !== null && guidedAt >= length - 1;
  const alone = followed.log.some(({ seat, version }) => seat === LEARNER && version > (whole ? length : (guidedAt ?? 0)));
  const ended = guidedAt === null || alone ? null : whole ? 'whole' : 'skipped';

  const anew = async (): Promise<void> => {
    // A lesson given up leaves no table behind; a game played on does.
    if (place !== null) await host.ask('remove', { table: update.table });
    onAnew();
  };
  return (
    <div className={place === null ? 'learn' : 'learn learn-guided'}>
      <div ref={table} className="learn-table">
        <GameTable followed={guidance.followed} update={guidance.update} />
      </div>
      {place === null ? (
        <HintPanel game={lesson.game} update={update} seat={LEARNER} hints={hints} ended={ended} onAnew={() => void anew()} />
      ) : (
        <StepPanel
          lesson={lesson}
          place={place}
          strayed={guidance.strayed}
          onGoOn={() => onStep(place.step + 1)}
          onShow={() => focusTarget(table)}
          onSkip={() => onStep(count)}
          onAnew={() => void anew()}
        />
      )}
    </div>
  );
}
