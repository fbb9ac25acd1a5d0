import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './field.css';

interface HintProps {
  readonly id?: string;
  readonly className?: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** What is good to know beside a control, in a softer voice. */
export function Hint({ className, ...rest }: HintProps): ReactNode {
  return <p className={classNames('field-hint', className)} {...rest} />;
}
