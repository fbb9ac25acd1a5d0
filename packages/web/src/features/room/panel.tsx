import type { Room } from '@astrarium/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { TableIcon } from '../../ui/icons/table-icon.tsx';
import { Chat } from './chat.tsx';
import { Notes } from './notes.tsx';
import type { PanelName } from './online-strip.tsx';
import { TablePanel } from './table-panel.tsx';
import './panel.css';

interface PanelProps {
  readonly name: PanelName;
  readonly room: Room;
  readonly onClose: () => void;
  /** What is to be seen first. */
  readonly children: ReactNode;
}

/** Beside the table, not over it: one can talk and play at the same time. */
export function Panel({ name, room, onClose, children }: PanelProps): ReactNode {
  const { online } = usePageText().words;
  const { you } = useOnlineState();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <aside className={`online-panel online-panel-${name}`} aria-labelledby={id}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {online[name].title}
        </h2>
        <button type="button" className="icon-button" aria-label={online.close} title={online.close} onClick={onClose}>
          <TableIcon name="close" />
        </button>
      </header>
      {children}
      {name === 'chat' && <Chat />}
      {name === 'notes' && you.seats.map((seat) => <Notes key={seat} seat={seat} name={room.seats[seat]?.name ?? ''} />)}
      {name === 'table' && <TablePanel room={room} />}
    </aside>
  );
}
