import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './plate.css';

interface PlateProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'article' | 'div' | 'fieldset' | 'li' | 'section';
}

/** A plate of the atlas: a strong rule outside, a fine one inside. */
export function Plate({ as: Tag = 'div', className, ...rest }: PlateProps): ReactNode {
  return <Tag className={classNames('plate', className)} {...rest} />;
}
