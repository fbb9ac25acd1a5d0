import { cardByCode } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { CardFigure } from '../card/card-figure.tsx';

/** The figure of Orion stands for Astra. */
export function Orion(): ReactNode {
  const orion = cardByCode('ori');
  return orion === undefined ? null : <CardFigure card={orion} />;
}
