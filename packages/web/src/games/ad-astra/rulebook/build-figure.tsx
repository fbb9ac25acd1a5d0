import type { ReactNode } from 'react';
import { CardFigure } from './card-figure.tsx';

/** B6.2: what can be built, where, and for which cards. */
export function BuildFigure(): ReactNode {
  return <CardFigure position="building" shows="galaxy" />;
}
