import type { Seat } from '@astrarium/core';
import type { Room, You } from '@astrarium/protocol';
import { type ReactNode, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { linkTo, plainLink } from '../../client/online/links.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';
import { ShareLink } from './share-link.tsx';

/** A link for those who only look on; to a public table anybody finds the way. */
export function WatchLink({ room, you }: { readonly room: Room; readonly you: You }): ReactNode {
  const { table: words } = usePageText().words.online;
  if (room.listing === 'public' || (!you.host && you.seats.length === 0))
    return <ShareLink link={plainLink(room.table)} hint={words.watchHint} />;
  return (
    <MadeLink
      hint={words.watchHint}
      make={async () => linkTo(room.table, 'watch', (await askServer('POST /api/tables/:id/watch-link', {}, room.table)).code)}
    />
  );
}

interface HandOverProps {
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
}

/** A link by which somebody else takes one's own seat. */
export function HandOver({ table, seat, name }: HandOverProps): ReactNode {
  const { table: words } = usePageText().words.online;
  return (
    <MadeLink
      name={name}
      hint={words.handOverHint}
      make={async () => linkTo(table, 'seat', (await askServer('POST /api/tables/:id/hand-over', { seat }, table)).code)}
    />
  );
}

interface MadeLinkProps {
  readonly hint: string;
  readonly make: () => Promise<string>;
  /** For whoever hears the button alone. */
  readonly name?: string;
}

/** Links are made when they are wanted: what nobody has, nobody can misuse. */
function MadeLink({ hint, make, name }: MadeLinkProps): ReactNode {
  const { table: words } = usePageText().words.online;
  const [link, setLink] = useState<string | null>(null);
  const { busy, problem, ask } = useRequest();
  if (link !== null) return <ShareLink link={link} hint={hint} />;
  return (
    <>
      <Hint>{hint}</Hint>
      <Button
        disabled={busy}
        aria-label={name === undefined ? undefined : `${words.makeLink} (${name})`}
        onClick={() => ask(async () => setLink(await make()))}
      >
        {words.makeLink}
      </Button>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
