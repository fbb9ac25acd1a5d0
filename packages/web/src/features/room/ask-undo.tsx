import type { Room } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';

/** To take back more than the law allows, all others have to agree. */
export function AskUndo({ room }: { readonly room: Room }): ReactNode {
  const { table: words } = usePageText().words.online;
  const { connection } = useOnline();
  const { update, log, you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  const last = log.findLast(({ seat }) => seat !== null && you.seats.includes(seat));
  const { seat, version } = last ?? { seat: null, version: 0 };
  if (update === null || seat === null) return <Hint>{words.askNothing}</Hint>;
  const pending = room.undo?.ended === null ? room.undo : null;
  if (pending !== null && you.seats.includes(pending.seat)) return <Hint>{words.asked}</Hint>;
  return (
    <>
      <Button disabled={busy || pending !== null} onClick={() => ask(() => connection.ask('askUndo', { seat, version: version - 1 }))}>
        {words.askUndo}
      </Button>
      <Hint>{words.askUndoHint(update.version - version + 1)}</Hint>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
