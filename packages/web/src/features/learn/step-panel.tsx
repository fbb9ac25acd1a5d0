import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import { useGameText } from '../../i18n/use-page-text.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Lesson, LessonPlace } from '../../play/guidance/lesson.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from './panel.tsx';
import { useLessonText } from './use-lesson-text.ts';

interface StepPanelProps {
  readonly lesson: Lesson;
  readonly place: LessonPlace;
  /** How often something else was touched. */
  readonly strayed: number;
  readonly onGoOn: () => void;
  readonly onShow: () => void;
  readonly onSkip: () => void;
  readonly onAnew: () => void;
}

/** One step: what came of the one before, and what to do now. While the others decide, what came of this one. */
export function StepPanel({ lesson, place, strayed, onGoOn, onShow, onSkip, onAnew }: StepPanelProps): ReactNode {
  const { name } = useGameText(lesson.game).words;
  const { around, lesson: words } = useLessonText(lesson.game);
  const { steps } = lesson;
  const { step, next, reading } = place;
  const waits = next === null && !reading;
  const { id, rule } = at(steps, step);
  const said = words?.steps[id];
  const told = steps[waits ? step : step - 1];
  const did = told === undefined ? undefined : words?.steps[told.id]?.did;
  // The hint takes the place of what lies behind.
  const hint = strayed === 0 || waits ? null : reading ? around.readOn : (said?.hint ?? null);
  return (
    <Panel
      title={around.title(name)}
      where={around.step(step + 1, steps.length)}
      done={(step + (waits ? 1 : 0)) / steps.length}
      ways={
        <>
          <Button look="word" onClick={onAnew}>
            {around.anew}
          </Button>
          <Button look="word" onClick={onSkip}>
            {around.skip}
          </Button>
          {reading ? (
            <Button look="gold" onClick={onGoOn}>
              {around.goOn}
            </Button>
          ) : (
            next !== null && <Button onClick={onShow}>{around.show}</Button>
          )}
        </>
      }
    >
      {did !== undefined && told !== undefined && hint === null && (
        <p className="lesson-did">
          {did} <RuleLink rule={told.rule} />
        </p>
      )}
      {waits ? (
        <p className="lesson-others">{around.others}</p>
      ) : (
        <p className="lesson-ask">
          {said?.ask} {reading && <RuleLink rule={rule} />}
        </p>
      )}
      {hint !== null && (
        <p key={strayed} className="lesson-hint">
          {hint}
        </p>
      )}
    </Panel>
  );
}

function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const words = useText().words.table.why;
  return (
    <Link className="text-link lesson-rule" to={{ page: 'rules', rule }}>
      {words.rule(rule)}
    </Link>
  );
}
