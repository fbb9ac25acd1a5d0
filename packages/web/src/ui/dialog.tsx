import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { PanelHead } from './panel.tsx';
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
      <PanelHead title={title} titleId={heading} more={help} close={close} onClose={() => dialog.current?.close()} />
      {children}
      {note !== null && <div className="dialog-note">{note}</div>}
    </dialog>
  );
}
