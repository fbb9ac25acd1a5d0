import { type CardId, cardOf } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { explained } from '../../../../play/help/explained.ts';
import { leadsTo } from '../../../../play/leads-to.ts';
import { ChoiceButton } from '../../../../ui/choice-button.tsx';
import { BoonIcon } from '../../card/boon-icon.tsx';
import { useAstraText } from '../../use-astra-text.ts';
import { boonOf } from '../notation.ts';
import './boon-choice.css';

interface BoonChoiceProps {
  readonly card: CardId;
  /** Boxes crossed out, as a set (A8.2). */
  readonly crossed: number;
  readonly legal: ReadonlySet<string>;
  /** What the rules allow: in a lesson more than can be picked. */
  readonly allowed?: ReadonlySet<string>;
  readonly onPick: (decision: string) => void;
  readonly onAskWhy: (decision: string) => void;
}

/** The four Boons of a card as buttons, left to right; those that are not open tell why. */
export function BoonChoice({ card, crossed, legal, allowed = legal, onPick, onAskWhy }: BoonChoiceProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.action;
  return (
    <div className="boon-choice" {...explained('boon')}>
      {cardOf(card).boons.map(({ kind, amount }, box) => {
        const decision = boonOf(box);
        const pickable = legal.has(decision);
        const open = allowed.has(decision);
        const closed = crossed & (1 << box) ? words.boonCrossed : words.boonClosed;
        return (
          <ChoiceButton
            key={decision}
            glows={pickable}
            className={`action-button${open ? '' : ' boon-closed'}`}
            aria-keyshortcuts={`${box + 1}`}
            {...leadsTo(pickable ? decision : null)}
            onClick={() => (pickable ? onPick : onAskWhy)(decision)}
          >
            <span className="choice-button-word" aria-hidden="true">
              <BoonIcon kind={kind} /> {amount}
            </span>
            <span className="choice-button-effect" aria-hidden="true">
              {open ? astra.boonWords(kind, amount) : closed}
            </span>
            <span className="visually-hidden">
              {words.boon(astra.boonNames[kind], astra.boons(kind, amount))}
              {open ? '' : ` (${closed})`}
            </span>
          </ChoiceButton>
        );
      })}
    </div>
  );
}
