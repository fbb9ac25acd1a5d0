import { type ReactNode, useState } from 'react';
import { type HostClient } from '../../client/local/client.ts';
import { exportRecord } from '../../client/local/export-record.ts';
import { localHost, useHost } from '../../client/local/host-context.ts';
import type { LocalProblem, TableUpdate } from '../../client/local/messages.ts';
import { problemIn } from '../../client/local/problem-in.ts';
import { finishedRecord } from '../../client/online/remote-host.ts';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { ProblemNote } from '../../play/page/problem-note.tsx';
import { Button } from '../../ui/button.tsx';
import { DealCheck } from './deal/deal-check.tsx';
import { RematchButton } from './rematch-button.tsx';

/** What can be made of a finished online game: meet again, keep it, look at it, and check that nobody chose the cards. */
export function OnlineResult({ opened: { table, seats, result } }: { readonly opened: TableUpdate }): ReactNode {
  const words = usePageText().words.online.result;
  const host = useHost();
  const { room } = useOnlineState();
  const [problem, setProblem] = useState<LocalProblem | null>(null);
  const fail = (error: unknown): void => setProblem(problemIn(error));
  return (
    <>
      <div className="result-actions">
        {room !== null && <RematchButton room={room} />}
        <ButtonLink to={{ page: 'replay', id: table, version: null }}>{words.replay}</ButtonLink>
        <Button onClick={() => void exportRecord(host, table).catch(fail)}>{words.export}</Button>
        <Button title={words.localHint} onClick={() => void openHere(localHost(), table).catch(fail)}>
          {words.local}
        </Button>
        {problem !== null && <ProblemNote problem={problem} />}
      </div>
      {result !== null && <DealCheck table={table} seats={seats} result={result} />}
    </>
  );
}

/** The game as one of this browser's own. */
async function openHere(local: HostClient, table: string): Promise<void> {
  const { id } = await local.ask('importRecord', { text: await finishedRecord(table) });
  goTo({ page: 'result', id });
}
