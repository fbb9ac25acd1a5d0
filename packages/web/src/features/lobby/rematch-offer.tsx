import type { ReactNode } from 'react';
import type { MyTable } from '../../client/online/my-tables.ts';
import { rematch } from '../../client/online/rematch.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { goTo } from '../../client/route/use-route.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { OnlineNote } from '../room/online-note.tsx';

interface RematchOfferProps {
  readonly table: string;
  readonly mine: MyTable;
  /** Who plays there. */
  readonly called: string;
}

/** Joins the rematch that somebody of the table has made. */
export function RematchOffer({ table, mine: { seats }, called }: RematchOfferProps): ReactNode {
  const text = usePageText().words.online.lobby;
  const { busy, problem, ask } = useRequest();
  return (
    <>
      <Button
        look="gold"
        disabled={busy}
        aria-label={text.actionOf(text.toRematch, called)}
        onClick={() => ask(async () => goTo({ page: 'room', id: await rematch(table, { seats, host: false }) }))}
      >
        {text.toRematch}
      </Button>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
