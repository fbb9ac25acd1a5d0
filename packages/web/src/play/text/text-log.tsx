import type { AnyNarrator, Logged } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';

interface TextLogProps {
  readonly narrator: AnyNarrator;
  readonly log: readonly Logged<unknown>[];
  readonly names: readonly string[];
}

/** Everything that happened, the newest last and in sight, each line with its rule. */
export const TextLog = memo(function TextLog({ narrator, log, names }: TextLogProps): ReactNode {
  const words = usePageText().words.textTable;
  const lines = log.map(({ event }, key) => ({ key, event }));
  return (
    <div className="text-log" {...REGION} aria-label={words.logLabel}>
      <ol>
        {lines.map(({ key, event }) => (
          <LogLine key={key} narrator={narrator} event={event} names={names} />
        ))}
      </ol>
    </div>
  );
});

interface LogLineProps extends Pick<TextLogProps, 'narrator' | 'names'> {
  readonly event: unknown;
}

/** A line that was written stays as it is: in a long game the log is most of the page. */
const LogLine = memo(function LogLine({ narrator, event, names }: LogLineProps): ReactNode {
  const words = usePageText().words.textTable;
  const rule = ruleOf(event);
  return (
    <li>
      {narrator.event(event, names)}{' '}
      {rule !== null && (
        <Link className="text-log-rule" to={{ page: 'rules', rule }} aria-label={words.rule(rule)}>
          {rule}
        </Link>
      )}
    </li>
  );
});

/** A place that scrolls must be within reach of the keyboard. */
const REGION = { role: 'region', tabIndex: 0 } as const;

/** Events of every game cite the rule they happened by. */
function ruleOf(event: unknown): string | null {
  return typeof event === 'object' && event !== null && 'rule' in event && typeof event.rule === 'string' ? event.rule : null;
}
