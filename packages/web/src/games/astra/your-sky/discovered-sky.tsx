import { CARDS, type Card } from '@astrarium/astra';
import { type ReactNode, useMemo } from 'react';
import type { PrintedFigure } from '../engraved/print.ts';
import { Planisphere } from '../sky/planisphere.tsx';

interface DiscoveredSkyProps {
  readonly found: ReadonlySet<Card>;
  /** What the map shows. */
  readonly label: string;
}

/** The planisphere: what has been discovered is inked in, all else only outlined. */
export function DiscoveredSky({ found, label }: DiscoveredSkyProps): ReactNode {
  const figures = useMemo(() => figuresOf(found), [found]);
  return <Planisphere lit={found} figures={figures} label={label} />;
}

/** The figures of such a sky, the faint ones at the back. */
export function figuresOf(found: ReadonlySet<Card>): readonly PrintedFigure[] {
  const [inked, dark] = [CARDS.filter((card) => found.has(card)), CARDS.filter((card) => !found.has(card))];
  return [...dark.map(({ code }) => ({ code, strength: DARK, outline: true })), ...inked.map(({ code }) => ({ code, strength: 1 }))];
}

const DARK = 0.25;
