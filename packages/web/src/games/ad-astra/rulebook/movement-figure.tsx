import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';

/** B5.2: what each way costs, for a starship in deep space and one on a planet. */
export function MovementFigure(): ReactNode {
  return <CardFigure position="moving" shows="galaxy" />;
}
