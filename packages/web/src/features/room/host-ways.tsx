import type { Room } from '@astrarium/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';
import './host-ways.css';

/** How the host ends a game, or the table itself. */
export function HostWays({ room }: { readonly room: Room }): ReactNode {
  const { table: words } = usePageText().words.online;
  const { connection } = useOnline();
  return (
    <div className="host-ways">
      {room.phase === 'running' && (
        <ForGood word={words.closeGame} hint={words.closeHint} now={words.closeNow} work={() => connection.ask('close', {})} />
      )}
      <ForGood word={words.deleteTable} hint={words.deleteHint} now={words.deleteNow} work={() => connection.ask('delete', {})} />
    </div>
  );
}

interface ForGoodProps {
  readonly word: string;
  readonly hint: string;
  readonly now: string;
  readonly work: () => Promise<unknown>;
}

/** What can't be undone takes a second press, elsewhere than the first: a double click meets the way back. */
function ForGood({ word, hint, now, work }: ForGoodProps): ReactNode {
  const { ratherNot } = usePageText().words.online.table;
  const [asked, setAsked] = useState(false);
  const { busy, problem, ask } = useRequest();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Nothing may move under the pointer.
    if (asked) back.current?.focus({ preventScroll: true });
  }, [asked]);
  if (!asked) {
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        {word}
      </Button>
    );
  }
  return (
    <fieldset className="for-good" aria-label={word}>
      <Button ref={back} look="quiet" onClick={() => setAsked(false)}>
        {ratherNot}
      </Button>
      <Hint role="alert">{hint}</Hint>
      <Button className="for-good-now" disabled={busy} onClick={() => ask(work)}>
        {now}
      </Button>
      {problem !== null && <OnlineNote problem={problem} />}
    </fieldset>
  );
}
