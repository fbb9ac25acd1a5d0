import { at, type Chance, members, popcount, type Seat } from '@astrarium/core';
import { ALL_CARDS } from './data/action-cards.ts';
import { REPOSITORIUM } from './data/artifacts.ts';
import { NO_PLANET, PLANET_COUNTS, PLANETS, SYSTEMS } from './data/galaxy.ts';
import { type Bundle, countOf, FULL_BANK, NOTHING, ONE, RESOURCES, sizeOf } from './data/resources.ts';
import { presenceOf } from './public-board.ts';
import { notIdle } from './rules/standstill.ts';
import { type AdAstraState, filled, NONE } from './state.ts';
import type { AdAstraView, SeatView } from './view.ts';

/** A full state that fits the view: unknown planets, hands, planned cards and artifacts are dealt anew. */
export function imagine(view: AdAstraView, chance: Chance): AdAstraState {
  const planets = dealPlanets(view, chance);
  const { artifacts, held } = dealArtifacts(view, chance);
  const { faces, cards } = dealCards(view, chance);
  const state: AdAstraState = {
    edition: view.edition,
    players: view.players,
    rules: view.rules,
    factions: view.seats.map(({ faction }) => faction),
    planets,
    sizes: view.sizes.slice(),
    artifacts,
    drawn: view.artifacts.drawn,
    held,
    used: view.artifacts.used,
    round: view.round,
    first: view.first,
    step: view.step,
    space: view.space,
    revealed: view.revealed,
    turn: view.turn,
    owners: view.spaces.map(({ owner }) => owner),
    faces,
    cards,
    open: view.seats.map(({ open }) => open),
    endCalled: view.endCalled,
    answeredBy: view.answeredBy,
    hidden: hiddenPlanets(view),
    faceUp: view.faceUp.slice(),
    // What others have seen is theirs alone (B5.7).
    known: knownByViewer(view),
    pawns: view.pawns.slice(),
    fleet: joined(view, ({ ships }) => ships),
    presence: view.seats.map((_, seat) => presenceOf(view.pawns, seat)),
    supply: joined(view, ({ supply }) => supply),
    bank: view.bank,
    hands: dealHands(view, chance),
    seen: view.seats.map(({ seen }) => seen),
    scores: view.seats.map(({ score }) => score),
    points: joined(view, ({ points }) => points),
    idle: view.idle === NONE ? undefined : { rounds: view.idle, before: [] },
    deed: { ...view.deed, scored: view.deed.scored.slice() },
    frames: view.frames.map((frame) => ({ ...frame })),
  };
  // What has not changed is still as it was before.
  if (view.unchanged) state.idle = { ...notIdle(state), rounds: view.idle };
  return state;
}

function dealPlanets(view: AdAstraView, chance: Chance): number[] {
  const { planets } = view;
  const left = PLANET_COUNTS.slice();
  for (let place = 0; place < planets.length; place += 1) {
    const kind = planets[place] ?? NO_PLANET;
    if (kind !== NO_PLANET) left[kind] = at(left, kind) - 1;
  }
  const unseen: number[] = [];
  for (let kind = 0; kind < left.length; kind += 1) addTimes(unseen, kind, at(left, kind));
  chance.shuffle('imagine planets', unseen);
  const dealt: number[] = [];
  for (let place = 0; place < planets.length; place += 1) dealt.push(planets[place] ?? unseen.pop() ?? NO_PLANET);
  return dealt;
}

/** Each hand holds what the table has seen there; the cards that are neither there, nor in a known hand, nor in the bank, go round. */
function dealHands(view: AdAstraView, chance: Chance): Bundle[] {
  const hands: Bundle[] = [];
  let unseen = FULL_BANK - view.bank;
  for (const { hand, seen } of view.seats) {
    const known = hand ?? seen;
    hands.push(known);
    unseen -= known;
  }
  const pool: Bundle[] = [];
  for (let resource = 0; resource < RESOURCES.length; resource += 1) addTimes(pool, at(ONE, resource), countOf(unseen, resource));
  chance.shuffle('imagine hands', pool);
  for (let seat = 0; seat < hands.length; seat += 1) {
    let hand = at(hands, seat);
    for (let missing = at(view.seats, seat).handSize - sizeOf(hand); missing > 0; missing -= 1) hand += pool.pop() ?? NOTHING;
    hands[seat] = hand;
  }
  return hands;
}

/** Others' face-down cards are any that they have neither lying open nor turned up this round. */
function dealCards(view: AdAstraView, chance: Chance): { faces: number[]; cards: number[] } {
  const faces: number[] = [];
  const cards: number[] = [];
  for (const { card } of view.spaces) faces.push(card ?? NONE);
  for (let seat = 0; seat < view.players; seat += 1) {
    const { cards: own, open } = at(view.seats, seat);
    cards.push(own ?? dealFaces(view, seat, ALL_CARDS & ~open, faces, chance));
  }
  return { faces, cards };
}

/** Puts cards of the seat on its face-down spaces; returns those it has left. */
function dealFaces(view: AdAstraView, seat: Seat, cards: number, faces: number[], chance: Chance): number {
  let left = cards;
  for (const { owner, card } of view.spaces) if (owner === seat && card !== null) left &= ~(1 << card);
  const choice = members(left);
  chance.shuffle('imagine cards', choice);
  for (let space = 0; space < faces.length; space += 1) {
    const { owner, card } = at(view.spaces, space);
    if (owner !== seat || card !== null) continue;
    const face = choice.pop() ?? 0;
    faces[space] = face;
    left &= ~(1 << face);
  }
  return left;
}

function dealArtifacts(view: AdAstraView, chance: Chance): { artifacts: number[]; held: number[] } {
  const { inGame, used } = view.artifacts;
  let known = used;
  for (const { artifacts } of view.seats) known |= artifacts ?? 0;
  const pool = members(inGame & ~known);
  chance.shuffle('imagine relics', pool);
  // B10.1 is never held: it is applied as it is drawn.
  const holdable = pool.filter((artifact) => artifact !== REPOSITORIUM);
  const held: number[] = [];
  let gone = used;
  for (const { artifacts, artifactCount } of view.seats) {
    let set = artifacts ?? 0;
    if (artifacts === null) for (let n = 0; n < artifactCount; n += 1) set |= 1 << (holdable.pop() ?? REPOSITORIUM);
    held.push(set);
    gone |= set;
  }
  const artifacts = members(gone);
  for (const artifact of pool) if ((gone & (1 << artifact)) === 0) artifacts.push(artifact);
  return { artifacts, held };
}

function hiddenPlanets({ faceUp }: AdAstraView): number {
  let hidden = PLANETS;
  for (let system = 0; system < faceUp.length; system += 1) hidden -= popcount(at(faceUp, system));
  return hidden;
}

function knownByViewer({ viewer, players, known }: AdAstraView): number[] {
  const list = filled(players * SYSTEMS.length, 0);
  if (viewer === 'spectator') return list;
  for (let system = 0; system < SYSTEMS.length; system += 1) list[viewer * SYSTEMS.length + system] = at(known, system);
  return list;
}

/** The lists of all seats in one. */
function joined({ seats }: AdAstraView, listOf: (seat: SeatView) => readonly number[]): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < seats.length; seat += 1) {
    const list = listOf(at(seats, seat));
    for (let n = 0; n < list.length; n += 1) all.push(at(list, n));
  }
  return all;
}

function addTimes(list: number[], value: number, times: number): void {
  for (let n = 0; n < times; n += 1) list.push(value);
}
