import type { ReactNode } from 'react';
import { FigureFrame } from '../../play/figures/figure-frame.tsx';
import { FIGURES } from './figures-by-rule.ts';

/** The figure of a rule, if it has one. */
export function FigureOf({ rule }: { readonly rule: string }): ReactNode {
  const figure = FIGURES[rule];
  return figure === undefined ? null : <FigureFrame figure={figure} />;
}
