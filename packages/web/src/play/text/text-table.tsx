import { type ReactNode, useMemo, useState } from 'react';
import { Link } from '../../client/route/link.tsx';
import { useGameText, usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PageFrame } from '../page/page-frame.tsx';
import { ProblemNote } from '../page/problem-note.tsx';
import { Choices } from './choices.tsx';
import { NotationForm } from './notation-form.tsx';
import { numberChoices } from './number-choices.ts';
import type { TextPlay } from './play.ts';
import { Question } from './question.tsx';
import { readTyped } from './read-typed.ts';
import { SectionList } from './section-list.tsx';
import { TextLog } from './text-log.tsx';
import { useNarrator } from './use-narrator.ts';
import { useSpoken } from './use-spoken.ts';
import './text-table.css';

interface TextTableProps {
  readonly play: TextPlay;
  /** Where else one can go from here. */
  readonly actions?: ReactNode;
}

/** A game in words: what is asked and what can be answered first, then the whole table, then what happened. */
export function TextTable({ play, actions }: TextTableProps): ReactNode {
  const words = usePageText().words.textTable;
  const title = useGameText(play.game).words.name;
  const narrator = useNarrator(play.game);
  const { version, view, seats, seat, legal, decide, askWhy, why, undo, log, result, problem } = play;
  // Every update brings the seats anew, and the same names.
  const written = JSON.stringify(seats.map(({ name }) => name));
  const names = useMemo(() => JSON.parse(written) as readonly string[], [written]);
  const question = narrator.question(view, seat, names);
  const groups = useMemo(() => numberChoices(narrator.choices(view, legal, names)), [narrator, view, legal, names]);
  const sections = useMemo(() => narrator.table(view, names), [narrator, view, names]);
  const messages = useSpoken(narrator, log, question, names);
  const [pressed, setPressed] = useState<{ readonly at: number } | null>(null);
  const decideFromList = (notation: string): void => {
    setPressed({ at: version });
    decide(notation);
  };
  const read = (line: string) => readTyped(line, groups, (notation) => void narrator.choices(view, [notation], names));

  return (
    <PageFrame subject={words.subject} title={title} actions={actions}>
      <div className="text-table" data-version={version}>
        <div className="text-asked">
          <h2 className="visually-hidden">{words.asked}</h2>
          {problem !== null && <ProblemNote problem={problem} />}
          <Question words={question} version={version} pressed={pressed} />
          {result !== null && <SectionList sections={narrator.result(result, names)} />}
          <Choices groups={groups} onDecide={decideFromList} />
          <NotationForm read={read} onDecide={decide} onWhy={askWhy} />
          <Button look="quiet" onClick={undo}>
            {words.undo}
          </Button>
          <div className="text-why" aria-live="polite">
            {why !== null && (
              <p>
                {why.words}{' '}
                {why.rule !== undefined && (
                  <Link className="text-link" to={{ page: 'rules', rule: why.rule }}>
                    {words.rule(why.rule)}
                  </Link>
                )}
              </p>
            )}
          </div>
        </div>
        <div className="text-whole">
          <h2 className="section-title">{words.table}</h2>
          <SectionList sections={sections} />
        </div>
        <div className="text-happened">
          <h2 className="section-title">{words.log}</h2>
          <TextLog narrator={narrator} log={log} names={names} />
        </div>
      </div>
      <LiveRegion messages={messages} />
    </PageFrame>
  );
}
