import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './button.css';

interface ButtonLook {
  /** Gold for what one most likely wants, quiet for what stands aside, a word for what is part of the text; else outlined. */
  readonly look?: 'gold' | 'quiet' | 'word' | undefined;
  readonly large?: boolean | undefined;
  readonly className?: string | undefined;
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** What does something when it is pressed, and says so in words. */
export function Button({ look, large, className, ...rest }: ButtonProps): ReactNode {
  return <button type="button" className={buttonClass({ look, large, className })} {...rest} />;
}

/** For a link that looks like a button. */
export function buttonClass({ look, large, className }: ButtonLook): string {
  return classNames(look !== 'word' && 'button', look !== undefined && `button-${look}`, large && 'button-large', className);
}
