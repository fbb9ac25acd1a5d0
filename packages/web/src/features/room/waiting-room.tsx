import type { Room } from '@astrarium/protocol';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { askServer } from '../../client/online/ask-server.ts';
import { clockTerms, lengthWords } from '../../client/online/clock-words.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { gameText, usePageText } from '../../i18n/use-page-text.ts';
import { PageFrame } from '../../play/page/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Chat } from './chat.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { DealNote } from './deal-note.tsx';
import { HostWays } from './host-ways.tsx';
import { InviteLink } from './invite-link.tsx';
import { JoinForm } from './join-form.tsx';
import { LinksGiven } from './links-given.tsx';
import { OnlineNote } from './online-note.tsx';
import { RoomSeats, type SeatActions } from './room-seats.tsx';
import './waiting-room.css';

/** Where the table is filled: who is there, the link for those who are not, and a seat for whoever has none. */
export function WaitingRoom({ room }: { readonly room: Room }): ReactNode {
  const { words: all, games } = usePageText();
  const { online } = all;
  const words = online.room;
  const { connection } = useOnline();
  const { you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  const heading = useId();
  const { table } = room;
  const free = room.seats.filter(({ kind }) => kind === 'open').length;
  const dealing = room.deal.kind === 'committed' && room.deal.until !== null;
  const terms = [words.listings[room.listing], clockTerms(room.clock, online)].join(' · ');
  const join = free > 0 && <JoinForm table={table} room={room} submit={words.sit} onJoined={() => connection.renew()} />;

  return (
    <PageFrame
      subject={words.subject(gameText(games, room.game).words.name)}
      title={words.title}
      introduction={
        <>
          <p>{words.introduction}</p>
          <p className="waiting-terms">{terms}</p>
          <Hint>{words.absence(lengthWords(room.absence, online.make))}</Hint>
          <ConnectionSign />
        </>
      }
    >
      <div className="waiting-room">
        <Plate as="section" aria-labelledby={`${heading}-seats`}>
          <h2 id={`${heading}-seats`}>{words.seats}</h2>
          <RoomSeats seats={room.seats} own={you.seats} host={room.host} actions={WaitingActions} />
          {room.spectators > 0 && <Hint>{words.spectators(room.spectators)}</Hint>}
          {problem !== null && <OnlineNote problem={problem} />}
          {dealing && <Dealing room={room} />}
          {you.host && !dealing && (
            <div className="waiting-start">
              <Button look="gold" large disabled={busy} onClick={() => ask(() => askServer('POST /api/tables/:id/start', {}, table))}>
                {words.start}
              </Button>
              <Hint>{words.startHint(free)}</Hint>
            </div>
          )}
        </Plate>
        {you.seats.length === 0 && join !== false && (
          <Plate as="section" className="waiting-join" aria-labelledby={`${heading}-join`}>
            <h2 id={`${heading}-join`}>{words.join}</h2>
            {join}
          </Plate>
        )}
        <Plate as="section" aria-labelledby={`${heading}-invite`}>
          <h2 id={`${heading}-invite`}>{words.invite}</h2>
          <InviteLink room={room} you={you} />
          {you.host && <LinksGiven table={table} />}
        </Plate>
        <Plate as="section" className="waiting-chat" aria-label={online.chat.title}>
          <h2>{online.chat.title}</h2>
          <Chat />
        </Plate>
        <div className="waiting-more">
          {you.seats.length > 0 && join !== false && (
            <details>
              <summary>{words.joinAnother}</summary>
              {join}
            </details>
          )}
          <DealNote room={room} />
          {you.host && <HostWays room={room} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** Whose part of the deal is still to come. */
function Dealing({ room: { deal, seats } }: { readonly room: Room }): ReactNode {
  const { words, language } = usePageText();
  const text = words.online.room;
  const shown = deal.kind === 'committed' ? deal.shown : [];
  const missing = seats.flatMap(({ kind, name }, seat) => (kind === 'person' && !shown.includes(seat) ? [name] : []));
  return (
    <div className="waiting-dealing" aria-live="polite">
      <p>
        <b>{text.dealing}</b>
      </p>
      <Hint>
        {text.dealingHint} {missing.length > 0 && text.dealingFor(new Intl.ListFormat(language).format(missing))}
      </Hint>
    </div>
  );
}

/** The host lets a bot sit down, or frees a seat; whoever has a seat may give it up. */
function WaitingActions({ seat, number }: ComponentProps<SeatActions>): ReactNode {
  const words = usePageText().words.online.room;
  const { connection } = useOnline();
  const { you } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  const { table } = connection;
  const leave = async (): Promise<void> => {
    await askServer('POST /api/tables/:id/leave', { seat: number }, table);
    connection.renew();
  };
  return (
    <>
      {you.host && seat.kind === 'open' && (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={words.fill(words.seat(number + 1))}
          onClick={() => ask(() => askServer('POST /api/tables/:id/replace', { seat: number }, table))}
        >
          {words.fillWord}
        </Button>
      )}
      {you.host && seat.kind === 'person' && !you.seats.includes(number) && (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={words.freeSeat(seat.name)}
          onClick={() => ask(() => askServer('POST /api/tables/:id/free', { seat: number }, table))}
        >
          {words.freeWord}
        </Button>
      )}
      {you.seats.includes(number) && (
        <Button look="quiet" disabled={busy} onClick={() => ask(leave)}>
          {words.leave}
        </Button>
      )}
      {problem !== null && <OnlineNote problem={problem} />}
    </>
  );
}
