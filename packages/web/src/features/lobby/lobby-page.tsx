import type { ReactNode } from 'react';
import { forgetTable } from '../../client/online/my-tables.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { OnlineNote } from '../room/online-note.tsx';
import type { Listed } from './listing.ts';
import { TablePlate } from './table-plate.tsx';
import { useLobby } from './use-lobby.ts';
import '../../ui/plate/plate-list.css';

/** The tables of this server: mine, those that wait for players, those to look at. */
export function LobbyPage(): ReactNode {
  const text = usePageText().words.online.lobby;
  const lobby = useLobby();
  const forget = (id: string): void => {
    forgetTable(id);
    lobby.refresh();
  };
  return (
    <PageFrame
      subject={text.subject}
      title={text.title}
      introduction={<p>{text.introduction}</p>}
      actions={
        <>
          <ButtonLink look="gold" to={{ page: 'new-online' }}>
            {text.make}
          </ButtonLink>
          <Button onClick={lobby.refresh}>{text.refresh}</Button>
        </>
      }
    >
      {lobby.problem !== null && <OnlineNote problem={lobby.problem} />}
      {lobby.mine === null && lobby.problem === null && <p className="games-loading">{text.loading}</p>}
      <Section title={text.mine} list={lobby.mine ?? []} onForget={forget} />
      <Section title={text.open} list={lobby.open} />
      {lobby.mine !== null && lobby.open.length === 0 && (
        <section className="games-empty">
          <p className="games-empty-title">{text.noOpen}</p>
          <p>{text.noOpenHint}</p>
        </section>
      )}
      <Section title={text.running} list={lobby.running} />
      <Section title={text.finished} list={lobby.finished} />
      {lobby.more !== null && (
        <p>
          <Button onClick={lobby.more}>{text.more}</Button>
        </p>
      )}
    </PageFrame>
  );
}

interface SectionProps {
  readonly title: string;
  readonly list: readonly Listed[];
  readonly onForget?: (id: string) => void;
}

function Section({ title, list, onForget }: SectionProps): ReactNode {
  if (list.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="section-title">{title}</h2>
      <ul className="games-list">
        {list.map((listed) => (
          <li key={listed.table.id}>
            <TablePlate listed={listed} {...(onForget && { onForget: () => onForget(listed.table.id) })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
