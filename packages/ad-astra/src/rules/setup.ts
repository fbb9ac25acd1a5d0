import { at, type Chance, type Seat, type Tell } from '@astrarium/core';
import { ALL_CARDS, planningSpaces, SOURCES } from '../data/action-cards.ts';
import { ARCANUM, ARTIFACTS, RESPONSUM } from '../data/artifacts.ts';
import { FACTIONS } from '../data/factions.ts';
import { ALIEN, NO_PLANET, PLANET_COUNTS, PLANETS, SOL, SYSTEM_SIZE, SYSTEMS } from '../data/galaxy.ts';
import { FACTORY, ITEMS, PAWNS_EACH } from '../data/pawns.ts';
import { IN_SUPPLY, PLACES, placeOf } from '../data/places.ts';
import { FULL_BANK, NOTHING, RESOURCES } from '../data/resources.ts';
import type { AdAstraEvent } from '../events.ts';
import type { AdAstraOptions } from '../options.ts';
import { type AdAstraState, clockwise, filled, NOBODY, NONE } from '../state.ts';
import { gain } from './hands.ts';
import { turnUp } from './landing.ts';
import { launch, put } from './pawns.ts';
import { proceed } from './proceed.ts';
import { beginRound } from './round.ts';
import { RULES_VERSION, STANDSTILL_SINCE } from './rules-version.ts';
import { notIdle } from './standstill.ts';

/** B2: everything on the table, and the first round begun. */
export function setup(options: AdAstraOptions, chance: Chance, tell?: Tell<AdAstraEvent>, edition = RULES_VERSION): AdAstraState {
  const { players, rules } = options;
  const sizes = dealSizes(options, chance);
  const spaces = planningSpaces(players);
  const state: AdAstraState = {
    edition,
    players,
    rules,
    factions: dealFactions(options, chance),
    planets: dealPlanets(sizes, chance),
    sizes,
    artifacts: shuffleArtifacts(options, chance),
    drawn: 0,
    held: filled(players, 0),
    used: 0,
    round: 0,
    first: options.first === 'random' ? chance.below('first', players) : options.first,
    step: 'plan',
    space: 0,
    revealed: 0,
    turn: 0,
    owners: filled(spaces, NOBODY),
    faces: filled(spaces, NONE),
    cards: filled(players, ALL_CARDS),
    open: filled(players, 0),
    endCalled: false,
    answeredBy: NOBODY,
    hidden: PLANETS,
    faceUp: filled(SYSTEMS.length, 0),
    known: filled(players * SYSTEMS.length, 0),
    pawns: filled(PLACES, 0),
    fleet: filled(players * PAWNS_EACH, IN_SUPPLY),
    presence: filled(players, 0),
    supply: filled(players * ITEMS.length, PAWNS_EACH),
    bank: FULL_BANK,
    hands: filled(players, NOTHING),
    seen: filled(players, NOTHING),
    scores: filled(players, 0),
    points: filled(players * SOURCES.length, 0),
    idle: undefined,
    deed: { choice: NONE, moved: 0, free: 0, offers: 0, scored: filled(players, 0) },
    frames: [],
  };
  tell?.({ kind: 'galaxy', sizes, rule: 'B2.2' });
  settleSol(state, chance, tell);
  for (let seat = 0; seat < players; seat += 1) equip(state, seat, tell);
  state.idle = edition < STANDSTILL_SINCE ? undefined : notIdle(state);
  beginRound(state, tell);
  proceed(state, tell);
  return state;
}

/** B2.1: each player in turn order turns up a planet of Sol at random and puts a factory on it. */
function settleSol(state: AdAstraState, chance: Chance, tell?: Tell<AdAstraEvent>): void {
  const { players, first } = state;
  const left = Array.from({ length: players }, (_, index) => placeOf(SOL, index));
  chance.shuffle('sol', left);
  for (let n = 0; n < players; n += 1) {
    const seat = clockwise(state, first, n);
    const home = at(left, n);
    tell?.({ kind: 'faction', seat, faction: at(state.factions, seat), rule: 'B1.5' });
    turnUp(state, seat, home, 'B2.1', tell);
    put(state, seat, FACTORY, home);
    tell?.({ kind: 'built', seat, item: 'factory', place: home, rule: 'B2.1' });
  }
}

/** B2.3: a card of each resource, and a starship in deep space. */
function equip(state: AdAstraState, seat: Seat, tell?: Tell<AdAstraEvent>): void {
  for (let resource = 0; resource < RESOURCES.length; resource += 1) gain(state, seat, resource, 1, 'B2.3', tell);
  launch(state, seat);
  tell?.({ kind: 'built', seat, item: 'starship', place: null, rule: 'B2.3' });
}

function dealFactions({ players, factions }: AdAstraOptions, chance: Chance): number[] {
  if (factions !== 'random') return factions.map((name) => FACTIONS.indexOf(name));
  const all = FACTIONS.map((_, faction) => faction);
  chance.shuffle('factions', all);
  return all.slice(0, players);
}

/** B2.2: as evenly as they go, the odd ones to random systems; or at random from 3 to 7. By system, Sol last. */
function dealSizes({ players, galaxy }: AdAstraOptions, chance: Chance): number[] {
  let rest = PLANETS - players;
  const even = Math.floor(rest / SOL);
  const sizes = filled(SOL, galaxy === 'even' ? even : SYSTEM_SIZE.min);
  const most = galaxy === 'even' ? even + 1 : SYSTEM_SIZE.max;
  rest -= sizes.reduce((sum, size) => sum + size, 0);
  while (rest > 0) {
    const system = chance.below('galaxy', SOL);
    if (at(sizes, system) === most) continue;
    sizes[system] = at(sizes, system) + 1;
    rest -= 1;
  }
  return [...sizes, players];
}

/** B2.1: an alien planet at Sol is swapped for another one, and lies with the rest. */
function dealPlanets(sizes: readonly number[], chance: Chance): number[] {
  const kinds = PLANET_COUNTS.flatMap((count, kind) => filled(count, kind));
  chance.shuffle('planets', kinds);
  const atSol = at(sizes, SOL);
  for (let index = 0; index < atSol; index += 1) {
    while (kinds[index] === ALIEN) {
      const other = atSol + chance.below('planets', kinds.length - atSol);
      kinds[index] = at(kinds, other);
      kinds[other] = ALIEN;
    }
  }
  const planets = filled(PLACES, NO_PLANET);
  let next = 0;
  for (const system of [SOL, 0, 1, 2, 3, 4, 5, 6, 7]) {
    for (let index = 0; index < at(sizes, system); index += 1) {
      planets[placeOf(system, index)] = at(kinds, next);
      next += 1;
    }
  }
  return planets;
}

function shuffleArtifacts({ arcanum, responsum }: AdAstraOptions, chance: Chance): number[] {
  const inGame = ARTIFACTS.map((_, artifact) => artifact).filter(
    (artifact) => (artifact !== ARCANUM || arcanum) && (artifact !== RESPONSUM || responsum),
  );
  chance.shuffle('artifacts', inGame);
  return inGame;
}
