import type { Seat } from '@astrarium/core';
import type { RoomSeat } from '@astrarium/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { PageText } from '../../i18n/use-page-text.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { botName } from '../../play/setup/bots.ts';
import './room-seats.css';

/** A drawing that says something. */
const PICTURE = { role: 'img' } as const;

/** What can be done about a seat. */
export type SeatActions = ComponentType<{ readonly seat: RoomSeat; readonly number: Seat }>;

interface RoomSeatsProps {
  readonly seats: readonly RoomSeat[];
  readonly own: readonly Seat[];
  /** The seat of the host, if they have one. */
  readonly host: Seat | null;
  readonly actions?: SeatActions;
}

/** Who sits where, and who is here. */
export function RoomSeats({ seats, own, host, actions: Actions }: RoomSeatsProps): ReactNode {
  const page = usePageText();
  const { words } = page;
  const text = words.online.room;
  return (
    <ul className="room-seats" aria-label={text.seats}>
      {seats.map((seat, number) => (
        <li key={seat.ink} className={seat.kind === 'open' ? 'room-seat room-seat-free' : 'room-seat'}>
          <SeatToken ink={seat.ink} size="1.9rem" />
          <span className="room-seat-words">
            <span className="room-seat-name">{seat.kind === 'open' ? text.free : seat.name}</span>{' '}
            <span className="room-seat-about">{aboutSeat(seat, own.includes(number), number === host, page)}</span>
          </span>
          {seat.kind === 'person' && <Presence seat={seat} />}
          {Actions !== undefined && <Actions seat={seat} number={number} />}
        </li>
      ))}
    </ul>
  );
}

/** A star that shines while somebody is here: a filled one, and a hollow one for who is not. */
export function Presence({ seat }: { readonly seat: RoomSeat }): ReactNode {
  const { room: text } = usePageText().words.online;
  const words = seat.present ? text.present(seat.name) : text.absent(seat.name);
  return (
    <svg className={seat.present ? 'presence presence-here' : 'presence'} viewBox="0 0 16 16" {...PICTURE} aria-label={words}>
      <title>{words}</title>
      <path d="M8 1l1.5 5.500L15 8l-5.500 1.500L8 15l-1.500-5.500L1 8l5.500-1.500Z" />
    </svg>
  );
}

function aboutSeat(seat: RoomSeat, own: boolean, host: boolean, page: PageText): string {
  const text = page.words.online.room;
  switch (seat.kind) {
    case 'open':
      return seat.name;
    case 'bot':
      return text.bot(botName(seat.bot, page));
    case 'automaton':
      return '';
    case 'person':
      return [own ? text.you : '', host ? text.host : '', seat.lent === null ? '' : text.lent(botName(seat.lent, page))]
        .filter((part) => part !== '')
        .join(', ');
  }
}
