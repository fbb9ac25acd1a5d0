import { at } from '@astrarium/core';
import { check, type Sheet, Violation } from '../sheet.ts';

/** Letters of the resources, and the number a planet of each has; aliens come after them (B1.1, B1.3). */
export const RESOURCES = ['W', 'F', 'E', 'X', 'Y', 'Z'] as const;
export const [WATER, FOOD, ENERGY] = [0, 1, 2] as const;
export const ORES = [3, 4, 5] as const;
export const ALIEN = 6;
export const SYSTEMS = ['sR', 'lR', 'tR', 'nR', 'sY', 'lY', 'tY', 'nY', 'sol'] as const;
export const SOL = 8;
/** Where ships are that are on no planet, as a place and as the aim of a flight. */
export const DEEP = 63;
export const TO_DEEP = 9;
export const ARTIFACTS = [
  'repositorium',
  'ianua',
  'velum',
  'machina',
  'manus',
  'mercator',
  'oculus',
  'laurea',
  'clavis',
  'arcanum',
  'responsum',
];
export const SOURCES = [
  'settlements',
  'starships',
  'terraformers',
  'systems',
  'identical',
  'different',
  'bonus',
  'terraforming',
  'alien',
  'artifacts',
];
export const ITEMS = ['starship', 'colony', 'factory', 'terraformer'] as const;
export type Item = (typeof ITEMS)[number];

/** How many of each resource. */
export type Cards = readonly number[];

export interface Planet {
  readonly place: number;
  readonly system: number;
  faceUp: boolean;
  /** Known to the referee once it was turned up, or anybody was told. */
  kind: number | undefined;
  readonly seenBy: Set<number>;
  settlement: { readonly seat: number; readonly item: 'colony' | 'factory' } | undefined;
  terraformedBy: number | undefined;
}

export interface Player {
  hand: number[];
  /** Action cards in hand, and Scoring cards that lie open (B8.5). */
  cards: number[];
  open: number[];
  artifacts: string[];
  /** Where each ship is. */
  ships: number[];
  faction: number;
  points: Record<string, number>;
}

/** What the referee knows of a game of Ad Astra, from its events alone. */
export class AdAstraTable {
  readonly sheet: Sheet;
  readonly players: Player[];
  readonly original: boolean;
  readonly planets = new Map<number, Planet>();
  readonly artifactsInGame: string[];
  readonly used: string[] = [];
  drawn = 0;
  bank = [25, 25, 25, 25, 25, 25];
  round = 0;
  first = -1;
  endCalled = false;
  acting = false;
  /** The planning board: whose card, and which. */
  board: ({ readonly seat: number; card: number } | undefined)[] = [];
  revealed = 0;

  constructor(
    sheet: Sheet,
    options: { readonly players: number; readonly rules: string; readonly arcanum: boolean; readonly responsum: boolean },
  ) {
    this.sheet = sheet;
    this.original = options.rules === 'original';
    this.artifactsInGame = ARTIFACTS.filter(
      (name) => (name !== 'arcanum' || options.arcanum) && (name !== 'responsum' || options.responsum),
    );
    this.players = Array.from({ length: options.players }, () => ({
      hand: [0, 0, 0, 0, 0, 0],
      cards: Array.from({ length: 11 }, (_, card) => card),
      open: [],
      artifacts: [],
      ships: [],
      faction: -1,
      points: {},
    }));
  }

  player(seat: number): Player {
    return at(this.players, seat);
  }

  /** Seats clockwise from this one. */
  from(seat: number): number[] {
    return this.players.map((_, n) => (seat + n) % this.players.length);
  }

  planet(place: number): Planet {
    const planet = this.planets.get(place);
    if (planet === undefined) throw new Violation(`there is no planet at ${place}`);
    return planet;
  }

  inSystem(system: number): Planet[] {
    return [...this.planets.values()].filter((planet) => planet.system === system);
  }

  score(seat: number): number {
    return Object.values(this.player(seat).points).reduce((sum, points) => sum + points, 0);
  }

  /** Pawns left to build (B1.4). */
  supply(seat: number, item: Item): number {
    const planets = [...this.planets.values()];
    if (item === 'starship') return 4 - this.player(seat).ships.length;
    if (item === 'terraformer') return 4 - planets.filter(({ terraformedBy }) => terraformedBy === seat).length;
    return 4 - planets.filter(({ settlement }) => settlement?.seat === seat && settlement.item === item).length;
  }

  /** Whose pawns stand there. */
  owner(planet: Planet): number | undefined {
    const ships = this.players.findIndex(({ ships: all }) => all.includes(planet.place));
    return planet.settlement?.seat ?? planet.terraformedBy ?? (ships < 0 ? undefined : ships);
  }

  hasShip(seat: number, place: number): boolean {
    return this.player(seat).ships.includes(place);
  }

  gain(seat: number, resource: number, due: number, rule: string): void {
    const amount = Math.min(due, at(this.bank, resource));
    if (amount === 0) return;
    this.move(seat, resource, amount);
    this.sheet.say({ kind: 'gained', seat, resource, amount, rule });
  }

  pay(seat: number, cards: Cards, rule: string): void {
    for (const [resource, amount] of cards.entries()) {
      if (amount === 0) continue;
      this.move(seat, resource, -amount);
      this.sheet.say({ kind: 'spent', seat, resource, amount, rule });
    }
  }

  /** Between the bank and a hand. */
  private move(seat: number, resource: number, amount: number): void {
    const { hand } = this.player(seat);
    hand[resource] = at(hand, resource) + amount;
    this.bank[resource] = at(this.bank, resource) - amount;
    check(at(hand, resource) >= 0 && at(this.bank, resource) >= 0, () => `there are not so many cards of ${resource}`);
  }

  /** From one hand to the other (B7.3). */
  handOver(from: number, to: number, cards: Cards): void {
    const [giver, taker] = [this.player(from).hand, this.player(to).hand];
    for (const [resource, amount] of cards.entries()) {
      giver[resource] = at(giver, resource) - amount;
      taker[resource] = at(taker, resource) + amount;
      check(at(giver, resource) >= 0, () => `seat ${from} has not so many cards of ${resource}`);
    }
    for (const [kind, seat] of [
      ['spent', from],
      ['gained', to],
    ] as const) {
      for (const [resource, amount] of cards.entries()) if (amount > 0) this.sheet.say({ kind, seat, resource, amount, rule: 'B7.3' });
    }
  }

  addPoints(seat: number, source: string, points: number, rule: string): void {
    if (points === 0) return;
    const lines = this.player(seat).points;
    lines[source] = (lines[source] ?? 0) + points;
    this.sheet.say({ kind: 'scored', seat, source, points, rule });
  }

  useUp(seat: number, artifact: string): void {
    const player = this.player(seat);
    check(player.artifacts.includes(artifact) || artifact === 'repositorium', () => `seat ${seat} has no ${artifact}`);
    player.artifacts = player.artifacts.filter((one) => one !== artifact);
    this.used.push(artifact);
    const number = ARTIFACTS.indexOf(artifact);
    this.sheet.say({ kind: 'used', seat, artifact: number, rule: `B10.${number + 1}` });
  }

  /** The seat looks at all face-down planets of the system; what they are, it alone is told. */
  look(seat: number, system: number, rule: string): void {
    this.sheet.say({ kind: 'peeked', seat, system, rule });
    const { event, only } = this.sheet.hearFor('saw');
    const hidden = this.inSystem(system).filter(({ faceUp }) => !faceUp);
    const seen = event['planets'] as readonly { readonly place: number; readonly planet: number }[];
    check(only === seat && event['seat'] === seat && event['rule'] === rule, () => `a wrong look: ${JSON.stringify(event)} to ${only}`);
    check(
      seen.map(({ place }) => place).join(' ') === hidden.map(({ place }) => place).join(' '),
      () => `a wrong look: ${JSON.stringify(event)}`,
    );
    for (const { place, planet } of seen) {
      this.learn(this.planet(place), planet);
      this.planet(place).seenBy.add(seat);
    }
  }

  /** What a planet is never changes, and there are so many of each kind (B1.3). */
  learn(planet: Planet, kind: number): void {
    check((planet.kind ?? kind) === kind, () => `the planet at ${planet.place} was ${planet.kind}, not ${kind}`);
    planet.kind = kind;
    const alike = [...this.planets.values()].filter((one) => one.kind === kind).length;
    check(alike <= at([6, 6, 8, 6, 6, 6, 5], kind), () => `there are ${alike} planets of kind ${kind}`);
  }

  turnUp(seat: number, planet: Planet, rule: string): void {
    const event = this.sheet.hear('turned-up');
    check(
      event['seat'] === seat && event['place'] === planet.place && event['rule'] === rule,
      () => `a wrong planet: ${JSON.stringify(event)}`,
    );
    this.learn(planet, Number(event['planet']));
    planet.faceUp = true;
  }
}

/** `sR3`, `sol1`, `deep`. */
export function placeText(place: number): string {
  return place === DEEP ? 'deep' : `${at(SYSTEMS, Math.floor(place / 7))}${(place % 7) + 1}`;
}

export function placeOfText(text: string): number {
  if (text === 'deep') return DEEP;
  return 7 * SYSTEMS.findIndex((code) => code === text.slice(0, -1)) + Number(text.slice(-1)) - 1;
}

/** `WWE`, or `-` for nothing. */
export function cardsOf(letters: string): number[] {
  return RESOURCES.map((letter) => letters.split('').filter((one) => one === letter).length);
}

export function sizeOf(cards: Cards): number {
  return cards.reduce((sum, amount) => sum + amount, 0);
}

export function holds(hand: Cards, cards: Cards): boolean {
  return cards.every((amount, resource) => amount <= at(hand, resource));
}

/** As events and views have it: five bits a resource. */
export function packed(cards: Cards): number {
  return cards.reduce((sum, amount, resource) => sum + amount * 32 ** resource, 0);
}
