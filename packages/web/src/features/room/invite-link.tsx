import type { Room, You } from '@astrarium/protocol';
import { type ReactNode, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { linkTo, plainLink } from '../../client/online/links.ts';
import { myTable, rememberTable } from '../../client/online/my-tables.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { OnlineNote } from './online-note.tsx';
import { ShareLink } from './share-link.tsx';

/** The link for those who shall join. The server keeps no copy of its code: where it was lost, the host has a new one made. */
export function InviteLink({ room, you }: { readonly room: Room; readonly you: You }): ReactNode {
  const { room: words } = usePageText().words.online;
  const [invite, setInvite] = useState(() => myTable(room.table)?.invite ?? null);
  const { busy, problem, ask } = useRequest();
  if (invite !== null) return <ShareLink link={linkTo(room.table, 'join', invite)} hint={words.inviteHint} />;
  if (room.listing === 'public' || !you.host) return <ShareLink link={plainLink(room.table)} hint={words.inviteHint} />;
  return (
    <>
      <Button
        disabled={busy}
        onClick={() =>
          ask(async () => {
            const { code } = await askServer('POST /api/tables/:id/invite-link', {}, room.table);
            rememberTable(room.table, { invite: code });
            setInvite(code);
          })
        }
      >
        {words.inviteLost}
      </Button>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
