import {
  DEEP,
  DEEP_SPACE,
  hasColony,
  hasFactory,
  isTerraformed,
  ownerOf,
  type Pawns,
  type Place,
  placeName,
  SOL,
  SYSTEM_OF,
  SYSTEMS,
  type System,
} from '@astrarium/ad-astra';
import { at, type Seat } from '@astrarium/core';
import type { GalaxyOptions } from './options.ts';

/** What a touch on the galaxy stands for. */
export type GalaxyTouch =
  | { readonly kind: 'decide' | 'why'; readonly decision: string }
  /** Take this ship in hand, or let it go. */
  | { readonly kind: 'ship'; readonly from: Place }
  /** Ask what to build here. */
  | { readonly kind: 'build'; readonly place: Place }
  /** Have a closer look: nothing is decided. */
  | { readonly kind: 'closer'; readonly system: System };

/** `ship` is where the ship in hand stands, or null. */
export function touchSystem(options: GalaxyOptions, ship: Place | null, system: System): GalaxyTouch {
  const code = at(SYSTEMS, system);
  switch (options.phase) {
    case 'look':
      if (system === SOL) return { kind: 'closer', system };
      return { kind: options.looks.has(system) ? 'decide' : 'why', decision: `look ${code}` };
    case 'move':
    case 'gate':
      return ship === null ? { kind: 'closer', system } : fly(options, ship, system);
    case 'land':
      return options.landing?.system === system ? { kind: 'closer', system } : { kind: 'why', decision: `land ${code}1` };
    default:
      return { kind: 'closer', system };
  }
}

export function touchPlanet(options: GalaxyOptions, ship: Place | null, place: Place, pawns: Pawns, seat: Seat | null): GalaxyTouch {
  const system = at(SYSTEM_OF, place);
  switch (options.phase) {
    case 'land':
      return { kind: options.lands.has(place) ? 'decide' : 'why', decision: `land ${placeName(place)}` };
    case 'move':
    case 'gate':
      if (options.flights.has(place)) return { kind: 'ship', from: place };
      return ship === null ? { kind: 'why', decision: `fly ${placeName(place)} deep` } : fly(options, ship, system);
    case 'build':
      return options.builds.has(place) ? { kind: 'build', place } : { kind: 'why', decision: whatWouldBeBuilt(place, pawns, seat) };
    default:
      return touchSystem(options, ship, system);
  }
}

/** Deep space itself: the ship in hand flies there; without one, the ships that lie there are meant. */
export function touchDeepSpace(options: GalaxyOptions, ship: Place | null): GalaxyTouch | null {
  if (options.phase === 'land') return { kind: 'why', decision: 'pass' };
  if (options.phase !== 'move' && options.phase !== 'gate') return null;
  return ship === null || ship === DEEP_SPACE ? touchFleet(options) : fly(options, ship, DEEP);
}

/** One's own ships in deep space. */
export function touchFleet(options: GalaxyOptions): GalaxyTouch | null {
  if (options.phase !== 'move' && options.phase !== 'gate') return null;
  if (options.flights.has(DEEP_SPACE)) return { kind: 'ship', from: DEEP_SPACE };
  return { kind: 'why', decision: `fly deep ${someTarget(options)}` };
}

/** Where the ship in hand can fly, and for how much Energy. */
export function targetsOf(options: GalaxyOptions, ship: Place | null): ReadonlyMap<System, number> {
  return (ship === null ? undefined : options.flights.get(ship)) ?? NOWHERE;
}

/** The ship in hand: the one taken, or the only one there is to take. */
export function shipInHand(options: GalaxyOptions, taken: Place | null | undefined): Place | null {
  if (taken === null) return null;
  if (taken !== undefined && options.flights.has(taken)) return taken;
  const [only, ...more] = options.flights.keys();
  return only === undefined || more.length > 0 ? null : only;
}

const NOWHERE: ReadonlyMap<System, number> = new Map();

function fly(options: GalaxyOptions, ship: Place, to: System): GalaxyTouch {
  const decision = `fly ${placeName(ship)} ${to === DEEP ? 'deep' : at(SYSTEMS, to)}`;
  return { kind: targetsOf(options, ship).has(to) ? 'decide' : 'why', decision };
}

function someTarget({ flights }: GalaxyOptions): string {
  for (const targets of flights.values()) for (const system of targets.keys()) if (system !== DEEP) return at(SYSTEMS, system);
  return at(SYSTEMS, 0);
}

/** The next thing one would build on such a planet: a colony, then a factory in its place, then a terraformer. */
function whatWouldBeBuilt(place: Place, pawns: Pawns, seat: Seat | null): string {
  const name = placeName(place);
  const own = ownerOf(pawns) === seat;
  if (own && hasColony(pawns)) return `factory ${name}`;
  return own && hasFactory(pawns) && !isTerraformed(pawns) ? `terraform ${name}` : `colony ${name} X`;
}
