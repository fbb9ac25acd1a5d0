import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';
import { MOVING } from './positions.ts';

/** B5.2: what each way costs, for a starship in deep space and one on a planet. */
export function MovementFigure(): ReactNode {
  return <CardFigure position={MOVING} shows="galaxy" />;
}
