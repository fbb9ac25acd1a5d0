import type { Room } from '@astrarium/protocol';
import type { ComponentProps, ReactNode } from 'react';
import { clockTerms, lengthWords } from '../../client/online/clock-words.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { ButtonLink } from '../../client/route/button-link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Absent } from './absent.tsx';
import { AskUndo } from './ask-undo.tsx';
import { DealNote } from './deal-note.tsx';
import { HandOver, WatchLink } from './given-links.tsx';
import { HostWays } from './host-ways.tsx';
import { OnlineNote } from './online-note.tsx';
import { RematchButton } from './rematch-button.tsx';
import { RoomSeats, type SeatActions } from './room-seats.tsx';
import { NotifyButton, Webhook } from './turn-signals.tsx';

/** Everything about the table that is not the game: seats, links, how one is called when it is one's turn. */
export function TablePanel({ room }: { readonly room: Room }): ReactNode {
  const { online } = usePageText().words;
  const words = online.table;
  const { you } = useOnlineState();
  const running = room.phase === 'running';
  const persons = room.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <div className="table-panel">
      <Hint>{[online.room.listings[room.listing], clockTerms(room.clock, online)].join(' · ')}</Hint>
      {persons > 1 && <Hint>{online.room.absence(lengthWords(room.absence, online.make))}</Hint>}
      <RoomSeats seats={room.seats} own={you.seats} host={room.host} {...(running && { actions: PlayingActions })} />
      {room.spectators > 0 && <Hint>{online.room.spectators(room.spectators)}</Hint>}
      {room.phase === 'finished' && <RematchButton room={room} />}
      {running && you.seats.length > 0 && (
        <>
          {persons > 1 && <AskUndo room={room} />}
          <h3>{words.signal}</h3>
          <NotifyButton />
          {you.seats.map((seat) => (
            <Webhook key={seat} table={room.table} seat={seat} />
          ))}
          <h3>{words.handOver}</h3>
          {you.seats.map((seat) => (
            <HandOver key={seat} table={room.table} seat={seat} name={room.seats[seat]?.name ?? ''} />
          ))}
        </>
      )}
      <h3>{words.watchLink}</h3>
      <WatchLink room={room} you={you} />
      <DealNote room={room} />
      {you.host && (
        <>
          <h3>{words.host}</h3>
          <HostWays room={room} />
        </>
      )}
      <ButtonLink look="quiet" to={{ page: 'online' }}>
        {words.lobby}
      </ButtonLink>
    </div>
  );
}

/** One's own seat can be left to a bot and taken back; the host lets a bot play for who has been away for long enough. */
function PlayingActions({ seat, number }: ComponentProps<SeatActions>): ReactNode {
  const words = usePageText().words.online.table;
  const { connection } = useOnline();
  const { you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  if (seat.kind !== 'person') return null;
  const own = you.seats.includes(number);
  return (
    <>
      {own && seat.lent === null && (
        <Button look="quiet" disabled={busy} title={words.lendHint} onClick={() => ask(() => connection.ask('lend', { seat: number }))}>
          {words.lend}
        </Button>
      )}
      {own && seat.lent !== null && (
        <Button look="quiet" disabled={busy} onClick={() => ask(() => connection.ask('takeBack', { seat: number }))}>
          {words.takeBack}
        </Button>
      )}
      {!own && seat.lent === null && <Absent seat={seat} number={number} />}
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
