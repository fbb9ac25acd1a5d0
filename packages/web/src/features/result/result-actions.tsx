import { lazy, type ReactNode, useState } from 'react';
import { exportRecord } from '../../client/local/export-record.ts';
import { useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { isOnlineId } from '../../client/online/online-id.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { Button } from '../../ui/button.tsx';

const OnlineResult = lazy(async () => ({ default: (await import('../room/online-result.tsx')).OnlineResult }));

/** What can be made of a finished game. */
export function ResultActions({ opened }: { readonly opened: TableUpdate }): ReactNode {
  return isOnlineId(opened.table) ? <OnlineResult opened={opened} /> : <LocalActions opened={opened} />;
}

function LocalActions({ opened: { game, seats, table } }: { readonly opened: TableUpdate }): ReactNode {
  const { words } = usePageText();
  const { result: text } = words;
  const host = useHost();
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const fail = (error: unknown): void => setProblem(problemIn(error));
  const again = async (): Promise<void> => {
    const { record } = await host.ask('exportRecord', { table });
    const { id } = await host.ask('create', { table: { game, options: record.options, seats } });
    goTo({ page: 'table', id });
  };
  return (
    <div className="result-actions">
      <ButtonLink look="gold" to={{ page: 'replay', id: table, version: null }}>
        {text.replay}
      </ButtonLink>
      <Button title={text.againHint} onClick={() => void again().catch(fail)}>
        {text.again}
      </Button>
      <Button onClick={() => void exportRecord(host, table).catch(fail)}>{text.export}</Button>
      <ButtonLink to={{ page: 'home' }}>{text.home}</ButtonLink>
      {problem !== null && <ProblemNote problem={problem} />}
    </div>
  );
}
