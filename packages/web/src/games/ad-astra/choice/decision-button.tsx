import type { ReactNode } from 'react';
import { leadsTo } from '../../../play/leads-to.ts';
import { ChoiceButton } from '../../../ui/choice-button.tsx';
import type { Play } from '../play.ts';

interface DecisionButtonProps {
  readonly play: Play;
  readonly decision: string;
  /** The sign of what is chosen. */
  readonly sign?: ReactNode;
  readonly word: string;
  /** What it costs or brings. */
  readonly effect?: ReactNode;
  /** The whole in words, read instead of signs and short words where these would not tell it. */
  readonly label?: string;
  readonly className?: string;
}

/** One decision as a button. It glows when it can be taken; when it can't, touching it tells why. */
export function DecisionButton({ play, decision, sign, word, effect, label, className = '' }: DecisionButtonProps): ReactNode {
  const legal = play.legal.has(decision);
  return (
    <ChoiceButton
      glows={legal}
      className={className}
      {...leadsTo(legal ? decision : null)}
      onClick={() => (legal ? play.decide : play.askWhy)(decision)}
    >
      {sign}
      <span className="choice-button-word" aria-hidden={label !== undefined}>
        {word}
      </span>
      {effect !== undefined && (
        <span className="choice-button-effect" aria-hidden={label !== undefined}>
          {effect}
        </span>
      )}
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </ChoiceButton>
  );
}
