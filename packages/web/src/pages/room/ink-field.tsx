import { INKS, type Ink } from '@astrarium/protocol';
import { type ReactNode, useId } from 'react';
import { SeatToken } from '../../table/ink/seat-token.tsx';
import { usePageText } from '../../text/use-page-text.ts';
import './join-form.css';

interface InkFieldProps {
  readonly legend: string;
  /** Null: that of the seat. */
  readonly ink: Ink | null;
  readonly taken: readonly Ink[];
  readonly onChoose: (ink: Ink) => void;
}

/** The five inks of Astra; those that others write in can't be chosen. */
const CHOICES = INKS.slice(0, 5);

export function InkField({ legend, ink, taken, onChoose }: InkFieldProps): ReactNode {
  const { inks } = usePageText().words.setup;
  const group = useId();
  return (
    <fieldset className="ink-field">
      <legend className="field-label">{legend}</legend>
      <div className="ink-field-inks">
        {CHOICES.map((choice) => (
          <label key={choice} className="ink-field-ink" title={inks[choice]}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={choice === ink}
              disabled={taken.includes(choice)}
              onChange={() => onChoose(choice)}
            />
            <SeatToken ink={choice} size="1.7rem" />
            <span className="visually-hidden">{inks[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
