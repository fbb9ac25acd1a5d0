import { at, type Seat, type Tell } from '@astrarium/core';
import { REPOSITORIUM, REPOSITORIUM_CARDS } from '../data/artifacts.ts';
import { ALIEN, SYSTEMS, type System } from '../data/galaxy.ts';
import { indexOf, type Place, placeOf, SYSTEM_OF } from '../data/places.ts';
import { sizeOf } from '../data/resources.ts';
import { LAND, PEEK } from '../decisions.ts';
import type { AdAstraEvent, Sighting } from '../events.ts';
import { type AdAstraState, faceDown, knownTo, pushFrame } from '../state.ts';
import { arrive } from './movement.ts';
import { isFreeFor, pawnsAt } from './pawns.ts';
import { type PhaseRules, wrongMoment } from './phase-rules.ts';
import { refuse } from './reasons.ts';

/** B5.3: a ship has entered a system. Its owner may look, then lands. */
export const land: PhaseRules = {
  legal(state, frame, list) {
    const { seat, system, from } = frame;
    const down = faceDown(state, system);
    if (down & ~knownTo(state, seat, system)) list.push(PEEK);
    const size = state.sizes[system] ?? 0;
    for (let index = 0; index < size; index += 1) {
      const place = placeOf(system, index);
      if (down & (1 << index) || (place !== from && isFreeFor(pawnsAt(state, place), seat))) list.push(at(LAND, place));
    }
  },
  refusal(state, frame, decision) {
    const { seat, system, from } = frame;
    if (decision.do === 'peek') {
      const down = faceDown(state, system);
      if (down === 0) return refuse('B5.3', 'not-face-down');
      return down & ~knownTo(state, seat, system) ? undefined : refuse('B5.7', 'already-seen');
    }
    if (decision.do === 'pass') return refuse('B5.3', 'land-first');
    if (decision.do !== 'land') return wrongMoment(decision);
    const { place } = decision;
    if (SYSTEM_OF[place] !== system) return refuse('B5.3', 'not-in-the-system');
    if (indexOf(place) >= (state.sizes[system] ?? 0)) return refuse('B5.3', 'no-planet-there');
    if (place === from) return refuse('B5.2', 'same-planet');
    return isFreeFor(pawnsAt(state, place), seat) ? undefined : refuse('B5.4', 'occupied');
  },
  apply(state, frame, decision, tell) {
    const { seat } = frame;
    if (decision.do === 'peek') peek(state, seat, frame.system, 'B5.3', tell);
    else if (decision.do === 'land') {
      const { place } = decision;
      state.frames.pop();
      arrive(state, seat, frame.from, place);
      const news = faceDown(state, frame.system) & (1 << indexOf(place));
      if (news) turnUp(state, seat, place, 'B5.3', tell);
      tell?.({ kind: 'landed', seat, place, rule: 'B5.3' });
      if (news && state.planets[place] === ALIEN) drawArtifact(state, seat, tell);
    }
  },
};

/** B5.7: what is seen stays known to that seat, and to nobody else. */
export function peek(state: AdAstraState, seat: Seat, system: System, rule: string, tell?: Tell<AdAstraEvent>): void {
  const down = faceDown(state, system);
  state.known[seat * SYSTEMS.length + system] = knownTo(state, seat, system) | down;
  if (tell === undefined) return;
  tell({ kind: 'peeked', seat, system, rule });
  const planets: Sighting[] = [];
  for (let index = 0; down >> index !== 0; index += 1) {
    const place = placeOf(system, index);
    if (down & (1 << index)) planets.push({ place, planet: at(state.planets, place) });
  }
  tell({ kind: 'saw', seat, planets, rule }, seat);
}

export function turnUp(state: AdAstraState, seat: Seat, place: Place, rule: string, tell?: Tell<AdAstraEvent>): void {
  const system = at(SYSTEM_OF, place);
  state.faceUp[system] = at(state.faceUp, system) | (1 << indexOf(place));
  state.hidden -= 1;
  tell?.({ kind: 'turned-up', seat, place, planet: at(state.planets, place), rule });
}

/** B5.6: one artifact at random, secret to who drew it; but B10.1 is shown and applied at once. */
function drawArtifact(state: AdAstraState, seat: Seat, tell?: Tell<AdAstraEvent>): void {
  if (state.drawn === state.artifacts.length) return;
  const artifact = at(state.artifacts, state.drawn);
  state.drawn += 1;
  tell?.({ kind: 'drew', seat, rule: 'B5.6' });
  tell?.({ kind: 'artifact', seat, artifact, rule: 'B5.6' }, seat);
  if (artifact !== REPOSITORIUM) {
    state.held[seat] = at(state.held, seat) | (1 << artifact);
    return;
  }
  state.used |= 1 << artifact;
  tell?.({ kind: 'used', seat, artifact, rule: 'B10.1' });
  const left = Math.min(REPOSITORIUM_CARDS, sizeOf(state.bank));
  if (left > 0) pushFrame(state, 'take', seat, left);
}
