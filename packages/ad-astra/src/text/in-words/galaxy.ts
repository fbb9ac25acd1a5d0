import { at, type Section } from '@astrarium/core';
import { SYSTEMS, type System } from '../../data/galaxy.ts';
import { COLONY, FACTORY, STARSHIP, TERRAFORMER } from '../../data/pawns.ts';
import { DEEP_SPACE, indexOf, type Place, placeOf, SYSTEM_OF } from '../../data/places.ts';
import { hasColony, hasFactory, isTerraformed, ownerOf, type Pawns, shipsOf } from '../../rules/pawns.ts';
import type { AdAstraView } from '../../view.ts';
import { pawnsWords, type Speech } from './speech.ts';

/** System by system, each planet with what stands on it; at last deep space. */
export function galaxyInWords(speech: Speech, view: AdAstraView, names: readonly string[]): Section[] {
  return [...SYSTEMS.map((_, system) => systemInWords(speech, view, system, names)), deepSpaceInWords(speech, view, names)];
}

/** What the viewer knows of the planet: what it is, and whether it lies face down. */
export function planetInWords({ named, phrases }: Speech, { planets, faceUp }: AdAstraView, place: Place): string {
  const kind = planets[place] ?? null;
  if (kind === null) return phrases.galaxy.faceDown;
  const turnedUp = at(faceUp, at(SYSTEM_OF, place)) & (1 << indexOf(place));
  return turnedUp ? named.planet(kind) : phrases.galaxy.seen(named.planet(kind));
}

/** Planets that the viewer knows nothing of stand together in one line: nobody can be on them (B5.3). */
function systemInWords(speech: Speech, view: AdAstraView, system: System, names: readonly string[]): Section {
  const { named, phrases } = speech;
  const places = Array.from({ length: at(view.sizes, system) }, (_, index) => placeOf(system, index));
  const unknown = places.filter((place) => at(view.planets, place) === null).map((place) => `${indexOf(place) + 1}`);
  return {
    heading: phrases.galaxy.heading(named.system(system), at(SYSTEMS, system)),
    lines: [
      ...places.filter((place) => at(view.planets, place) !== null).map((place) => placeInWords(speech, view, place, names)),
      ...(unknown.length === 0 ? [] : [phrases.galaxy.allFaceDown(phrases.list(unknown))]),
    ],
  };
}

function placeInWords(speech: Speech, view: AdAstraView, place: Place, names: readonly string[]): string {
  const words = speech.phrases.galaxy;
  const name = speech.named.place(place);
  const planet = planetInWords(speech, view, place);
  const pawns = at(view.pawns, place);
  if (pawns === 0) return words.planet(name, planet);
  return words.settled(name, planet, at(names, ownerOf(pawns)), pawnsHere(speech, pawns));
}

function pawnsHere(speech: Speech, pawns: Pawns): string {
  const ships = shipsOf(pawns);
  const here = [
    ...(ships > 0 ? [pawnsWords(speech, STARSHIP, ships)] : []),
    ...(hasColony(pawns) ? [pawnsWords(speech, COLONY, 1)] : []),
    ...(hasFactory(pawns) ? [pawnsWords(speech, FACTORY, 1)] : []),
    ...(isTerraformed(pawns) ? [pawnsWords(speech, TERRAFORMER, 1)] : []),
  ];
  return here.join(', ');
}

function deepSpaceInWords(speech: Speech, { seats }: AdAstraView, names: readonly string[]): Section {
  const words = speech.phrases.galaxy;
  const lines = seats.flatMap(({ ships }, seat) => {
    const here = ships.filter((place) => place === DEEP_SPACE).length;
    return here === 0 ? [] : [words.inDeepSpace(at(names, seat), pawnsWords(speech, STARSHIP, here))];
  });
  return { heading: words.deepSpace, lines: lines.length === 0 ? [words.empty] : lines };
}
