import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';

/** B8.4: two elements to choose from, and who would gain the bonus. */
export function ScoringFigure(): ReactNode {
  return <CardFigure position="scoring" shows="scores" />;
}
