import { ORES } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { Engraving } from '../signs/engraving.tsx';
import { ResourceDrawing } from '../signs/resource-sign.tsx';

/** An Ore of choice: the three of them, one behind the other. */
export function OreSign(): ReactNode {
  return (
    <Engraving className="ore-sign">
      {ORES.map((resource, nth) => (
        <g key={resource} transform={PLACES[nth]}>
          <ResourceDrawing resource={resource} />
        </g>
      ))}
    </Engraving>
  );
}

const PLACES = ['translate(8 0) scale(.5)', 'translate(0 15) scale(.5)', 'translate(16 15) scale(.5)'];
