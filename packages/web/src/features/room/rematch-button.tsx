import type { Room } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { rematch } from '../../client/online/rematch.ts';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';

/** The same players, the same seats, a new game. */
export function RematchButton({ room }: { readonly room: Room }): ReactNode {
  const { table: words } = usePageText().words.online;
  const { you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  if (you.seats.length === 0 && !you.host) {
    return room.rematch === null ? null : <ButtonLink to={{ page: 'room', id: room.rematch }}>{words.rematchReady}</ButtonLink>;
  }
  return (
    <>
      <Button look="gold" disabled={busy} onClick={() => ask(async () => goTo({ page: 'room', id: await rematch(room.table, you) }))}>
        {room.rematch === null ? words.rematch : words.rematchReady}
      </Button>
      <Hint>{words.rematchHint}</Hint>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
