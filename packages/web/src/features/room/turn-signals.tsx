import type { Seat } from '@astrarium/core';
import { LIMITS } from '@astrarium/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Hint } from '../../ui/hint.tsx';
import { askToNotify, notifying, stopNotifying } from './notifications.ts';
import { OnlineNote } from './online-note.tsx';

/** Whether the browser notifies: it is asked for by this button and never otherwise. */
export function NotifyButton(): ReactNode {
  const { table: words } = usePageText().words.online;
  const [state, setState] = useState(notifying);
  if (state === 'none') return <Hint>{words.notifyNone}</Hint>;
  if (state === 'denied') return <Hint>{words.notifyDenied}</Hint>;
  const change = async (): Promise<void> => setState(state === 'on' ? stopNotifying() : await askToNotify());
  return (
    <Button aria-pressed={state === 'on'} onClick={() => void change()}>
      {state === 'on' ? words.notifyOff : words.notify}
    </Button>
  );
}

interface WebhookProps {
  readonly table: string;
  readonly seat: Seat;
}

/** An address that the server calls when it is this seat's turn. */
export function Webhook({ table, seat }: WebhookProps): ReactNode {
  const { table: words } = usePageText().words.online;
  const [url, setUrl] = useState('');
  const [saved, setSaved] = useState<{ readonly secret: string | null } | null>(null);
  const [host, noteHost] = useHostCalled(table, seat);
  const { busy, problem, ask } = useRequest();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const address = url.trim() === '' ? null : url.trim();
    ask(async () => {
      setSaved(await askServer('POST /api/tables/:id/webhook', { seat, url: address }, table));
      noteHost(address && new URL(address).host);
    });
  };
  return (
    <details>
      <summary>{words.webhook}</summary>
      <form className="webhook" noValidate onSubmit={save}>
        <Field label={words.webhook} labelHidden hint={host === null ? words.webhookHint : words.webhookSet(host)}>
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={LIMITS.webhookLength}
              placeholder="https://"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy}>
          {words.webhookSave}
        </Button>
        <output>
          {saved !== null && problem === null && (
            <>
              <Hint>{words.webhookSaved}</Hint>
              {saved.secret !== null && (
                <>
                  <Hint>{words.webhookSecret}</Hint>
                  <p className="deal-digits">{saved.secret}</p>
                </>
              )}
            </>
          )}
        </output>
        {problem !== null && <OnlineNote problem={problem} />}
      </form>
    </details>
  );
}

/** The machine that is called at present, null while none is known, and how to note another. */
function useHostCalled(table: string, seat: Seat): readonly [string | null, (host: string | null) => void] {
  const [host, setHost] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without an answer the hint says how to set one, which is still right.
    askServer('GET /api/tables/:id/webhook', { seat }, table).then(
      (answer) => wanted && setHost(answer.host),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [table, seat]);
  return [host, setHost];
}
