import { type Bundle, countOf, ONE, type Place, RESOURCES, type Resource } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { CSSProperties, ReactNode } from 'react';
import type { Point } from '../../../lib/geometry.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import type { BuildOption } from './options.ts';
import { Panel } from './panel.tsx';
import type { GalaxyScene } from './scene.ts';
import './build-choice.css';

interface BuildChoiceProps {
  readonly scene: GalaxyScene;
  readonly place: Place;
  readonly choices: readonly BuildOption[];
  /** Where the planet stands; null where the choice takes the middle. */
  readonly beside: Beside | null;
  readonly onClose: () => void;
}

export interface Beside {
  readonly planet: Point;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** What can be built on a planet, a button for each way to pay for it (B6.2). */
export function BuildChoice({ scene, place, choices, beside, onClose }: BuildChoiceProps): ReactNode {
  const { words, named } = useAdAstraText();
  const of = words.galaxy.build;
  const { play, own, act } = scene;
  const ink = (own === null ? undefined : play.seats[own]?.ink) ?? 'rose';
  const payments = choices.flatMap(({ item, cost, payments: ways }) =>
    ways.map(({ ore, decision }) => ({ item, decision, price: cost.cards + (ore === null ? 0 : at(ONE, ore)) })),
  );
  return (
    <Panel
      label={of.label(named.place(place))}
      title={of.label(named.place(place))}
      close={of.close}
      onClose={onClose}
      className="build-choice"
      style={beside === null ? undefined : besidePlanet(beside, payments.length)}
    >
      <ul>
        {payments.map(({ item, decision, price }, index) => (
          <li key={decision}>
            <Pressable
              className="build-choice-item"
              {...leadsTo(decision)}
              data-first={index === 0 ? true : undefined}
              aria-label={of.choice(of[item], named.cards(price))}
              onClick={() => act({ kind: 'decide', decision })}
            >
              <PawnSign item={item} ink={ink} />
              <span className="build-choice-name">{of[item]}</span>
              <span className="build-choice-price">
                {cardsOf(price).map(({ key, resource }) => (
                  <ResourceSign key={key} resource={resource} />
                ))}
              </span>
            </Pressable>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One by one, for drawing. */
function cardsOf(bundle: Bundle): readonly { readonly key: string; readonly resource: Resource }[] {
  return RESOURCES.flatMap((name, resource) =>
    Array.from({ length: countOf(bundle, resource) }, (_, card) => ({ key: `${name} ${card}`, resource })),
  );
}

/** To that side of the planet where there is more room, and not beyond the edge; heights as in the style sheet. */
function besidePlanet({ planet, radius, width, height }: Beside, choices: number): CSSProperties {
  const gap = radius * 1.6;
  const top = Math.max(4, Math.min(planet.y - 60, height - (60 + choices * 49)));
  return planet.x < width / 2 ? { top, left: planet.x + gap, margin: 0 } : { top, left: 'auto', right: width - planet.x + gap, margin: 0 };
}
