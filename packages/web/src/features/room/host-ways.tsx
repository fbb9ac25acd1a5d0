import type { Room } from '@astrarium/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
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
      <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
        {word}
      </button>
    );
  }
  return (
    <fieldset className="for-good" aria-label={word}>
      <button ref={back} type="button" className="button button-quiet" onClick={() => setAsked(false)}>
        {ratherNot}
      </button>
      <p className="field-hint" role="alert">
        {hint}
      </p>
      <button type="button" className="button for-good-now" disabled={busy} onClick={() => ask(work)}>
        {now}
      </button>
      {problem !== null && <OnlineNote problem={problem} />}
    </fieldset>
  );
}
