import type { GivenLink } from '@astrarium/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { myTable, rememberTable } from '../../client/online/my-tables.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { relativeTime } from '../../i18n/relative-time.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';
import './links-given.css';

/** The links that work, for the host, who may end each. Looked up when the list is opened. */
export function LinksGiven({ table }: { readonly table: string }): ReactNode {
  const { room: words } = usePageText().words.online;
  const [open, setOpen] = useState(false);
  return (
    <details className="links-given" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.links}</summary>
      {open && <List table={table} />}
    </details>
  );
}

function List({ table }: { readonly table: string }): ReactNode {
  const { words: all, language } = usePageText();
  const words = all.online.room;
  const [links, setLinks] = useState<readonly GivenLink[] | null>(null);
  const [seen] = useState(() => Date.now());
  const { busy, problem, ask } = useRequest();
  useEffect(() => {
    ask(async () => setLinks((await askServer('GET /api/tables/:id/links', {}, table)).links));
  }, [ask, table]);
  const revoke = ({ id, kind }: GivenLink): void =>
    ask(async () => {
      setLinks((await askServer('POST /api/tables/:id/revoke', { link: id }, table)).links);
      // Which invitation this browser knows, it can't tell by the name of the link: a new one is made when it is wanted.
      if (kind === 'invite' && myTable(table)?.invite !== null) rememberTable(table, { invite: null });
    });
  return (
    <>
      <Hint>{words.linksHint}</Hint>
      {links?.length === 0 && <Hint>{words.noLinks}</Hint>}
      <ul>
        {links?.map((link) => {
          const called = `${words.linkKinds[link.kind]}, ${relativeTime(link.created, seen, language)}`;
          return (
            <li key={link.id}>
              <span>{called}</span>
              <Button look="quiet" disabled={busy} aria-label={words.revokeOf(called)} onClick={() => revoke(link)}>
                {words.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
