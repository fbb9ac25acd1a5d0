import { ALIEN, type ItemName, type Place, type PlanetKind, placeName } from '@astrarium/ad-astra';
import type { Ink } from '../../../client/local/messages.ts';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import { planetLabel } from './labels.ts';
import { planetState } from './planet-state.ts';
import type { GalaxyScene } from './scene.ts';

/** All that is drawn of a planet, one plain value each: a planet none of whose values changed is not drawn again. */
export interface PlanetLook {
  readonly place: Place;
  readonly side: 'up' | 'seen' | 'down';
  /** Null where the viewer does not know. */
  readonly kind: PlanetKind | null;
  /** Of whoever has pawns here, or null. */
  readonly ink: Ink | null;
  readonly ships: number;
  readonly settlement: ItemName | null;
  readonly terraformed: boolean;
  readonly classes: string;
  readonly label: string;
  readonly explains: 'faceDownPlanet' | 'alienPlanet' | 'planet';
  /** Is the ship here in hand? Undefined where none can be taken. */
  readonly pressed: boolean | undefined;
  /** The landing that a touch is, or the flights that it begins. */
  readonly way: string | null;
}

export function planetLook(scene: GalaxyScene, text: AdAstraSpoken, place: Place): PlanetLook {
  const { play, options, ship, fresh } = scene;
  const planet = planetState(play.view, place);
  const { side, kind, owner, settlement, terraformed } = planet;
  const inHand = ship === place;
  const open = options.lands.has(place) || options.builds.has(place) || (options.flights.has(place) && !inHand);
  const { pointedAt } = play;
  const classes = [
    'planet',
    `planet-${side}`,
    open ? 'planet-open' : '',
    inHand ? 'planet-in-hand' : '',
    pointedAt?.place === place || (owner !== null && pointedAt?.seat === owner) ? 'planet-pointed' : '',
    fresh.turned.has(place) ? 'planet-turned' : '',
    fresh.built.has(place) ? 'planet-built' : '',
    fresh.landed.has(place) ? 'planet-landed' : '',
    fresh.producing.has(place) ? 'planet-producing' : '',
  ];
  return {
    place,
    side,
    kind,
    ink: owner === null ? null : (play.seats[owner]?.ink ?? null),
    // A ship that has left and not yet landed is drawn where it flies.
    ships: planet.ships - (options.landing?.from === place ? 1 : 0),
    settlement,
    terraformed,
    classes: classes.filter(Boolean).join(' '),
    label: planetLabel(scene, text, planet),
    explains: side === 'down' ? 'faceDownPlanet' : kind === ALIEN ? 'alienPlanet' : 'planet',
    pressed: options.flights.has(place) ? inHand : undefined,
    way: options.lands.has(place) ? `land ${placeName(place)}` : options.flights.has(place) && !inHand ? `fly ${placeName(place)}` : null,
  };
}
