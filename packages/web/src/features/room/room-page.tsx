import type { Problem } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { OnlineHost } from '../../client/online/online-host.tsx';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { JoinForm } from './join-form.tsx';
import { OnlineGameTable } from './online-game-table.tsx';
import { OnlineNote } from './online-note.tsx';
import { forgetCode, type TableEntry, useEntry } from './use-entry.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface RoomPageProps {
  readonly id: string;
  /** Whether the game is told in words. */
  readonly inWords: boolean;
}

/** An online table: the room where it is filled, then the game. */
export function RoomPage({ id, inWords }: RoomPageProps): ReactNode {
  const [entry, setEntry] = useEntry(id);
  if (entry.kind === 'inside') {
    return (
      <OnlineHost id={id}>
        <Room inWords={inWords} />
      </OnlineHost>
    );
  }
  const inside = (): void => {
    forgetCode();
    setEntry({ kind: 'inside' });
  };
  return <Threshold id={id} entry={entry} onInside={inside} />;
}

interface ThresholdProps {
  readonly id: string;
  readonly entry: Exclude<TableEntry, { readonly kind: 'inside' }>;
  readonly onInside: () => void;
}

/** Before the table is seen: the link is shown to the server, or a seat is being handed over. */
function Threshold({ id, entry, onInside }: ThresholdProps): ReactNode {
  const { online } = usePageText().words;
  const { entry: words } = online;
  switch (entry.kind) {
    case 'entering':
      return (
        <PageFrame subject={online.place} title={words.opening}>
          {null}
        </PageFrame>
      );
    case 'handed':
      return (
        <PageFrame subject={online.place} title={words.handOver} introduction={<p>{words.handOverHint}</p>}>
          <JoinForm table={id} code={entry.code} submit={words.takeSeat} onJoined={onInside} />
        </PageFrame>
      );
    case 'refused':
      return <NotShown problem={entry.problem} />;
  }
}

function Room({ inWords }: Pick<RoomPageProps, 'inWords'>): ReactNode {
  const { online } = usePageText().words;
  const { room, state } = useOnlineState();
  if (state.kind === 'ended') return <NotShown problem={state.problem} />;
  if (room === null) {
    return (
      <PageFrame subject={online.place} title={online.entry.opening}>
        {state.kind === 'lost' && <OnlineNote problem={{ code: 'unavailable', detail: '' }} />}
      </PageFrame>
    );
  }
  return room.phase === 'waiting' ? <WaitingRoom room={room} /> : <OnlineGameTable room={room} inWords={inWords} />;
}

/** Why there is nothing to see; a table that is no more is nobody's mistake. */
function NotShown({ problem }: { readonly problem: Problem }): ReactNode {
  const { place, entry } = usePageText().words.online;
  const gone = problem.code === 'table-gone';
  return (
    <PageFrame subject={place} title={gone ? entry.gone : entry.title} actions={<ToLobby />}>
      {gone ? <p role="alert">{entry.goneHint}</p> : <OnlineNote problem={problem} />}
    </PageFrame>
  );
}

function ToLobby(): ReactNode {
  const { toLobby } = usePageText().words.online.entry;
  return (
    <ButtonLink look="gold" to={{ page: 'online' }}>
      {toLobby}
    </ButtonLink>
  );
}
