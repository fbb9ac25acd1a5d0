import { CARDS } from '@astrarium/astra';
import { type ReactNode, useMemo } from 'react';
import { Planisphere } from '../sky/planisphere.tsx';
import { figuresOf } from '../your-sky/discovered-sky.tsx';
import { useYourSky } from '../your-sky/use-your-sky.ts';

/** The sky with the stars of all cards; whatever was discovered at this browser is inked in. */
export function WholeSky(): ReactNode {
  const { discovered } = useYourSky();
  const figures = useMemo(() => figuresOf(new Set(discovered?.map(({ card }) => card))), [discovered]);
  return <Planisphere lit={EVERY_CARD} figures={figures} />;
}

const EVERY_CARD = new Set(CARDS);
