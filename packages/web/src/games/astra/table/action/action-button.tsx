import { memo, type ReactNode } from 'react';
import type { Explained } from '../../../../i18n/en/explained.ts';
import { explained } from '../../../../play/help/explained.ts';
import { leadsTo } from '../../../../play/leads-to.ts';
import { ChoiceButton } from '../../../../ui/choice-button.tsx';
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
  /** What it is, for whoever asks. */
  readonly what?: Explained;
}

/** One decision as a button. It glows when it can be taken; when it can't, touching it tells why. */
export function ActionButton({ play, ...props }: ActionButtonProps): ReactNode {
  const legal = play.legal.has(props.decision);
  return <Button {...props} legal={legal} onTouch={legal ? play.decide : play.askWhy} />;
}

interface ButtonProps extends Omit<ActionButtonProps, 'play'> {
  readonly legal: boolean;
  readonly onTouch: (decision: string) => void;
}

const Button = memo(function Button({ decision, word, effect, shortcut, describedBy, what, legal, onTouch }: ButtonProps): ReactNode {
  return (
    <ChoiceButton
      glows={legal}
      className="action-button"
      aria-keyshortcuts={shortcut}
      aria-describedby={legal ? describedBy : undefined}
      {...leadsTo(legal ? decision : null)}
      {...(what !== undefined && explained(what))}
      onClick={() => onTouch(decision)}
    >
      <span className="choice-button-word">
        {word}
        {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
      </span>
      <span className="choice-button-effect">{effect}</span>
    </ChoiceButton>
  );
});
