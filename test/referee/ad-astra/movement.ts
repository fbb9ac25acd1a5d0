import { at } from '@astrarium/core';
import { check, numberIn, type Play } from '../sheet.ts';
import { decide } from './decide.ts';
import {
  type AdAstraTable,
  ALIEN,
  ARTIFACTS,
  DEEP,
  ENERGY,
  type Planet,
  placeOfText,
  placeText,
  RESOURCES,
  SOL,
  SYSTEMS,
  TO_DEEP,
} from './table.ts';

/** B1.5: the pairs on the Movement cards of red, yellow, green, blue and grey. */
const PAIRS: readonly (readonly (readonly string[])[])[] = [
  [
    ['tY', 'lY'],
    ['sY', 'lR'],
    ['tR', 'nY'],
  ],
  [
    ['sR', 'lY'],
    ['lR', 'nY'],
    ['tR', 'nR'],
  ],
  [
    ['sY', 'tR'],
    ['sR', 'nR'],
    ['lR', 'tY'],
  ],
  [
    ['sR', 'tY'],
    ['sY', 'lY'],
    ['nR', 'nY'],
  ],
  [
    ['sY', 'nY'],
    ['lY', 'tR'],
    ['sR', 'lR'],
  ],
];

interface Card {
  readonly systems: readonly number[];
  /** Ships that have moved, by seat: where they are now. */
  readonly moved: number[][];
  /** Seats that use B10.3. */
  readonly free: Set<number>;
}

/** B5.1: the owner 1, each other 1, then the owner all others. */
export function* movement(table: AdAstraTable, owner: number, card: number): Play {
  const pair = at(at(PAIRS, table.player(owner).faction), card);
  const systems = pair.map((code) => SYSTEMS.findIndex((one) => one === code));
  const now: Card = { systems, moved: table.players.map(() => []), free: new Set() };
  for (const seat of table.from(owner)) yield* part(table, seat, now, 1);
  yield* part(table, owner, now, 4);
}

/** One seat's part, of so many moves. */
function* part(table: AdAstraTable, seat: number, card: Card, moves: number): Play {
  for (let left = moves; left > 0; ) {
    if (unmoved(table, seat, card).length === 0) return;
    const text = yield* decide(table, seat, () => [...flights(table, seat, card), 'pass'], {
      uses: ['ianua', 'velum'],
    });
    if (text === 'pass') {
      table.sheet.say({ kind: 'passed', seat, rule: 'B3.2' });
      return;
    }
    if (text === 'use velum') {
      table.useUp(seat, 'velum');
      card.free.add(seat);
    } else if (text === 'use ianua') {
      table.useUp(seat, 'ianua');
      const gates = yield* decide(table, seat, () => gateFlights(table, seat, card));
      yield* fly(table, seat, card, gates, true);
    } else {
      yield* fly(table, seat, card, text, false);
      left -= 1;
    }
  }
}

/** Ships of the seat that have not moved, by their places. */
function unmoved(table: AdAstraTable, seat: number, { moved }: Card): number[] {
  const gone = [...at(moved, seat)];
  return table.player(seat).ships.filter((place) => {
    const index = gone.indexOf(place);
    if (index < 0) return true;
    gone.splice(index, 1);
    return false;
  });
}

/** Planets of the system on which the seat's ship from there may land (B5.3, B5.4): a hop goes to another planet. */
function landable(table: AdAstraTable, seat: number, system: number, from: number): Planet[] {
  return table.inSystem(system).filter((planet) => planet.place !== from && (table.owner(planet) ?? seat) === seat);
}

function flights(table: AdAstraTable, seat: number, card: Card): string[] {
  const energy = at(table.player(seat).hand, ENERGY);
  const ways = [...new Set(unmoved(table, seat, card))].flatMap((from) =>
    [...card.systems, TO_DEEP].filter((to) => to !== TO_DEEP || from !== DEEP).map((to) => ({ from, to })),
  );
  return ways
    .filter(({ from, to }) => to === TO_DEEP || landable(table, seat, to, from).length > 0)
    .filter(({ from, to }) => card.free.has(seat) || costOf(from, to) <= energy)
    .map(({ from, to }) => flightText(from, to));
}

/** B10.2: any planet of any system but Sol. */
function gateFlights(table: AdAstraTable, seat: number, card: Card): string[] {
  return [...new Set(unmoved(table, seat, card))].flatMap((from) =>
    SYSTEMS.flatMap((_, to) => (to !== SOL && landable(table, seat, to, from).length > 0 ? [flightText(from, to)] : [])),
  );
}

function flightText(from: number, to: number): string {
  return `fly ${placeText(from)} ${to === TO_DEEP ? 'deep' : SYSTEMS[to]}`;
}

/** B5.2. */
function costOf(from: number, to: number): number {
  if (from === DEEP) return 0;
  if (to === TO_DEEP) return 1;
  return Math.floor(from / 7) === to ? 1 : 2;
}

function* fly(table: AdAstraTable, seat: number, card: Card, text: string, byGate: boolean): Play {
  const [, fromText = '', toText = ''] = text.split(' ');
  const from = placeOfText(fromText);
  const to = toText === 'deep' ? TO_DEEP : SYSTEMS.findIndex((code) => code === toText);
  const price = byGate || card.free.has(seat) ? 0 : costOf(from, to);
  table.pay(
    seat,
    RESOURCES.map((_, resource) => (resource === ENERGY ? price : 0)),
    'B5.2',
  );
  table.sheet.say({ kind: 'flew', seat, from, to, rule: byGate ? 'B10.2' : 'B5.2' });
  const { ships } = table.player(seat);
  const place = to === TO_DEEP ? DEEP : yield* land(table, seat, to, from);
  ships[ships.indexOf(from)] = place;
  at(card.moved, seat).push(place);
  if (place !== DEEP) yield* arrive(table, seat, table.planet(place));
}

/** B5.3: look, if there is anything to see, then land. */
function* land(table: AdAstraTable, seat: number, system: number, from: number): Play<number> {
  for (;;) {
    const unseen = (): boolean => table.inSystem(system).some(({ faceUp, seenBy }) => !faceUp && !seenBy.has(seat));
    const places = landable(table, seat, system, from).map(({ place }) => `land ${placeText(place)}`);
    const text = yield* decide(table, seat, () => [...(unseen() ? ['peek'] : []), ...places]);
    if (text !== 'peek') return placeOfText(text.slice(5));
    table.look(seat, system, 'B5.3');
  }
}

/** B5.3, B5.6, B10.1. */
function* arrive(table: AdAstraTable, seat: number, planet: Planet): Play {
  const turned = !planet.faceUp;
  if (turned) table.turnUp(seat, planet, 'B5.3');
  table.sheet.say({ kind: 'landed', seat, place: planet.place, rule: 'B5.3' });
  if (!turned || planet.kind !== ALIEN || table.drawn === table.artifactsInGame.length) return;
  table.drawn += 1;
  table.sheet.say({ kind: 'drew', seat, rule: 'B5.6' });
  const { event, only } = table.sheet.hearFor('artifact');
  const artifact = at(ARTIFACTS, numberIn(event, 'artifact'));
  const gone = [...table.used, ...table.players.flatMap(({ artifacts }) => artifacts)];
  check(only === seat && event['seat'] === seat && event['rule'] === 'B5.6', () => `a wrong artifact: ${JSON.stringify(event)}`);
  check(table.artifactsInGame.includes(artifact) && !gone.includes(artifact), () => `${artifact} can't be drawn`);
  if (artifact !== 'repositorium') {
    table.player(seat).artifacts.push(artifact);
    return;
  }
  table.useUp(seat, artifact);
  for (let n = 0; n < 4 && table.bank.some((amount) => amount > 0); n += 1) {
    const takes = (): string[] => RESOURCES.filter((_, resource) => at(table.bank, resource) > 0).map((letter) => `take ${letter}`);
    const text = yield* decide(table, seat, takes);
    table.gain(
      seat,
      RESOURCES.findIndex((letter) => text === `take ${letter}`),
      1,
      'B10.1',
    );
  }
}
