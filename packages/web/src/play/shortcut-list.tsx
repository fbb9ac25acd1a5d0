import { Fragment, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import './shortcut-list.css';

/** Keys as they are written on the keyboard, and what they do. */
export interface ShortcutRow {
  readonly keys: readonly string[];
  readonly words: string;
}

interface ShortcutListProps {
  readonly rows: readonly ShortcutRow[];
  readonly onClose: () => void;
}

/** Every key the table listens to. */
export function ShortcutList({ rows, onClose }: ShortcutListProps): ReactNode {
  const words = useText().words.table.shortcuts;
  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <dl className="shortcut-list">
        {rows.map((row) => (
          <Fragment key={row.words}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{row.words}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
