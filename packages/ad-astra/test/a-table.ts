import { at, Chance, type Refusal, readSeed, type Seat, type Told, type Viewer, witnessed } from '@astrarium/core';
import {
  ACTION_CARDS,
  type AdAstraEvent,
  type AdAstraState,
  type AdAstraView,
  ALL_CARDS,
  ARTIFACTS,
  adAstra,
  bundleOf,
  COLONY,
  DEEP_SPACE,
  FACTIONS,
  FACTORY,
  FULL_BANK,
  hasColony,
  hasFactory,
  IN_SUPPLY,
  isTerraformed,
  lettersOf,
  NO_PLANET,
  ownerOf,
  PLANET_COUNTS,
  PLANET_KINDS,
  placeName,
  placeOf,
  SOL,
  SYSTEMS,
  shipsOf,
  TERRAFORMER,
} from '../src/index.ts';
import { launch, moveShip, put } from '../src/rules/pawns.ts';
import { proceed } from '../src/rules/proceed.ts';
import { notIdle } from '../src/rules/standstill.ts';
import { broken } from './invariants.ts';

/** What a test cares about; all the rest is filled in so that the position could have come up in a real game. */
export interface Plan {
  readonly players?: number;
  readonly first?: Seat;
  readonly rules?: 'summary' | 'original';
  /** The version of the rules the game began with; the newest unless told. */
  readonly edition?: number;
  /** The cards to be carried out, such as `0 m1` for Movement 1 of seat 0; without any, the round is about to be planned. */
  readonly cards?: readonly string[];
  /** Are they the last ones of the round? Otherwise they are the first. */
  readonly late?: boolean;
  /** Begin with the question whether to swap the first card (B10.9)? Otherwise it has been declined. */
  readonly reveal?: boolean;
  /** Planets turned up besides the homes, as `sR1 water`; and others face down. */
  readonly planets?: readonly string[];
  readonly hidden?: readonly string[];
  /** The home planet's kind of each seat, on sol1, sol2, …; Energy unless told. */
  readonly homes?: readonly string[];
  /** Pawns by seat: places separated by spaces. Ships not named: one in deep space. */
  readonly ships?: readonly string[];
  readonly colonies?: readonly string[];
  readonly factories?: readonly string[];
  readonly terraformers?: readonly string[];
  /** Resource cards by seat; one of each unless told. */
  readonly hands?: readonly string[];
  /** Artifacts by seat. */
  readonly artifacts?: readonly string[];
  /** The next artifacts to be drawn. */
  readonly deck?: readonly string[];
  readonly scores?: readonly number[];
  /** Scoring cards that lie open, by seat. */
  readonly open?: readonly string[];
  /** Turn up every planet but the hidden ones named? */
  readonly explored?: boolean;
}

/** A table in the middle of a game. Seat 0 plays Red, 1 Yellow, 2 Green, 3 Blue, 4 Grey; every system has 4 or 5 planets. */
export function aTable(plan: Plan = {}): ATable {
  const table = new ATable(lay(plan));
  return plan.reveal !== true && table.phase === 'reveal' ? table.do('pass') : table;
}

export class ATable {
  readonly state: AdAstraState;
  readonly told: Told<AdAstraEvent>[] = [];
  private readonly chance = new Chance(SEED);

  constructor(state: AdAstraState) {
    this.state = state;
    proceed(state, (event, only) => this.hear(event, only));
    this.check('the beginning');
  }

  /** The events as lines such as `gained 0 water 2 B4.2`; with `kinds`, only those. */
  log(...kinds: AdAstraEvent['kind'][]): string[] {
    return this.told.filter(({ event }) => kinds.length === 0 || kinds.includes(event.kind)).map(({ event }) => lineOf(event));
  }

  /** Who is asked; -1 when the game is over. */
  get asked(): Seat {
    return adAstra.waitingFor(this.state)[0] ?? -1;
  }

  get phase(): string {
    return this.state.frames.at(-1)?.phase ?? this.state.step;
  }

  /** Decisions of whoever is asked. Throws if one of them is refused. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const seat = this.asked;
      const refusal = this.refusal(seat, text);
      if (refusal !== undefined) {
        throw new Error(`seat ${seat}, ${text}: ${refusal.rule} ${refusal.reason}; open to it: ${this.legal(seat).join(', ')}`);
      }
      adAstra.apply(this.state, seat, adAstra.read(text), this.chance, (event, only) => this.hear(event, only));
      this.check(text);
    }
    return this;
  }

  /** The same decision until somebody else, or something else, is asked about. */
  skip(times: number): this {
    for (let n = 0; n < times; n += 1) this.do(this.legal().find((text) => /^(pass|end|decline)/.test(text)) ?? at(this.legal(), 0));
    return this;
  }

  /** Declines everything that can be declined until this kind of question comes. */
  until(phase: string): this {
    for (let n = 0; this.phase !== phase; n += 1) {
      if (n > 300 || this.asked < 0) throw new Error(`${phase} never came; now ${this.phase}`);
      this.skip(1);
    }
    return this;
  }

  /** Why the seat can't decide this now. What is refused and what is listed as open must agree. */
  refusal(seat: Seat, text: string): Refusal | undefined {
    const decision = adAstra.read(text);
    const refusal = adAstra.refusal(this.state, seat, decision);
    const listed = this.legal(seat).includes(text);
    const open = refusal === undefined && adAstra.openEnded?.(decision) === true;
    if (!open && listed !== (refusal === undefined)) throw new Error(`seat ${seat}, ${text}: refusal and legal disagree`);
    return refusal;
  }

  /** The refusal in short, `B5.4 occupied`, or `fine`. Asks for the seat whose decision is due unless told otherwise. */
  why(text: string, seat: Seat = this.asked): string {
    const refusal = this.refusal(seat, text);
    return refusal === undefined ? 'fine' : `${refusal.rule} ${refusal.reason}`;
  }

  /** What is missing by the refusal: `energy 1 of 2`. */
  missing(text: string): string {
    const { missing } = this.refusal(this.asked, text) ?? {};
    return missing === undefined ? 'nothing' : `${missing.what} ${missing.have} of ${missing.need}`;
  }

  /** Everything open to the seat, as sorted notation. */
  legal(seat: Seat = this.asked): string[] {
    return adAstra
      .legal(this.state, seat)
      .map((decision) => adAstra.write(decision))
      .toSorted();
  }

  hand(seat: Seat): string {
    return lettersOf(at(this.state.hands, seat));
  }

  get bank(): string {
    return lettersOf(this.state.bank);
  }

  get scores(): readonly number[] {
    return this.state.scores;
  }

  /** Where the seat's ships are, deep space and planets, sorted. */
  ships(seat: Seat): string {
    const places = this.state.fleet.slice(seat * 4, seat * 4 + 4).filter((where) => where !== IN_SUPPLY);
    return places.map(placeName).toSorted().join(' ');
  }

  /** What stands on the planet: `0: ship ship colony terraformer`. */
  on(name: string): string {
    const pawns = at(this.state.pawns, placeBy(name));
    if (pawns === 0) return 'nothing';
    const there = Array.from({ length: shipsOf(pawns) }, () => 'ship');
    if (hasColony(pawns)) there.push('colony');
    if (hasFactory(pawns)) there.push('factory');
    if (isTerraformed(pawns)) there.push('terraformer');
    return `${ownerOf(pawns)}: ${there.join(' ')}`;
  }

  /** Artifacts that the seat holds. */
  artifacts(seat: Seat): string[] {
    return ARTIFACTS.filter((_, artifact) => at(this.state.held, seat) & (1 << artifact));
  }

  view(viewer: Viewer): AdAstraView {
    return adAstra.view(this.state, viewer);
  }

  /** Everything the viewer may know, as text. */
  knows(viewer: Viewer): string {
    return JSON.stringify([this.view(viewer), witnessed(this.told, viewer)]);
  }

  private hear(event: AdAstraEvent, only?: Seat): void {
    this.told.push(only === undefined ? { event } : { event, only });
  }

  private check(moment: string): void {
    const problem = broken(this.state);
    if (problem !== undefined) throw new Error(`after ${moment}: ${problem}`);
  }
}

const SEED = readSeed('ada57a');

function lay(plan: Plan): AdAstraState {
  const { players = 4, first = 0, rules = 'summary' } = plan;
  const factions = FACTIONS.slice(0, players);
  const fresh = adAstra.setup(adAstra.options({ players, first, rules, factions }), new Chance(SEED), undefined, plan.edition);
  const planets = layPlanets(plan, fresh);
  const state: AdAstraState = { ...fresh, planets, artifacts: layArtifacts(plan, fresh) };
  state.drawn = state.artifacts.length - (plan.deck?.length ?? 0) - unheld(plan, fresh).length;
  state.used = state.artifacts.slice(0, state.drawn).reduce((set, artifact) => set | (1 << artifact), 0);
  for (let seat = 0; seat < players; seat += 1) {
    const held = words(plan.artifacts?.[seat]).reduce((set, name) => set | (1 << artifactBy(name)), 0);
    state.held[seat] = held;
    state.used &= ~held;
  }
  layPawns(state, plan);
  layHands(state, plan);
  for (const [seat, score] of (plan.scores ?? []).entries()) {
    state.scores[seat] = score;
    state.points[seat * 10 + 3] = score;
  }
  for (const [seat, open] of (plan.open ?? []).entries()) {
    state.open[seat] = words(open).reduce((set, code) => set | (1 << cardBy(code)), 0);
    state.cards[seat] = ALL_CARDS & ~at(state.open, seat);
  }
  state.frames.length = 0;
  if (plan.cards !== undefined) layBoard(state, plan.cards, plan.late === true);
  state.idle = notIdle(state);
  return state;
}

function layPlanets(plan: Plan, fresh: AdAstraState): number[] {
  const planets = fresh.planets.map(() => NO_PLANET);
  const left = PLANET_COUNTS.slice();
  const putPlanet = (where: number, kind: string): void => {
    const index = PLANET_KINDS.findIndex((name) => name === kind);
    if (at(left, index) === 0 || planets[where] !== NO_PLANET) throw new Error(`no ${kind} for ${placeName(where)}`);
    left[index] = at(left, index) - 1;
    planets[where] = index;
  };
  for (let seat = 0; seat < fresh.players; seat += 1) putPlanet(placeOf(SOL, seat), plan.homes?.[seat] ?? 'energy');
  for (const text of [...(plan.planets ?? []), ...(plan.hidden ?? [])]) putPlanet(placeBy(at(text.split(' '), 0)), at(text.split(' '), 1));
  const spare = left.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  fresh.faceUp.fill(0);
  fresh.hidden = 0;
  for (let system = 0; system < SYSTEMS.length; system += 1) {
    for (let index = 0; index < at(fresh.sizes, system); index += 1) {
      const where = placeOf(system, index);
      const name = placeName(where);
      if (planets[where] === NO_PLANET) planets[where] = spare.shift() ?? NO_PLANET;
      const hidden = plan.hidden?.some((text) => text.startsWith(`${name} `));
      const up = system === SOL || plan.planets?.some((text) => text.startsWith(`${name} `)) || (plan.explored && !hidden);
      if (up) fresh.faceUp[system] = at(fresh.faceUp, system) | (1 << index);
      else fresh.hidden += 1;
    }
  }
  return planets;
}

/** Artifacts still in the deck below those named. */
function unheld(plan: Plan, fresh: AdAstraState): number[] {
  const named = new Set([...(plan.artifacts ?? []).flatMap(words), ...(plan.deck ?? [])].map(artifactBy));
  return fresh.artifacts.filter((artifact) => !named.has(artifact) && artifact !== 0);
}

/** Those held first, then the next to be drawn, then the others; Repositorium Alienum, unless named, has been used. */
function layArtifacts(plan: Plan, fresh: AdAstraState): number[] {
  const held = (plan.artifacts ?? []).flatMap(words).map(artifactBy);
  const deck = (plan.deck ?? []).map(artifactBy);
  return [...(deck.includes(0) ? [] : [0]), ...held, ...deck, ...unheld(plan, fresh)];
}

function layPawns(state: AdAstraState, plan: Plan): void {
  state.pawns.fill(0);
  state.fleet.fill(IN_SUPPLY);
  state.presence.fill(0);
  state.supply.fill(4);
  for (let seat = 0; seat < state.players; seat += 1) {
    const putAll = (item: number, names: string | undefined): void => {
      for (const name of words(names)) put(state, seat, item, placeBy(name));
    };
    put(state, seat, FACTORY, placeOf(SOL, seat));
    putAll(COLONY, plan.colonies?.[seat]);
    putAll(FACTORY, plan.factories?.[seat]);
    for (const [ship, where] of words(plan.ships?.[seat] ?? 'deep').entries()) {
      launch(state, seat);
      if (where !== 'deep') moveShip(state, seat, ship, placeBy(where));
    }
    putAll(TERRAFORMER, plan.terraformers?.[seat]);
  }
}

function layHands(state: AdAstraState, plan: Plan): void {
  state.bank = FULL_BANK;
  state.seen.fill(0);
  for (let seat = 0; seat < state.players; seat += 1) {
    const hand = bundleOf(plan.hands?.[seat] ?? 'WFEXYZ');
    state.hands[seat] = hand;
    state.bank -= hand;
  }
}

/** The named cards, and on the other spaces others of each owner, so that everybody has as many. */
function layBoard(state: AdAstraState, cards: readonly string[], late: boolean): void {
  const spaces = state.owners.length;
  const start = late ? spaces - cards.length : 0;
  state.step = 'about-to-reveal';
  state.space = start;
  state.revealed = start;
  const putCard = (space: number, seat: number, card: number): void => {
    if ((at(state.cards, seat) & (1 << card)) === 0) throw new Error(`seat ${seat} has no ${ACTION_CARDS[card]} left`);
    state.owners[space] = seat;
    state.faces[space] = card;
    state.cards[seat] = at(state.cards, seat) & ~(1 << card);
  };
  for (const [index, text] of cards.entries()) putCard(start + index, Number(at(text.split(' '), 0)), cardBy(at(text.split(' '), 1)));
  for (let space = 0; space < spaces; space += 1) {
    if (at(state.owners, space) >= 0) continue;
    const counts = state.hands.map((_, seat) => state.owners.filter((owner) => owner === seat).length);
    const seat = counts.indexOf(Math.min(...counts));
    putCard(
      space,
      seat,
      ACTION_CARDS.findIndex((_, card) => at(state.cards, seat) & (1 << card)),
    );
  }
}

export function placeBy(name: string): number {
  if (name === 'deep') return DEEP_SPACE;
  const decision = adAstra.read(`land ${name}`);
  return 'place' in decision ? decision.place : 0;
}

function artifactBy(name: string): number {
  const index = ARTIFACTS.findIndex((artifact) => artifact === name);
  if (index < 0) throw new Error(`no artifact ${name}`);
  return index;
}

function cardBy(code: string): number {
  const index = ACTION_CARDS.findIndex((card) => card === code);
  if (index < 0) throw new Error(`no card ${code}`);
  return index;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean);
}

/** The fields in a fixed order, so that a line reads the same whatever the event. */
function lineOf(event: AdAstraEvent): string {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return ORDER.flatMap((field): unknown[] => {
    const value = fields[field];
    if (value === undefined || value === null) return [];
    return [NAMED[field]?.(Number(value)) ?? value];
  }).join(' ');
}

const ORDER = [
  'kind',
  'seat',
  'space',
  'other',
  'card',
  'resource',
  'element',
  'item',
  'place',
  'planet',
  'source',
  'amount',
  'points',
  'rounds',
  'artifact',
  'system',
  'id',
  'round',
  'first',
  'rule',
];
const NAMED: Readonly<Record<string, (value: number) => string | undefined>> = {
  space: (space) => `${space + 1}`,
  card: (card) => ACTION_CARDS[card],
  resource: (resource) => PLANET_KINDS[resource],
  planet: (planet) => PLANET_KINDS[planet],
  place: (where) => placeName(where),
  artifact: (artifact) => ARTIFACTS[artifact],
  system: (system) => SYSTEMS[system],
};
