import { CARDS } from '@astrarium/astra';
import type { ReactNode } from 'react';
import { Planisphere } from '../sky/planisphere.tsx';

/** The sky with the figures of all cards. */
export function WholeSky(): ReactNode {
  return <Planisphere lit={EVERY_CARD} />;
}

const EVERY_CARD = new Set(CARDS);
