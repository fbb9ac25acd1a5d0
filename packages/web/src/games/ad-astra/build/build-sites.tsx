import {
  ALIEN,
  ALIEN_COLONY_POINTS,
  ALIEN_FACTORY_POINTS,
  countOf,
  type ItemName,
  NOTHING,
  type PlanetKind,
  type Resource,
  TERRAFORMING_POINTS,
} from '@astrarium/ad-astra';
import type { Seat } from '@astrarium/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { DecisionButton } from '../choice/decision-button.tsx';
import type { Play } from '../play.ts';
import { PawnSign } from '../signs/pawn-sign.tsx';
import { PlanetSign } from '../signs/planet-sign.tsx';
import { ResourceSign } from '../signs/resource-sign.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import './build-sites.css';
import { decisionOf, legalOres, legalPlaces } from './decisions.ts';

interface BuildSitesProps {
  readonly play: Play;
  readonly seat: Seat;
  readonly item: ItemName;
  readonly onBack: () => void;
}

/** Where the chosen item goes, and which Ore pays for it where several could. */
export function BuildSites({ play, seat, item, onBack }: BuildSitesProps): ReactNode {
  const { words: all, named } = useAdAstraText();
  const words = all.holdings.build;
  const ores = legalOres(play, item);
  const [chosen, choose] = useState<Resource | null>(null);
  const ore = chosen !== null && ores.includes(chosen) ? chosen : plentiful(play, seat, ores);
  const name = all.holdings.items[item];
  const ink = play.seats[seat]?.ink ?? 'ash';
  return (
    <>
      <div className="build-sites-head">
        <p>
          <PawnSign item={item} ink={ink} /> {item === 'starship' ? name : words.where(name)}
        </p>
        {item !== 'starship' && ores.length > 1 && <OreField ores={ores} chosen={ore} onChoose={choose} />}
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      {item === 'starship'
        ? ores.map((one) => (
            <DecisionButton
              key={one}
              play={play}
              decision={decisionOf(item, 0, one)}
              sign={<ResourceSign resource={one} />}
              word={words.payOre(named.resource(one))}
              effect={words.deepSpace}
            />
          ))
        : legalPlaces(play, item).map((place) => {
            const kind = play.view.planets[place] ?? ALIEN;
            const points = pointsAt(item, kind);
            return (
              // Whoever looks at a choice sees on the map which planet is meant.
              <span
                key={place}
                className="build-site"
                onPointerEnter={() => play.point({ place })}
                onPointerLeave={() => play.point(null)}
                onFocus={() => play.point({ place })}
                onBlur={() => play.point(null)}
              >
                <DecisionButton
                  play={play}
                  decision={decisionOf(item, place, ore)}
                  sign={<PlanetSign kind={kind} />}
                  word={named.place(place)}
                  effect={points === 0 ? named.planet(kind) : `${named.planet(kind)}, ${words.points(points)}`}
                  className="choice-numbered"
                />
              </span>
            );
          })}
    </>
  );
}

interface OreFieldProps {
  readonly ores: readonly Resource[];
  readonly chosen: Resource;
  readonly onChoose: (ore: Resource) => void;
}

function OreField({ ores, chosen, onChoose }: OreFieldProps): ReactNode {
  const { words } = useAdAstraText();
  return (
    <Choice
      className="choice-low"
      legend={words.holdings.build.payWith}
      value={chosen}
      choices={ores.map((ore) => ({ key: ore, name: <OreName ore={ore} /> }))}
      onChoose={onChoose}
    />
  );
}

function OreName({ ore }: { readonly ore: Resource }): ReactNode {
  const { named } = useAdAstraText();
  return (
    <>
      <ResourceSign resource={ore} />
      {named.resource(ore)}
    </>
  );
}

/** The Ore of which the seat has most. */
function plentiful({ view }: Play, seat: Seat, ores: readonly Resource[]): Resource {
  const hand = view.seats[seat]?.hand ?? NOTHING;
  return ores.reduce((best, ore) => (countOf(hand, ore) > countOf(hand, best) ? ore : best), ores[0] ?? 0);
}

/** Points at once (B6.4, B6.6). */
function pointsAt(item: ItemName, kind: PlanetKind): number {
  if (item === 'terraformer') return TERRAFORMING_POINTS;
  if (kind !== ALIEN) return 0;
  return item === 'colony' ? ALIEN_COLONY_POINTS : ALIEN_FACTORY_POINTS;
}
