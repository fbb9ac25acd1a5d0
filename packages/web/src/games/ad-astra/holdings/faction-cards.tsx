import { type Faction, lacks, MOVEMENT, PRODUCTION } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { ReactNode } from 'react';
import { ActionSign } from '../signs/action-sign.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { SystemSign } from '../signs/system-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './faction-cards.css';

/** The pairs on the three Production and the three Movement cards of a faction, and the systems it lacks (B1.5). */
export function FactionCards({ faction }: { readonly faction: Faction }): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.reference;
  return (
    <ul className="faction-cards">
      {at(PRODUCTION, faction).map((pair) => (
        <li key={pair.join()}>
          <ActionSign action="production" className="faction-card-action" />
          {pair.map((resource) => (
            <ResourceSign key={resource} resource={resource} />
          ))}
          <span>{pair.map((resource) => named.resource(resource)).join(` ${words.or} `)}</span>
        </li>
      ))}
      {at(MOVEMENT, faction).map((pair) => (
        <li key={pair.join()}>
          <ActionSign action="movement" className="faction-card-action" />
          {pair.map((system) => (
            <SystemSign key={system} system={system} />
          ))}
          <span>{pair.map((system) => named.system(system)).join(` ${words.and} `)}</span>
        </li>
      ))}
      <li className="faction-cards-missing">
        <b>{words.missing}</b>
        {lacks(faction).map((system) => (
          <SystemSign key={system} system={system} />
        ))}
        <span>{named.all(lacks(faction).map((system) => named.system(system)))}</span>
      </li>
    </ul>
  );
}
