import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Hint } from './hint.tsx';
import './field.css';

/** What a field gives to the input, select or textarea in it. */
interface Control {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Where the label is only read out, since everything around says it already. */
  readonly labelHidden?: boolean;
  /** What is wrong with what stands in it; nothing if it is right. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly className?: string;
  readonly children: (control: Control) => ReactNode;
}

/** A control with its label, what is wrong with it, and what it is for. */
export function Field({ label, labelHidden = false, error, hint, className, children }: FieldProps): ReactNode {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== false;
  const about = classNames(wrong && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <div className={classNames('field', className)}>
      <label className={labelHidden ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: 'field-input', 'aria-invalid': wrong || undefined, 'aria-describedby': about === '' ? undefined : about })}
      {wrong && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}
