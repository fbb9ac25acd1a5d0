import { at, type Viewer } from '@astrarium/core';
import { type AdAstraState, indexOf, SYSTEM_OF } from '../src/index.ts';

export * from '../src/index.ts';

/** The places of the planets that the viewer has never seen. */
export function faceDownPlaces(state: AdAstraState, viewer: Viewer): number[] {
  return state.planets.flatMap((planet, place) => {
    const system = at(SYSTEM_OF, place);
    const known = viewer === 'spectator' ? 0 : at(state.known, viewer * 9 + system);
    const seen = (at(state.faceUp, system) | known) & (1 << indexOf(place));
    return planet < 0 || seen ? [] : [place];
  });
}
