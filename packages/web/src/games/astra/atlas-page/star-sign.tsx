import type { ReactNode } from 'react';
import { starShape } from '../atlas/star-size.ts';

/** A star by its magnitude, as the map has it. */
export function StarSign({ magnitude }: { readonly magnitude: number }): ReactNode {
  return <path className={magnitude < 1.5 ? 'star-sign star-sign-first' : 'star-sign'} d={`M0 0${starShape(magnitude, 1)}`} />;
}
