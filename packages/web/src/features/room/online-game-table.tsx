import type { Room } from '@astrarium/protocol';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { EndWays } from '../../play/end-ways.ts';
import { TablePage } from '../table/table-page.tsx';
import { OnlineStrip, type PanelName } from './online-strip.tsx';
import { Panel } from './panel.tsx';
import { RematchButton } from './rematch-button.tsx';
import { SinceDialog } from './since-dialog.tsx';
import { UndoQuestion } from './undo-question.tsx';
import { useSentMark } from './use-sent-mark.ts';
import { useTurnSignal } from './use-turn-signal.ts';
import './online-game-table.css';

const TextTablePage = lazy(async () => ({ default: (await import('../../play/text/text-table-page.tsx')).TextTablePage }));

interface OnlineGameTableProps {
  readonly room: Room;
  readonly inWords: boolean;
}

/** The game at an online table: the same table as at home, and above it who is here and how much time they have. */
export function OnlineGameTable({ room, inWords }: OnlineGameTableProps): ReactNode {
  const { sending, chat } = useOnlineState();
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [heard, setHeard] = useState(() => chat.at(-1)?.number ?? 0);
  const newest = chat.at(-1)?.number ?? 0;
  if (panel === 'chat' && heard !== newest) setHeard(newest);
  useSentMark(place, sending.length > 0);
  useTurnSignal();

  useEffect(() => {
    const away = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('dialog:modal') === null) setPanel(null);
    };
    document.addEventListener('keydown', away);
    return () => document.removeEventListener('keydown', away);
  }, []);

  const rematchWay = useMemo(() => (room.phase === 'finished' ? <RematchButton room={room} /> : null), [room]);
  const toggle = (name: PanelName): void => setPanel((now) => (now === name ? null : name));
  return (
    <EndWays value={rematchWay}>
      <div ref={place} className={sending.length > 0 ? 'online-table online-table-sending' : 'online-table'}>
        <OnlineStrip room={room} panel={panel} unread={chat.filter(({ number }) => number > heard).length} onPanel={toggle} />
        {inWords ? (
          <Suspense>
            <TextTablePage id={room.table} />
          </Suspense>
        ) : (
          <TablePage id={room.table} />
        )}
        {panel === null ? (
          <UndoQuestion room={room} />
        ) : (
          <Panel key={panel} name={panel} room={room} onClose={() => setPanel(null)}>
            <UndoQuestion room={room} />
          </Panel>
        )}
        <SinceDialog />
      </div>
    </EndWays>
  );
}
