import type { Viewer } from '@astrarium/core';
import { type ReactNode, useId, useState } from 'react';
import type { TableUpdate } from '../../client/local/messages.ts';
import { isOnlineId } from '../../client/online/online-id.ts';
import { Link } from '../../client/route/link.tsx';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Button } from '../../ui/button.tsx';
import { SiteMark } from '../../ui/ornament/site-mark.tsx';
import type { Replay } from './use-replay.ts';
import './replay-bar.css';

import '../../ui/field.css';

interface ReplayBarProps {
  readonly opened: TableUpdate;
  readonly replay: Replay;
  readonly onFork: (sameCards: boolean) => void;
  readonly onExport: () => void;
}

/** Where one is, whose view is shown, and what can be made of this moment. */
export function ReplayBar({ opened, replay, onFork, onExport }: ReplayBarProps): ReactNode {
  const { words } = usePageText();
  const { replay: text } = words;
  const viewerId = useId();
  const [sameCards, setSameCards] = useState(false);
  const { seats, table, result } = opened;
  // The record of an online game is told when the game is over: until then nothing can be made of it.
  const told = result !== null || !isOnlineId(table);
  const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? text.everyone : (seats[viewer]?.name ?? ''));
  return (
    <header className="replay-bar">
      <Link className="replay-home" to={{ page: 'home' }} aria-label={words.siteName}>
        <SiteMark />
      </Link>
      <h1>{text.title}</h1>
      <nav className="replay-places" aria-label={words.site.places}>
        <Link className="text-link" to={{ page: result === null ? 'table' : 'result', id: table }}>
          {result === null ? text.back.table : text.back.result}
        </Link>
        <Link className="text-link" to={{ page: 'games' }}>
          {text.back.games}
        </Link>
      </nav>
      <div className="replay-eyes">
        <label htmlFor={viewerId}>{text.eyes}</label>
        <select
          id={viewerId}
          className="field-input"
          value={String(replay.viewer)}
          onChange={({ target }) => replay.lookAs(target.value === 'spectator' ? 'spectator' : Number(target.value))}
        >
          {replay.viewers.map((viewer) => (
            <option key={viewer} value={String(viewer)}>
              {nameOf(viewer)}
            </option>
          ))}
        </select>
      </div>
      {told && (
        <>
          <Button onClick={onExport}>{text.export}</Button>
          <Button
            look="gold"
            title={text.forkHint}
            disabled={result !== null && replay.version === opened.version}
            onClick={() => onFork(sameCards)}
          >
            {text.fork}
          </Button>
          <label className="replay-same" title={text.sameCardsHint}>
            <input type="checkbox" checked={sameCards} onChange={({ target }) => setSameCards(target.checked)} />
            {text.sameCards}
          </label>
        </>
      )}
    </header>
  );
}
