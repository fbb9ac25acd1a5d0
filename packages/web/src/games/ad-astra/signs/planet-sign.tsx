import { ALIEN, PLANET_KINDS, type PlanetKind } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import { memo, type ReactNode } from 'react';
import { Engraving } from './engraving.tsx';
import { ResourceDrawing } from './resource-sign.tsx';

interface PlanetSignProps {
  readonly kind: PlanetKind;
  readonly className?: string;
}

/** A planet: a globe that carries its resource, or the spiral of the aliens. */
export const PlanetSign = memo(function PlanetSign({ kind, className }: PlanetSignProps): ReactNode {
  return (
    <Engraving className={className}>
      <PlanetDrawing kind={kind} />
    </Engraving>
  );
});

/** The same, 32 × 32, as a part of a larger drawing. */
export const PlanetDrawing = memo(function PlanetDrawing({ kind }: { readonly kind: PlanetKind }): ReactNode {
  return (
    <g className={`engraving-lines of-${at(PLANET_KINDS, kind)}`}>
      <circle className="planet-body" cx={16} cy={16} r={15} />
      <path className="planet-hatching" d={LIMB} />
      {kind === ALIEN ? (
        <path d={SPIRAL} strokeWidth={2} />
      ) : (
        <g transform="translate(4.3 4.1) scale(.73)">
          <ResourceDrawing resource={kind} />
        </g>
      )}
    </g>
  );
});

/** The shaded side of a globe. */
const LIMB = 'M27.4 24.8A14 14 0 0 1 20 29.4M29.2 20.4a13.6 13.6 0 0 1-1.2 3M17 29.9a13 13 0 0 1-3-.2';
const SPIRAL =
  'M16.2 16.4c.2-1.6 2.8-1.4 2.9.9.1 2.7-3 4.1-5.5 3-3.4-1.4-3.8-6-1.4-8.4 3.4-3.4 9.4-1.9 11.4 2.4 1.5 3.4.6 7.2-1.8 9.9M16 16.2h.01';
