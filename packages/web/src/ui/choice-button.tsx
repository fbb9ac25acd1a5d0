import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './choice-button.css';

interface ChoiceButtonProps extends ComponentProps<'button'> {
  /** Can it be taken? What can't may be touched all the same, to be told why. */
  readonly glows: boolean;
}

/** One of the things that can be decided at a table: a sign, a word, and what it costs or brings. */
export function ChoiceButton({ glows, className, ...rest }: ChoiceButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames('choice-button', glows && 'choice-button-glows', className)}
      aria-disabled={!glows}
      {...rest}
    />
  );
}
