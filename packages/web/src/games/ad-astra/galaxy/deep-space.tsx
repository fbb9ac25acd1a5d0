import { DEEP, placeName } from '@astrarium/ad-astra';
import type { ReactNode } from 'react';
import { explained } from '../../../play/help/explained.ts';
import { leadsTo } from '../../../play/leads-to.ts';
import { Pressable } from '../../../ui/pressable.tsx';
import { useAdAstraText } from '../use-ad-astra-text.ts';
import { countPlace, DEEP_STOP, FLEET_STOP, fleetPlace, type GalaxyArrangement } from './arrange.ts';
import { EnergyCost } from './energy-cost.tsx';
import { Fleet } from './fleet.tsx';
import { iconBox } from './icon-box.ts';
import { faceDownLeft } from './planet-state.ts';
import type { GalaxyScene } from './scene.ts';
import { targetsOf, touchDeepSpace } from './touch.ts';
import './deep-space.css';

interface DeepSpaceProps {
  readonly scene: GalaxyScene;
  readonly arrangement: GalaxyArrangement;
  /** The stop that the tab key comes to. */
  readonly current: string;
}

/** Between the stars: everybody's ships that are on no planet, and how many planets are still unknown to all (B3.4). */
export function DeepSpace({ scene, arrangement, current }: DeepSpaceProps): ReactNode {
  const { words } = useAdAstraText();
  const { play, options, ship, act } = scene;
  const { view, seats } = play;
  const { deep, deepAt } = arrangement;
  const energy = targetsOf(options, ship).get(DEEP);
  const left = faceDownLeft(view);
  const label =
    energy === undefined
      ? words.galaxy.deepSpace
      : words.galaxy.also([words.galaxy.deepSpace, words.galaxy.system.canFly(words.galaxy.energy(energy))]);
  return (
    <fieldset className={`chart-group deep-space-${deepAt}`}>
      <legend className="visually-hidden">{words.galaxy.deepSpace}</legend>
      <Pressable
        className={energy === undefined ? 'deep-space-field' : 'deep-space-field deep-space-open'}
        style={iconBox(deep)}
        data-stop={DEEP_STOP}
        {...explained('deepSpace')}
        {...leadsTo(energy === undefined || ship === null ? null : `fly ${placeName(ship)} deep`)}
        tabIndex={current === DEEP_STOP ? 0 : -1}
        onClick={() => act(touchDeepSpace(options, ship))}
      >
        <span className="visually-hidden">{label}</span>
        <span className="deep-space-title" aria-hidden="true">
          {words.galaxy.deepSpace}
        </span>
        {energy !== undefined && <EnergyCost energy={energy} />}
      </Pressable>
      {seats.map(({ ink }, seat) => (
        <Fleet
          key={ink}
          scene={scene}
          seat={seat}
          rect={fleetPlace(arrangement, seats.length, seat)}
          named={deepAt === 'side'}
          tabStop={current === FLEET_STOP}
        />
      ))}
      <p
        className="planets-left"
        {...explained('fiftyPoints')}
        style={iconBox(countPlace(arrangement))}
        title={words.galaxy.faceDownLeft(left)}
      >
        <span className="visually-hidden">{words.galaxy.faceDownLeft(left)}</span>
        <span className="planets-left-number" aria-hidden="true">
          {left}
        </span>
        <span className="planets-left-words" aria-hidden="true">
          {words.galaxy.faceDown}
        </span>
      </p>
    </fieldset>
  );
}
