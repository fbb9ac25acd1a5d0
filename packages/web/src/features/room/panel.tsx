import type { Room } from '@astrarium/protocol';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useOnlineState } from '../../client/online/use-online-table.ts';
import { usePageText } from '../../i18n/use-page-text.ts';
import { Panel as Sheet } from '../../ui/panel.tsx';
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
    <Sheet
      as="aside"
      className={`online-panel online-panel-${name}`}
      aria-labelledby={id}
      title={online[name].title}
      titleId={id}
      titleRef={heading}
      close={online.close}
      onClose={onClose}
    >
      {children}
      {name === 'chat' && <Chat />}
      {name === 'notes' && you.seats.map((seat) => <Notes key={seat} seat={seat} name={room.seats[seat]?.name ?? ''} />)}
      {name === 'table' && <TablePanel room={room} />}
    </Sheet>
  );
}
