import type { ReactNode } from 'react';
import type { Ink } from '../../client/local/messages.ts';
import { SeatToken } from './seat-token.tsx';
import './ink-option.css';

interface InkOptionProps {
  readonly group: string;
  readonly ink: Ink;
  readonly label: string;
  readonly chosen: boolean;
  /** Somebody else writes in it. */
  readonly taken: boolean;
  /** It can be taken all the same; whoever has it gets another. */
  readonly exchanged?: boolean;
  readonly onChoose: () => void;
}

/** One of the inks to choose from: a radio button that looks like the token it stands for. */
export function InkOption({ group, ink, label, chosen, taken, exchanged = false, onChoose }: InkOptionProps): ReactNode {
  return (
    <label className={taken ? 'ink-option ink-option-taken' : 'ink-option'} title={label}>
      <input type="radio" className="visually-hidden" name={group} checked={chosen} disabled={taken && !exchanged} onChange={onChoose} />
      <SeatToken ink={ink} size="1.7rem" />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
