import {
  ALIEN_COLONY_POINTS,
  ALIEN_FACTORY_POINTS,
  BONUS,
  DEEP,
  DEEP_SPACE,
  ELEMENTS,
  ENERGY,
  flightCost,
  HAND_LIMIT,
  ITEMS,
  placeOf,
  TERRAFORMING_POINTS,
} from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';

/** What pawns on a planet produce (B4.2). */
export function Productions(): ReactNode {
  const { words } = useAdAstraText();
  return (
    <>
      <dl className="reference-lines">
        {ITEMS.map((item) => (
          <div key={item}>
            <dt>{words.holdings.items[item]}</dt>
            <dd>{words.reference.produceLine[item]}</dd>
          </div>
        ))}
      </dl>
      <p>{words.reference.planetNote}</p>
      <p>{words.reference.limit(HAND_LIMIT)}</p>
    </>
  );
}

/** What a move costs (B5.2): told by the rule itself, for one flight of each kind. */
export function MoveCosts(): ReactNode {
  const { words, named } = useAdAstraText();
  const [here, there] = [0, 1];
  const lines = [
    ['fromDeep', flightCost(DEEP_SPACE, here)],
    ['toDeep', flightCost(placeOf(here, 0), DEEP)],
    ['inside', flightCost(placeOf(here, 0), here)],
    ['across', flightCost(placeOf(here, 0), there)],
  ] as const;
  return (
    <dl className="reference-lines">
      {lines.map(([way, cost]) => (
        <div key={way}>
          <dt>{words.reference.moveLines[way]}</dt>
          <dd>
            {cost} <ResourceSign resource={ENERGY} />
            <span className="visually-hidden">{named.resource(ENERGY)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What each element scores (B8.2, B8.3). */
export function ScoringLines(): ReactNode {
  const { words, adAstra } = useAdAstraText();
  return (
    <>
      <dl className="reference-lines reference-scoring">
        {ELEMENTS.map((element) => (
          <div key={element}>
            <dt>{adAstra.elements[element]}</dt>
            <dd>{words.reference.scoringLines[element]}</dd>
          </div>
        ))}
      </dl>
      <p>{words.reference.bonus(BONUS)}</p>
    </>
  );
}

/** Points that building brings (B6.4, B6.6). */
export function AtOnce(): ReactNode {
  const words = useAdAstraText().words.reference;
  const lines = [
    ['terraformer', TERRAFORMING_POINTS],
    ['colony', ALIEN_COLONY_POINTS],
    ['factory', ALIEN_FACTORY_POINTS],
  ] as const;
  return (
    <dl className="reference-lines">
      {lines.map(([what, points]) => (
        <div key={what}>
          <dt>{words.atOnceLines[what]}</dt>
          <dd>+{points}</dd>
        </div>
      ))}
    </dl>
  );
}
