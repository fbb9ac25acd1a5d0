import type { AstraView } from '@astrarium/astra';
import type { ReactNode } from 'react';
import type { SeatPlan } from '../../../client/local/messages.ts';
import { Curtain } from '../../../play/curtain.tsx';
import type { Why } from '../../../play/why.ts';
import { WhyNote } from '../../../play/why-note.tsx';
import { useAstraText } from '../use-astra-text.ts';
import { BoonChoice } from './action/boon-choice.tsx';
import { cardName } from './names.ts';
import './secret.css';

interface SecretPickProps {
  readonly view: AstraView;
  readonly plan: SeatPlan;
  readonly legal: ReadonlySet<string>;
  readonly why: Why | null;
  readonly onDismiss: () => void;
  readonly onPick: (decision: string) => void;
  readonly onAskWhy: (decision: string) => void;
}

/** A tied assistant picks a Boon that nobody else before the screen sees (A8.3). */
export function SecretPick({ view, plan, legal, why, onDismiss, onPick, onAskWhy }: SecretPickProps): ReactNode {
  const { words: all, astra } = useAstraText();
  const words = all.table.curtain;
  const frame = view.frames.at(-1);
  const card = frame === undefined ? undefined : view.slots[frame.slot]?.card;
  if (frame === undefined || card === undefined) return null;
  return (
    <Curtain seat={plan} why={words.secretPick(cardName(astra, card))}>
      <p>{words.pick(cardName(astra, card))}</p>
      <div className="secret-boons">
        <BoonChoice card={card} crossed={frame.used} legal={legal} onPick={onPick} onAskWhy={onAskWhy} />
        <WhyNote why={why} onDismiss={onDismiss} />
      </div>
    </Curtain>
  );
}
