import { ENERGY } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { ResourceSign } from '../signs/resource-sign.tsx';
import './energy-cost.css';

/** What a flight costs (B5.2); the words are in the label of what it stands on. */
export function EnergyCost({ energy }: { readonly energy: number }): ReactNode {
  return (
    <span className="energy-cost" aria-hidden="true">
      {energy}
      <ResourceSign resource={ENERGY} />
    </span>
  );
}
