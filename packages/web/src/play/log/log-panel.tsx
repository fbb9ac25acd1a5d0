import { memo, type ReactNode, useId, useRef } from 'react';
import { Link } from '../../client/route/link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PanelHead } from '../../ui/panel.tsx';
import type { LogGroup, LogLine } from './log-group.ts';
import { useLogKeys, useLogPointer } from './use-log.ts';
import './log-panel.css';

interface LogPanelProps<At> {
  readonly groups: readonly LogGroup<At>[];
  readonly onPoint: (at: At | null) => void;
  /** On a small screen the log is a drawer. */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything that happened, in words, the newest last and in sight; each line cites its rule and shows its place on the board. */
export function LogPanel<At>({ groups, onPoint, open, onClose }: LogPanelProps<At>): ReactNode {
  const words = useText().words.table.log;
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  useLogKeys(list);
  useLogPointer(list, groups, onPoint);
  return (
    <aside className={`log-panel${open ? ' log-panel-open' : ''}`} aria-labelledby={heading}>
      <PanelHead title={words.title} titleId={heading} close={words.close} onClose={onClose} />
      <div ref={list} id="log" className="log-panel-list" {...REGION} aria-label={words.keys}>
        <div className="log-panel-lines">
          {groups.map((group) => (
            <Turn key={group.key} group={group} ruleWord={words.rule} />
          ))}
        </div>
      </div>
    </aside>
  );
}

/** A place that scrolls must be within reach of the keyboard. */
const REGION = { role: 'region', tabIndex: 0 } as const;

interface TurnProps {
  readonly group: LogGroup<unknown>;
  readonly ruleWord: (rule: string) => string;
}

/** Turns that are over do not change: they are drawn once. */
const Turn = memo(function Turn({ group, ruleWord }: TurnProps): ReactNode {
  return (
    <section className="log-turn">
      <h3>{group.title}</h3>
      <ol>
        {group.lines.map(({ key, words, rule, quiet }) => (
          <Line key={key} turn={group.key} line={key} words={words} rule={rule} quiet={quiet} ruleWord={ruleWord} />
        ))}
      </ol>
    </section>
  );
});

interface LineProps extends Pick<LogLine<unknown>, 'words' | 'rule' | 'quiet'> {
  readonly turn: number;
  readonly line: number;
  readonly ruleWord: (rule: string) => string;
}

const Line = memo(function Line({ turn, line, words, rule, quiet, ruleWord }: LineProps): ReactNode {
  return (
    <li className={quiet ? 'log-line log-line-quiet' : 'log-line'} data-turn={turn} data-line={line}>
      {words}{' '}
      <Link className="log-rule" to={{ page: 'rules', rule }} aria-label={ruleWord(rule)} tabIndex={-1}>
        {rule}
      </Link>
    </li>
  );
});
