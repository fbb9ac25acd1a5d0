import type { ReactNode } from 'react';
import type { Play } from '../play.ts';
import './action-button.css';

interface ActionButtonProps {
  readonly play: Play;
  readonly decision: string;
  readonly word: string;
  /** What it costs or brings. */
  readonly effect: string;
  readonly shortcut?: string;
  /** The id of a fuller account of what it brings. */
  readonly describedBy?: string;
}

/** One decision as a button. It glows when it can be taken; when it can't, touching it tells why. */
export function ActionButton({ play, decision, word, effect, shortcut, describedBy }: ActionButtonProps): ReactNode {
  const legal = play.legal.has(decision);
  return (
    <button
      type="button"
      className={`action-button${legal ? ' action-button-glows' : ''}`}
      aria-disabled={!legal}
      aria-keyshortcuts={shortcut}
      aria-describedby={legal ? describedBy : undefined}
      onClick={() => (legal ? play.decide : play.askWhy)(decision)}
    >
      <span className="action-button-word">
        {word}
        {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
      </span>
      <span className="action-button-effect">{effect}</span>
    </button>
  );
}
