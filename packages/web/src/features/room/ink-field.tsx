import { INKS, type Ink } from '@astrarium/protocol';
import { type ReactNode, useId } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { InkOption } from '../../play/ink/ink-option.tsx';
import './join-form.css';

import '../../ui/field.css';

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
          <InkOption
            key={choice}
            group={group}
            ink={choice}
            label={inks[choice]}
            chosen={choice === ink}
            taken={taken.includes(choice)}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
