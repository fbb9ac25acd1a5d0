import type { Ink } from '@astrarium/protocol';
import { type ReactNode, useId } from 'react';
import { usePageText } from '../../i18n/use-page-text.ts';
import { InkOption } from '../../play/ink/ink-option.tsx';
import './join-form.css';

import '../../ui/field.css';

interface InkFieldProps {
  readonly legend: string;
  readonly inks: readonly Ink[];
  /** Null: that of the seat. */
  readonly ink: Ink | null;
  readonly taken: readonly Ink[];
  readonly onChoose: (ink: Ink) => void;
}

/** The inks of a game; those that others write in can't be chosen. */
export function InkField({ legend, inks, ink, taken, onChoose }: InkFieldProps): ReactNode {
  const words = usePageText().words.setup.inks;
  const group = useId();
  return (
    <fieldset className="ink-field">
      <legend className="field-label">{legend}</legend>
      <div className="ink-field-inks">
        {inks.map((choice) => (
          <InkOption
            key={choice}
            group={group}
            ink={choice}
            label={words[choice]}
            chosen={choice === ink}
            taken={taken.includes(choice)}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
