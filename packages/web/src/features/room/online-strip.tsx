import type { Room, RoomSeat } from '@astrarium/protocol';
import type { ReactNode } from 'react';
import { clockWords, leftOn } from '../../client/online/clock-words.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useSeconds } from '../../lib/use-seconds.ts';
import { SeatToken } from '../../play/ink/seat-token.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseButton, IconButton } from '../../ui/icon-button.tsx';
import { ConnectionSign } from './connection-sign.tsx';
import { OnlineNote } from './online-note.tsx';
import { PanelSign } from './panel-sign.tsx';
import { Presence } from './room-seats.tsx';
import './online-strip.css';

const PANELS = ['table', 'chat', 'notes'] as const;
export type PanelName = (typeof PANELS)[number];

interface OnlineStripProps {
  readonly room: Room;
  readonly panel: PanelName | null;
  readonly unread: number;
  readonly onPanel: (name: PanelName) => void;
}

/** The line above an online table: the connection, who is here, their clocks, and the ways to talk. */
export function OnlineStrip({ room, panel, unread, onPanel }: OnlineStripProps): ReactNode {
  const words = usePageText().words.online;
  const { connection, trouble, tell } = useOnline();
  const { you, roomAt } = useOnlineState();
  const now = useSeconds(room.clocks.some(({ running }) => running));
  const lent = you.seats.filter((seat) => isLent(room.seats[seat]));
  const shown = PANELS.filter((name) => name !== 'notes' || you.seats.length > 0);
  return (
    <>
      <section className="online-strip" aria-label={words.strip.label}>
        <ConnectionSign />
        <ul className="online-strip-seats">
          {room.seats.map((seat, number) => {
            const clock = room.clocks[number];
            const left = clock === undefined ? null : leftOn(clock, now - roomAt);
            return (
              <li key={seat.ink} className={clock?.running === true ? 'online-strip-runs' : undefined}>
                <SeatToken ink={seat.ink} />
                <span className="online-strip-name">{seat.name}</span>
                {seat.kind === 'person' && <Presence seat={seat} />}
                {left !== null && (
                  <span className="online-strip-clock">
                    <span className="visually-hidden">{words.strip.clockOf(seat.name, clockWords(left, words.time))}</span>
                    <span aria-hidden="true">{clockWords(left, words.time)}</span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {you.seats.length === 0 && <p className="online-strip-watching">{words.strip.watching}</p>}
        <div className="online-strip-ways">
          {shown.map((name) => (
            <IconButton
              key={name}
              aria-expanded={panel === name}
              label={name === 'chat' && unread > 0 ? `${words.strip.chat}, ${words.strip.unread(unread)}` : words.strip[name]}
              title={words.strip[name]}
              onClick={() => onPanel(name)}
            >
              <PanelSign name={name} />
              {name === 'chat' && unread > 0 && (
                <span className="online-strip-unread" aria-hidden="true">
                  {unread > 9 ? '9+' : unread}
                </span>
              )}
            </IconButton>
          ))}
        </div>
      </section>
      <div className="online-notices">
        {room.closed !== null && <output className="online-notice">{words.strip.closed[room.closed]}</output>}
        {lent.length > 0 && room.phase === 'running' && (
          <p className="online-notice">
            {words.strip.seatLent}{' '}
            <Button
              look="gold"
              onClick={() => {
                for (const seat of lent) connection.ask('takeBack', { seat }).catch(() => undefined);
              }}
            >
              {words.strip.takeBack}
            </Button>
          </p>
        )}
        {trouble !== null && (
          <div className="online-notice">
            <OnlineNote problem={trouble} />
            <CloseButton label={words.dismiss} onClick={() => tell(null)} />
          </div>
        )}
      </div>
    </>
  );
}

function isLent(seat: RoomSeat | undefined): boolean {
  return seat?.kind === 'person' && seat.lent !== null;
}
