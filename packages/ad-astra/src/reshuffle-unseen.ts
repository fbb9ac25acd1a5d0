import { at, type Chance } from '@astrarium/core';
import { type PlanetKind, SYSTEMS } from './data/galaxy.ts';
import { indexOf, type Place, SYSTEM_OF } from './data/places.ts';
import { type AdAstraState, faceDown, knownTo } from './state.ts';

/** Deals anew what nobody has seen: planets that lie face down and that no seat has looked at, and the artifacts not drawn yet. */
export function redeal(state: AdAstraState, chance: Chance): void {
  const planets = state.planets.slice();
  const places = unseenPlaces(state);
  const kinds: PlanetKind[] = places.map((place) => at(planets, place));
  chance.shuffle('planets', kinds);
  for (const [n, place] of places.entries()) planets[place] = at(kinds, n);
  state.planets = planets;

  const left = state.artifacts.slice(state.drawn);
  chance.shuffle('artifacts', left);
  state.artifacts = [...state.artifacts.slice(0, state.drawn), ...left];
}

function unseenPlaces(state: AdAstraState): Place[] {
  const unseen = SYSTEMS.map((_, system) => {
    let set = faceDown(state, system);
    for (let seat = 0; seat < state.players; seat += 1) set &= ~knownTo(state, seat, system);
    return set;
  });
  return state.planets.flatMap((_, place) => (at(unseen, at(SYSTEM_OF, place)) & (1 << indexOf(place)) ? [place] : []));
}
