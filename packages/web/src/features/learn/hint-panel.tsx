import type { Seat } from '@astrarium/core';
import { type ReactNode, Suspense } from 'react';
import type { GameName, TableUpdate } from '../../client/local/messages.ts';
import { Link } from '../../client/route/link.tsx';
import { useGameText } from '../../i18n/use-page-text.ts';
import type { Hints } from '../../play/guidance/use-hints.ts';
import { Button } from '../../ui/button.tsx';
import { HintLine } from './hint-line.tsx';
import { Panel } from './panel.tsx';
import { useLessonText } from './use-lesson-text.ts';

interface HintPanelProps {
  readonly game: GameName;
  readonly update: TableUpdate;
  /** Who gets the hints. */
  readonly seat: Seat;
  readonly hints: Hints;
  /** How a lesson has only just ended, if one has. */
  readonly ended: 'whole' | 'skipped' | null;
  /** Begins the lesson anew, where one was before. */
  readonly onAnew?: () => void;
}

/** What both games show of the question that is open. */
interface WithFrames {
  readonly frames: readonly { readonly phase: string }[];
}

/** Beside a game that one plays freely: what the phase offers, what an Adept would do, and on request where. */
export function HintPanel({ game, update, seat, hints, ended, onAnew }: HintPanelProps): ReactNode {
  const { around, lesson } = useLessonText(game);
  const { name } = useGameText(game).words;
  const phase = (update.view as WithFrames).frames.at(-1)?.phase ?? '';
  const advice = update.waitingFor.includes(seat) ? lesson?.advice[phase] : lesson?.watch;
  const { hint, shown, toggle } = hints;
  return (
    <Panel
      title={onAnew === undefined ? name : around.title(name)}
      where={around.hints}
      done={1}
      ways={
        <>
          {onAnew !== undefined && (
            <Button look="word" onClick={onAnew}>
              {around.anew}
            </Button>
          )}
          <Link className="lesson-quiet" to={{ page: 'table', id: update.table }}>
            {around.without}
          </Link>
          {hint !== null && (
            <Button aria-pressed={shown} onClick={toggle}>
              {around.show}
            </Button>
          )}
        </>
      }
    >
      {ended === null ? (
        <p className="lesson-did">{update.result === null ? advice : around.over}</p>
      ) : (
        <p className="lesson-did">{ended === 'whole' ? lesson?.free : around.skipped}</p>
      )}
      {hint !== null && (
        <Suspense>
          <HintLine key={hint} game={game} update={update} hint={hint} />
        </Suspense>
      )}
    </Panel>
  );
}
