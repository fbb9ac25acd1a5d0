import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';

/** A5.2, A5.3: where one may begin on a card with marks, and how one goes on. */
export function MarkingFigure(): ReactNode {
  return <CardFigure position="begun" />;
}
