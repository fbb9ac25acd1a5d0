import { at } from '@astrarium/core';
import {
  ACTION_CARDS,
  type AdAstraState,
  ALIEN,
  DEEP_SPACE,
  hasColony,
  hasFactory,
  IN_SUPPLY,
  indexOf,
  isTerraformed,
  ownerOf,
  PLACES,
  PLANET_COUNTS,
  PLANETS,
  placeName,
  RESOURCES,
  SOL,
  SOURCES,
  SYSTEM_OF,
  SYSTEMS,
  shipsOf,
  sizeOf,
} from '../src/index.ts';

/** What is wrong with a state, in words; undefined if nothing is. Written apart from the rules, so that both can't be wrong alike. */
export function broken(state: AdAstraState): string | undefined {
  return (
    resourcesLost(state) ??
    planetsLost(state) ??
    pawnsLost(state) ??
    cardsLost(state) ??
    artifactsLost(state) ??
    pointsWrong(state) ??
    framesWrong(state)
  );
}

/** B1.1: 25 cards of each resource, and the table has seen in no hand what is not there. */
function resourcesLost(state: AdAstraState): string | undefined {
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    let all = countIn(state.bank, resource);
    for (let seat = 0; seat < state.players; seat += 1) {
      const hand = countIn(at(state.hands, seat), resource);
      const seen = countIn(at(state.seen, seat), resource);
      all += hand;
      if (seen > hand) return `more ${RESOURCES[resource]} seen than seat ${seat} has`;
      if (seen !== hand && state.step === 'trade' && state.turn > 0) return `seat ${seat}'s hand is shown and not seen`;
    }
    if (all !== 25) return `${all} cards of ${RESOURCES[resource]}`;
  }
  return undefined;
}

function countIn(cards: number, resource: number): number {
  return Math.floor(cards / 32 ** resource) % 32;
}

/** B1.3: 43 planets, 6 6 8 6 6 6 5; none is face up without being there; all of Sol's are. */
function planetsLost(state: AdAstraState): string | undefined {
  const kinds = PLANET_COUNTS.map(() => 0);
  let down = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const system = at(SYSTEM_OF, place);
    const there = indexOf(place) < at(state.sizes, system);
    const kind = at(state.planets, place);
    if (there !== kind >= 0) return `${placeName(place)}: planet ${kind} in a system of ${state.sizes[system]}`;
    const up = (at(state.faceUp, system) & (1 << indexOf(place))) !== 0;
    if (up && !there) return `${placeName(place)} is face up and empty`;
    if (there && !up) down += 1;
    if (there) kinds[kind] = at(kinds, kind) + 1;
    if (system === SOL && there && (kind === ALIEN || !up)) return `${placeName(place)} is alien or face down`;
  }
  if (kinds.join(' ') !== PLANET_COUNTS.join(' ')) return `planets ${kinds.join(' ')}`;
  return down === state.hidden && state.hidden < PLANETS ? undefined : `${down} face down, counted ${state.hidden}`;
}

/** B1.4: of each pawn four are in play or in the supply; B5.4, B6.3, B6.4: each stands where it may. */
function pawnsLost(state: AdAstraState): string | undefined {
  const found = state.supply.slice();
  const presence = state.presence.map(() => 0);
  const ships = state.pawns.map(() => 0);
  for (let index = 0; index < state.fleet.length; index += 1) {
    const where = at(state.fleet, index);
    const seat = index >> 2;
    if (where > IN_SUPPLY || (where < DEEP_SPACE && ownerOf(at(state.pawns, where)) !== seat)) return `ship ${index} at ${where}`;
    if (where < DEEP_SPACE) ships[where] = at(ships, where) + 1;
    if (where !== IN_SUPPLY) found[seat * 4] = at(found, seat * 4) + 1;
  }
  for (let place = 0; place < PLACES; place += 1) {
    const pawns = at(state.pawns, place);
    if (shipsOf(pawns) !== ships[place]) return `${placeName(place)}: ${ships[place]} ships, counted ${shipsOf(pawns)}`;
    if (pawns === 0) continue;
    const seat = ownerOf(pawns);
    const system = at(SYSTEM_OF, place);
    if (seat < 0 || seat >= state.players || pawns >> 3 === 0) return `${placeName(place)}: pawns ${pawns}`;
    if ((at(state.faceUp, system) & (1 << indexOf(place))) === 0) return `${placeName(place)} is face down and has pawns`;
    if (hasColony(pawns) && hasFactory(pawns)) return `${placeName(place)} has a colony and a factory`;
    if (isTerraformed(pawns) && state.planets[place] === ALIEN) return `${placeName(place)} is alien and terraformed`;
    if (hasColony(pawns)) found[seat * 4 + 1] = at(found, seat * 4 + 1) + 1;
    if (hasFactory(pawns)) found[seat * 4 + 2] = at(found, seat * 4 + 2) + 1;
    if (isTerraformed(pawns)) found[seat * 4 + 3] = at(found, seat * 4 + 3) + 1;
    presence[seat] = at(presence, seat) | (1 << system);
  }
  for (let index = 0; index < found.length; index += 1)
    if (found[index] !== 4) return `seat ${index >> 2}: pawns of kind ${index & 3} lost`;
  const wrong = presence.findIndex((set, seat) => set !== state.presence[seat]);
  return wrong < 0 ? undefined : `seat ${wrong} is in systems ${presence[wrong]}, counted ${state.presence[wrong]}`;
}

/** B1.4: each of the eleven action cards of a player is in hand, on the board or lies open, once. */
function cardsLost(state: AdAstraState): string | undefined {
  let onBoard = 0;
  const seen = state.cards.slice();
  for (let seat = 0; seat < state.players; seat += 1) {
    const open = at(state.open, seat);
    if (open & 0xff || open === 0b111 << 8) return `seat ${seat} has cards ${open} open`;
    if (open & at(seen, seat)) return `seat ${seat} has a card in hand and open`;
    seen[seat] = at(seen, seat) | open;
  }
  for (let space = 0; space < state.owners.length; space += 1) {
    const owner = at(state.owners, space);
    if (owner < 0) continue;
    onBoard += 1;
    // At the end of the game the last round's cards are back in hand, but still to be seen on the board.
    if (state.step === 'over') continue;
    const card = 1 << at(state.faces, space);
    if (at(seen, owner) & card) return `space ${space}: seat ${owner} has the card ${state.faces[space]} twice`;
    seen[owner] = at(seen, owner) | card;
  }
  const wrong = seen.findIndex((set) => set !== (1 << ACTION_CARDS.length) - 1);
  if (wrong >= 0) return `seat ${wrong} has the cards ${seen[wrong]} only`;
  if (state.owners.length !== (state.players === 5 ? 15 : 12)) return `${state.owners.length} spaces`;
  return state.step === 'plan' && onBoard !== state.space ? `${onBoard} cards on the board, counted ${state.space}` : undefined;
}

/** B1.7: every artifact of this game is in the deck, held or used, once. */
function artifactsLost(state: AdAstraState): string | undefined {
  let inGame = 0;
  let found = 0;
  for (let index = 0; index < state.artifacts.length; index += 1) {
    const artifact = 1 << at(state.artifacts, index);
    inGame |= artifact;
    if (index >= state.drawn) found |= artifact;
  }
  for (let seat = -1; seat < state.players; seat += 1) {
    const set = seat < 0 ? state.used : at(state.held, seat);
    if (found & set) return `artifacts ${found & set} are in two places`;
    found |= set;
    if (seat >= 0 && set & 1) return 'Repositorium Alienum is held';
  }
  return found === inGame ? undefined : `artifacts ${found} of ${inGame}`;
}

function pointsWrong(state: AdAstraState): string | undefined {
  for (let seat = 0; seat < state.players; seat += 1) {
    let sum = 0;
    for (let source = 0; source < SOURCES.length; source += 1) sum += at(state.points, seat * SOURCES.length + source);
    if (sum !== state.scores[seat]) return `seat ${seat}: the points add up to ${sum}, not ${state.scores[seat]}`;
    for (let system = 0; system < SYSTEMS.length; system += 1) {
      if (at(state.known, seat * SYSTEMS.length + system) >> at(state.sizes, system))
        return `seat ${seat} has seen a planet that is not there`;
    }
  }
  return undefined;
}

function framesWrong(state: AdAstraState): string | undefined {
  if (state.frames.length === 0) return state.step === 'over' ? undefined : `nobody is asked at ${state.step}`;
  if (state.step === 'over') return 'somebody is asked after the end';
  if (state.frames.length > 4) return `${state.frames.length} questions at once`;
  for (const { seat, phase } of state.frames) if (seat < 0 || seat >= state.players) return `${phase} asks seat ${seat}`;
  const overfull = state.hands.findIndex((hand) => state.step === 'plan' && sizeOf(hand) > 10);
  return overfull < 0 ? undefined : `seat ${overfull} begins a round with ${sizeOf(at(state.hands, overfull))} cards`;
}
