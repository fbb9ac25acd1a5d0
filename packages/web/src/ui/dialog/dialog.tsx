import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { TableIcon } from '../icons/table-icon.tsx';
import './dialog.css';
import { DialogNote } from './dialog-note.ts';

interface DialogProps {
  readonly title: string;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** A button for its head, beside the one that closes it. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet laid over the table for as long as it is drawn. Escape, its button and a touch beside it put it away. */
export function Dialog({ title, close, onClose, className = '', help, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const note = use(DialogNote);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-labelledby={heading} closedby="any" onClose={onClose}>
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {help}
        <button type="button" className="icon-button" aria-label={close} title={close} onClick={() => dialog.current?.close()}>
          <TableIcon name="close" />
        </button>
      </header>
      {children}
      {note !== null && <div className="dialog-note">{note}</div>}
    </dialog>
  );
}
