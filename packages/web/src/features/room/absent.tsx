import type { Seat } from '@astrarium/core';
import type { RoomSeat } from '@astrarium/protocol';
import { type ReactNode, useState } from 'react';
import { awayOf } from '../../client/online/absence.ts';
import { clockWords } from '../../client/online/clock-words.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import { useRequest } from '../../client/online/use-request.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useSeconds } from '../../lib/use-seconds.ts';
import { Button } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { OnlineNote } from './online-note.tsx';

interface AbsentProps {
  readonly seat: RoomSeat;
  readonly number: Seat;
}

/** For all to see: how long somebody has been away, and when a bot may play for them. The host has the button, which says why not before that. */
export function Absent({ seat, number }: AbsentProps): ReactNode {
  const { online } = usePageText().words;
  const words = online.table;
  const { connection } = useOnline();
  const { you, room, roomAt } = useOnlineState();
  const { busy, problem, ask } = useRequest();
  const [early, setEarly] = useState<number | null>(null);
  const now = useSeconds(!seat.present);
  const away = room === null ? null : awayOf(room, seat, now - roomAt);
  if (away === null) return null;
  const { passed, left } = away;
  const replace = (): void => {
    setEarly(left > 0 ? left : null);
    if (left === 0) ask(() => connection.ask('replace', { seat: number }));
  };
  const said = early !== null && left > 0 ? ({ code: 'not-absent', detail: '', wait: early } as const) : problem;
  return (
    <>
      <Hint className="room-seat-away">
        {words.awayFor(clockWords(passed, online.time))} {left > 0 ? words.replaceIn(clockWords(left, online.time)) : words.replaceNow}
      </Hint>
      {you.host && (
        <Button look="quiet" disabled={busy} aria-disabled={left > 0} aria-label={words.replaceOf(seat.name)} onClick={replace}>
          {words.replace}
        </Button>
      )}
      {said !== null && <OnlineNote problem={said} />}
    </>
  );
}
