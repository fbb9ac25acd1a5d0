import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SeatPlan } from '../client/local/messages.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { SeatToken } from './ink/seat-token.tsx';
import './curtain.css';

interface CurtainProps {
  /** Who may open it. */
  readonly seat: SeatPlan;
  /** Why the others should not look. */
  readonly why: string;
  /** Left out where a decision has to be taken behind the curtain. */
  readonly onLeave?: () => void;
  /** Where the curtain only has to be lifted, and what it hides is the table itself. */
  readonly onReady?: () => void;
  /** Another way out, for whoever sat here before. */
  readonly aside?: ReactNode;
  /** What is shown behind the curtain, otherwise. */
  readonly children?: ReactNode;
}

/** Covers the whole screen until the right person sits before it. */
export function Curtain({ seat, why, onLeave, onReady, aside, children }: CurtainProps): ReactNode {
  const words = useText().words.table.curtain;
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`curtain in-${seat.ink}`}
      aria-labelledby={heading}
      closedby={onLeave === undefined ? 'none' : 'closerequest'}
      // Some browsers let a second Escape through.
      onClose={onLeave ?? (() => dialog.current?.showModal())}
    >
      <div className="curtain-body">
        <SeatToken ink={seat.ink} size="4.5rem" />
        <h2 id={heading}>{open ? seat.name : words.passTo(seat.name)}</h2>
        {open ? (
          children
        ) : (
          <>
            <p>{why}</p>
            <Button look="gold" large onClick={onReady ?? (() => setOpen(true))}>
              {words.ready(seat.name)}
            </Button>
            {aside}
          </>
        )}
        {onLeave !== undefined && (
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {open ? words.hide : words.back}
          </Button>
        )}
      </div>
    </dialog>
  );
}
