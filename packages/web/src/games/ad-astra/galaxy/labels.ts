import { DEEP_SPACE, indexOf, type Place, SYSTEM_OF, type System } from '@astrarium/ad-astra';
import { at } from '@astrarium/core';
import type { AdAstraSpoken } from '../use-ad-astra-text.ts';
import { faceDownIn, type PlanetState } from './planet-state.ts';
import type { GalaxyScene } from './scene.ts';
import { targetsOf } from './touch.ts';

/** A planet in words: where it is, what it is, who is there, and what can be done with it now. */
export function planetLabel({ play, options, ship, own }: GalaxyScene, { words, named }: AdAstraSpoken, planet: PlanetState): string {
  const { place, side, kind } = planet;
  const of = words.galaxy.planet;
  const system = at(SYSTEM_OF, place);
  const what =
    side === 'up' && kind !== null ? named.planet(kind) : side === 'seen' && kind !== null ? of.seen(named.planet(kind)) : of.down;
  const facts = [what];
  if (planet.owner !== null) {
    const pawns = [
      ...(planet.ships > 0 ? [words.galaxy.ships(planet.ships)] : []),
      ...(planet.settlement === 'colony' ? [of.colony] : []),
      ...(planet.settlement === 'factory' ? [of.factory] : []),
      ...(planet.terraformed ? [of.terraformer] : []),
    ];
    facts.push(of.pawns(pawns, planet.owner === own ? of.yours : of.of(play.seats[planet.owner]?.name ?? '')));
  }
  const energy = targetsOf(options, ship).get(system);
  if (options.lands.has(place)) facts.push(side === 'up' ? of.canLand : of.canTurnUp);
  else if (options.flights.has(place)) facts.push(ship === place ? of.inHand : of.canMove);
  else if (options.builds.has(place)) facts.push(of.canBuild);
  else if (energy !== undefined) facts.push(of.canReach(words.galaxy.energy(energy)));
  return of.facts(of.named(named.system(system), indexOf(place) + 1), facts);
}

export function systemLabel({ play, options, ship }: GalaxyScene, { words, named }: AdAstraSpoken, system: System): string {
  const of = words.galaxy.system;
  const { view, seats } = play;
  const facts = [of.facts(named.system(system), at(view.sizes, system), faceDownIn(view, system))];
  const energy = targetsOf(options, ship).get(system);
  if (energy !== undefined) facts.push(of.canFly(words.galaxy.energy(energy)));
  if (options.looks.has(system)) facts.push(of.canLook);
  if (options.landing?.system === system) facts.push(of.entered(seats[options.landing.seat]?.name ?? ''));
  return words.galaxy.also(facts);
}

/** Where a ship flies from, in words. */
export function originName({ words, named }: AdAstraSpoken, from: Place): string {
  return from === DEEP_SPACE ? words.galaxy.deepSpace : named.place(from);
}
