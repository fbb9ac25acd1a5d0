import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';

/** A12: the worked example, to be played as it is told or otherwise. */
export function ExampleFigure(): ReactNode {
  return <CardFigure position="unmarked" />;
}
