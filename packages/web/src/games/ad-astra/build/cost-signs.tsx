import { type Bundle, type Cost, countOf, type missingFor, NOTHING, RESOURCES, type Resource } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { ResourceSign } from '../signs/resource-sign.tsx';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import './cost-signs.css';
import { OreSign } from './ore-sign.tsx';

interface CostSignsProps {
  readonly cost: Cost;
  /** What of it is not in the hand; left out, nothing is said about it. */
  readonly missing?: Missing;
}

type Missing = ReturnType<typeof missingFor>;

const NOTHING_MISSING: Missing = { cards: NOTHING, ore: false };

/** A cost as a row of signs; those that can't be paid are hollow and struck through. */
export function CostSigns({ cost, missing = NOTHING_MISSING }: CostSignsProps): ReactNode {
  return (
    <span className="cost-signs" aria-hidden="true">
      {cardsOf(cost.cards).map(({ resource, nth }) => (
        <span key={`${resource}.${nth}`} className={nth < countOf(missing.cards, resource) ? 'cost-missing' : undefined}>
          <ResourceSign resource={resource} />
        </span>
      ))}
      {cost.anyOre && (
        <span className={missing.ore ? 'cost-missing' : undefined}>
          <OreSign />
        </span>
      )}
    </span>
  );
}

export function costInWords({ cards, anyOre }: Cost, { words, named }: AdAstraSpoken): string {
  return named.all([...named.cards(cards).split(', '), ...(anyOre ? [words.holdings.build.oreOfChoice] : [])]);
}

/** What is missing of a cost; nothing said if nothing is. */
export function missingInWords({ cards, ore }: Missing, { words, named }: AdAstraSpoken): string {
  const names = RESOURCES.flatMap((_, resource) => {
    const amount = countOf(cards, resource);
    return amount === 0 ? [] : [amount === 1 ? named.resource(resource) : `${amount} ${named.resource(resource)}`];
  });
  return [...names, ...(ore ? [words.holdings.build.anyOre] : [])].join(', ');
}

/** Each card by itself. */
function cardsOf(bundle: Bundle): { resource: Resource; nth: number }[] {
  return RESOURCES.flatMap((_, resource) => Array.from({ length: countOf(bundle, resource) }, (__, nth) => ({ resource, nth })));
}
