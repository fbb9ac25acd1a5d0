import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Hint } from './hint.tsx';
import './choice.css';

interface ChoiceProps<Key extends string | number> {
  readonly legend: string;
  /** Where what is asked is plain to see, it is only read out. */
  readonly legendHidden?: boolean;
  /** Null where what is chosen is none of them. */
  readonly value: Key | null;
  readonly choices: readonly { readonly key: Key; readonly name: ReactNode }[];
  /** What the present choice means. */
  readonly about?: string;
  readonly className?: string;
  readonly onChoose: (key: Key) => void;
}

/** A few things of which one is chosen, side by side. */
export function Choice<Key extends string | number>(props: ChoiceProps<Key>): ReactNode {
  const { legend, legendHidden = false, value, choices, about, className, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={classNames('choice', className)}>
      <legend className={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      <div>
        {choices.map(({ key, name }) => (
          <label key={key}>
            <input
              type="radio"
              name={group}
              checked={key === value}
              aria-describedby={about === undefined ? undefined : `${group}-about`}
              onChange={() => onChoose(key)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <Hint id={`${group}-about`}>{about}</Hint>}
    </fieldset>
  );
}
