import type { ReactNode } from 'react';
import type { ConnectionState } from '../../client/online/connection-state.ts';
import { useOnline, useOnlineState } from '../../client/online/use-online-table.ts';
import type { PageText } from '../../i18n/use-page-text.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { useSeconds } from '../../lib/use-seconds.ts';
import { Button } from '../../ui/button.tsx';
import './connection-sign.css';

/** Whether the line to the server is open; while it is not, since when. */
export function ConnectionSign(): ReactNode {
  const { online } = usePageText().words;
  const { connection } = useOnline();
  const { state, sending } = useOnlineState();
  const now = useSeconds(state.kind === 'lost');
  return (
    <p className={`connection-sign connection-${state.kind}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {state.kind === 'live' ? (
          <path d="M1.500 8.500 6 13 14.500 3" />
        ) : state.kind === 'connecting' ? (
          <path d="M8 1.500v3M8 11.500v3M1.500 8h3M11.500 8h3" />
        ) : (
          <path d="m3 3 10 10M13 3 3 13" />
        )}
      </svg>
      <span aria-live="polite">
        {state.kind === 'live' && sending.length > 0 ? online.strip.sending : wordsOf(state, now, online)}
        {state.kind === 'lost' && sending.length > 0 && ` ${online.strip.kept}`}
      </span>
      {state.kind === 'lost' && (
        <Button look="quiet" onClick={() => connection.wake()}>
          {online.strip.now}
        </Button>
      )}
    </p>
  );
}

/** In tens of seconds, then in minutes, so that whoever listens is not told every second. */
function wordsOf(state: ConnectionState, now: number, { strip, time }: PageText['words']['online']): string {
  if (state.kind !== 'lost') return strip[state.kind];
  const seconds = Math.max(0, Math.floor((now - state.since) / 1000));
  if (seconds < 60) return strip.lost(time.seconds(Math.max(1, Math.floor(seconds / 10) * 10)));
  return strip.lost(time.minutes(Math.floor(seconds / 60)));
}
