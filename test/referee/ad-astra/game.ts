import { at } from '@astrarium/core';
import { check, numberIn, type Play, type Sheet, upwards } from '../sheet.ts';
import { build } from './build.ts';
import { decide } from './decide.ts';
import { movement } from './movement.ts';
import { production } from './production.ts';
import { scoring } from './scoring.ts';
import { AdAstraTable, ALIEN, ARTIFACTS, cardsOf, DEEP, ITEMS, packed, RESOURCES, SOL, SOURCES, sizeOf } from './table.ts';
import { trade } from './trade.ts';

const CARDS = ['p1', 'p2', 'p3', 'm1', 'm2', 'm3', 'build', 'trade', 's1', 's2', 's3'];
const FACTIONS = ['red', 'yellow', 'green', 'blue', 'grey'];

export interface AdAstraOptions {
  readonly players: number;
  readonly first: number | 'random';
  readonly rules: string;
  readonly galaxy: string;
  readonly arcanum: boolean;
  readonly responsum: boolean;
  readonly factions: readonly string[] | 'random';
}

/** A game of Ad Astra as the rules have it: it asks, is told what was decided, and checks off what happened. */
export class AdAstraReferee {
  readonly table: AdAstraTable;
  private readonly options: AdAstraOptions;
  private idle = 0;
  private before = '';

  constructor(sheet: Sheet, options: AdAstraOptions) {
    this.options = options;
    this.table = new AdAstraTable(sheet, options);
  }

  *play(): Play {
    const { table } = this;
    this.setUp();
    this.before = this.standing();
    for (;;) {
      table.round += 1;
      table.sheet.say({ kind: 'round', round: table.round, first: table.first, rule: 'B3.1' });
      yield* this.planning();
      table.acting = true;
      for (let space = 0; space < table.board.length; space += 1) yield* this.card(space);
      table.acting = false;
      yield* this.handLimit();
      this.takeBack();
      this.countIdle();
      const why = this.ending();
      if (why === undefined) {
        table.board = [];
        table.revealed = 0;
        continue;
      }
      this.end(why);
      return;
    }
  }

  /** B2. */
  private setUp(): void {
    const { table, options } = this;
    const { sheet, players } = table;
    const galaxy = sheet.hear('galaxy');
    const sizes = galaxy['sizes'] as readonly number[];
    const inAll = sizes.reduce((sum, size) => sum + size, 0);
    const [least, most] =
      options.galaxy === 'uneven' ? [3, 7] : [Math.floor((43 - players.length) / 8), Math.ceil((43 - players.length) / 8)];
    check(inAll === 43 && sizes.length === 9 && sizes[SOL] === players.length, () => `a wrong galaxy: ${sizes.join(' ')}`);
    check(
      sizes.slice(0, 8).every((size) => size >= least && size <= most),
      () => `a wrong galaxy: ${sizes.join(' ')}`,
    );
    for (const [system, size] of sizes.entries()) {
      for (let n = 0; n < size; n += 1) {
        const place = 7 * system + n;
        table.planets.set(place, {
          place,
          system,
          faceUp: false,
          kind: undefined,
          seenBy: new Set(),
          settlement: undefined,
          terraformedBy: undefined,
        });
      }
    }
    table.first = numberIn(sheet.peek('faction'), 'seat');
    check(options.first === 'random' || options.first === table.first, () => `seat ${table.first} begins`);
    for (const seat of table.from(table.first)) this.settle(seat);
    for (const [seat, player] of players.entries()) {
      for (const resource of RESOURCES.keys()) table.gain(seat, resource, 1, 'B2.3');
      player.ships.push(DEEP);
      sheet.say({ kind: 'built', seat, item: 'starship', place: null, rule: 'B2.3' });
    }
  }

  /** B1.5, B2.1: a faction, and a factory on a planet of Sol that is not alien. */
  private settle(seat: number): void {
    const { table, options } = this;
    const event = table.sheet.hear('faction');
    const faction = numberIn(event, 'faction');
    const chosen = options.factions === 'random' ? faction : FACTIONS.indexOf(at(options.factions, seat));
    const taken = table.players.some((player) => player.faction === faction);
    check(
      event['seat'] === seat && faction === chosen && FACTIONS[faction] !== undefined && !taken,
      () => `a wrong faction: ${JSON.stringify(event)}`,
    );
    table.player(seat).faction = faction;
    const planet = table.planet(numberIn(table.sheet.peek('turned-up'), 'place'));
    check(planet.system === SOL && !planet.faceUp, () => `no home: ${planet.place}`);
    table.turnUp(seat, planet, 'B2.1');
    check(planet.kind !== ALIEN, () => 'a home is alien');
    planet.settlement = { seat, item: 'factory' };
    table.sheet.say({ kind: 'built', seat, item: 'factory', place: planet.place, rule: 'B2.1' });
  }

  /** B3.1: in turn, until all spaces are full. */
  private *planning(): Play {
    const { table } = this;
    const spaces = table.players.length === 5 ? 15 : 12;
    table.board = Array.from({ length: spaces }, () => undefined);
    for (let n = 0; n < spaces; n += 1) {
      const seat = at(table.from(table.first), n % table.players.length);
      const player = table.player(seat);
      const empty = table.board.flatMap((card, space) => (card === undefined ? [space] : []));
      const choices = (): string[] => player.cards.flatMap((card) => empty.map((space) => `plan ${at(CARDS, card)} ${space + 1}`));
      const [, code = '', number = ''] = (yield* decide(table, seat, choices)).split(' ');
      const [card, space] = [CARDS.indexOf(code), Number(number) - 1];
      player.cards = player.cards.filter((one) => one !== card);
      table.board[space] = { seat, card };
      table.sheet.say({ kind: 'planned', seat, space, rule: 'B3.1' });
      table.sheet.say({ kind: 'planned-card', seat, space, card, rule: 'B3.1' }, seat);
    }
  }

  /** B3.2, and B10.9 before it is revealed. */
  private *card(space: number): Play {
    const { table } = this;
    const planned = table.board[space];
    if (planned === undefined) throw new Error('an empty space is carried out');
    const { seat } = planned;
    yield* this.maySwap(space, seat);
    const { card } = planned;
    table.revealed = space + 1;
    table.sheet.say({ kind: 'revealed', seat, space, card, rule: 'B3.2' });
    if (card < 3) yield* production(table, seat, card);
    else if (card < 6) yield* movement(table, seat, card - 3);
    else if (card === 6) yield* build(table, seat);
    else if (card === 7) yield* trade(table, seat);
    else yield* scoring(table, seat, card - 8);
  }

  /** Whoever holds an artifact and could swap is asked, whether it is that one or not (B11.2). */
  private *maySwap(space: number, seat: number): Play {
    const { table } = this;
    const others = table.board.flatMap((card, other) => (other > space && card?.seat === seat ? [other] : []));
    if (table.player(seat).artifacts.length === 0 || others.length === 0) return;
    if ((yield* decide(table, seat, () => ['pass'], { uses: ['clavis'] })) === 'pass') return;
    table.useUp(seat, 'clavis');
    const text = yield* decide(table, seat, () => others.map((other) => `swap ${other + 1}`));
    const other = Number(text.slice(5)) - 1;
    const [one, two] = [table.board[space], table.board[other]];
    if (one !== undefined && two !== undefined) [one.card, two.card] = [two.card, one.card];
    table.sheet.say({ kind: 'swapped', seat, space, other, rule: 'B10.9' });
  }

  /** B3.3: down to 10 cards, the owner's choice. */
  private *handLimit(): Play {
    const { table } = this;
    for (const seat of table.from(table.first)) {
      const { hand } = table.player(seat);
      while (sizeOf(hand) > 10) {
        const text = yield* decide(table, seat, () =>
          RESOURCES.flatMap((letter, resource) => (at(hand, resource) > 0 ? [`discard ${letter}`] : [])),
        );
        table.pay(seat, cardsOf(text.slice(8)), 'B3.3');
      }
    }
  }

  /** B3.3, B8.5: played cards come back, Scoring cards only all three together. */
  private takeBack(): void {
    const { table } = this;
    for (const planned of table.board) {
      if (planned === undefined) continue;
      const player = table.player(planned.seat);
      (planned.card < 8 ? player.cards : player.open).push(planned.card);
    }
    for (const [seat, player] of table.players.entries()) {
      if (player.open.length === 3) {
        player.cards.push(...player.open);
        player.open = [];
        table.sheet.say({ kind: 'scoring-cards-back', seat, rule: 'B8.5' });
      }
    }
  }

  /** B3.5. */
  private countIdle(): void {
    const { table } = this;
    const now = this.standing();
    this.idle = now === this.before ? this.idle + 1 : 0;
    this.before = now;
    if (this.idle > 0) table.sheet.say({ kind: 'idle', rounds: this.idle, rule: 'B3.5' });
  }

  /** All that counts for B3.5. */
  private standing(): string {
    const { players, planets, used } = this.table;
    const people = players.map(({ hand, artifacts, ships, points }) => [hand, artifacts, ships.toSorted(upwards), Object.entries(points)]);
    const sky = [...planets.values()].map(({ faceUp, seenBy, settlement, terraformedBy }) => [
      faceUp,
      [...seenBy].toSorted(upwards),
      settlement,
      terraformedBy,
    ]);
    return JSON.stringify([people, sky, used]);
  }

  /** B3.4, B3.5, B10.10. */
  private ending(): string | undefined {
    const { table } = this;
    if ([...table.planets.values()].every(({ faceUp }) => faceUp)) return 'all-planets';
    if (table.players.some((_, seat) => table.score(seat) >= 50)) return 'fifty-points';
    if (table.endCalled) return 'arcanum';
    return this.idle >= 3 ? 'standstill' : undefined;
  }

  /** B3.4, B9.1, B10.11. */
  private end(reason: string): void {
    const { table } = this;
    const scores = table.players.map((_, seat) => table.score(seat));
    const answer = table.players.findIndex(({ artifacts }, seat) => artifacts.includes('responsum') && scores[seat] === 42);
    if (answer >= 0) table.useUp(answer, 'responsum');
    const most = Math.max(...scores);
    const winners = answer >= 0 ? [answer] : scores.flatMap((score, seat) => (score === most ? [seat] : []));
    const rules = ['B8.2', 'B8.2', 'B8.2', 'B8.2', 'B8.3', 'B8.3', 'B8.4', 'B6.4', 'B6.6', 'B10.8'];
    const seats = table.players.map(({ points }, seat) => ({
      total: at(scores, seat),
      lines: SOURCES.map((name, n) => ({ name, rule: at(rules, n), points: points[name] ?? 0 })),
    }));
    const why = answer >= 0 ? 'responsum' : reason;
    table.sheet.say({ kind: 'ended', result: { seats, winners, why }, rule: reason === 'standstill' ? 'B3.5' : 'B3.4' });
  }

  /** What everybody sees, as the view of a spectator has it. */
  seen(): unknown {
    const { table } = this;
    const places = Array.from({ length: 63 }, (_, place) => table.planets.get(place));
    return {
      round: table.round,
      first: table.first,
      spaces: table.board.map((planned, space) => ({
        owner: planned?.seat ?? -1,
        card: planned === undefined || space >= table.revealed ? null : planned.card,
      })),
      seats: table.players.map((player, seat) => ({
        faction: player.faction,
        score: table.score(seat),
        points: SOURCES.map((source) => player.points[source] ?? 0),
        handSize: sizeOf(player.hand),
        artifactCount: player.artifacts.length,
        open: player.open.reduce((set, card) => set + 2 ** card, 0),
        supply: ITEMS.map((item) => table.supply(seat, item)),
        ships: player.ships.toSorted(upwards),
      })),
      planets: places.map((planet) => (planet === undefined ? -1 : planet.faceUp ? planet.kind : null)),
      pawns: places.map((planet) => (planet === undefined ? null : this.pawnsOn(planet.place))),
      bank: packed(table.bank),
      used: table.used.map((artifact) => ARTIFACTS.indexOf(artifact)).toSorted(upwards),
      drawn: table.drawn,
    };
  }

  private pawnsOn(place: number): unknown {
    const { table } = this;
    const planet = table.planet(place);
    return {
      owner: table.owner(planet) ?? -1,
      ships: table.players.reduce((sum, { ships }) => sum + ships.filter((one) => one === place).length, 0),
      colony: planet.settlement?.item === 'colony',
      factory: planet.settlement?.item === 'factory',
      terraformer: planet.terraformedBy !== undefined,
    };
  }
}
