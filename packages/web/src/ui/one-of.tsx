import { type ReactNode, useId } from 'react';
import './one-of.css';

interface OneOfProps<Key extends string> {
  readonly legend: string;
  /** Null where what is chosen is none of them. */
  readonly value: Key | null;
  readonly choices: readonly { readonly key: Key; readonly name: string }[];
  /** What the present choice means. */
  readonly about?: string;
  readonly onChoose: (key: Key) => void;
}

/** A few things of which one is chosen, side by side. */
export function OneOf<Key extends string>({ legend, value, choices, about, onChoose }: OneOfProps<Key>): ReactNode {
  const group = useId();
  return (
    <fieldset className="one-of">
      <legend className="field-label">{legend}</legend>
      <div>
        {choices.map(({ key, name }) => (
          <label key={key}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={key === value}
              aria-describedby={about === undefined ? undefined : `${group}-about`}
              onChange={() => onChoose(key)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={`${group}-about`} className="field-hint">
          {about}
        </p>
      )}
    </fieldset>
  );
}
