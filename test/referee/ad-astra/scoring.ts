import { at } from '@astrarium/core';
import type { Play } from '../sheet.ts';
import { decide } from './decide.ts';
import { type AdAstraTable, cardsOf, RESOURCES, SYSTEMS, sizeOf } from './table.ts';

/** B1.6. */
const PAIRS = [
  ['settlements', 'starships'],
  ['terraformers', 'systems'],
  ['identical', 'different'],
] as const;

/** B8. */
export function* scoring(table: AdAstraTable, owner: number, card: number): Play {
  if (table.first !== owner) {
    table.first = owner;
    table.sheet.say({ kind: 'first-player', seat: owner, rule: 'B8.1' });
  }
  const pair = at(PAIRS, card);
  const text = yield* decide(table, owner, () => pair.map((element) => `score ${element}`));
  const element = text.slice(6);
  table.sheet.say({ kind: 'element-chosen', seat: owner, element: ELEMENTS.indexOf(element), rule: 'B8.1' });
  const scored = table.players.map(() => 0);
  if (card < 2) {
    for (const seat of table.from(owner)) {
      scored[seat] = onTable(table, seat, element);
      table.addPoints(seat, element, at(scored, seat), 'B8.2');
    }
  } else {
    const order = [...table.from(owner).slice(1), owner];
    for (const seat of order) {
      if (sizeOf(table.player(seat).hand) < 2) continue;
      scored[seat] = yield* discards(table, seat, element === 'identical');
      table.addPoints(seat, element, at(scored, seat), 'B8.3');
    }
  }
  yield* bonus(table, owner, scored);
}

const ELEMENTS = PAIRS.flat() as readonly string[];

/** B8.2. */
function onTable(table: AdAstraTable, seat: number, element: string): number {
  const planets = [...table.planets.values()];
  switch (element) {
    case 'settlements':
      return planets.reduce((sum, { settlement }) => sum + (settlement?.seat !== seat ? 0 : settlement.item === 'factory' ? 2 : 1), 0);
    case 'starships':
      return 2 * table.player(seat).ships.length;
    case 'terraformers':
      return 3 * planets.filter(({ terraformedBy }) => terraformedBy === seat).length;
    default:
      return SYSTEMS.filter((_, system) => table.inSystem(system).some((planet) => table.owner(planet) === seat)).length;
  }
}

/** B8.3: card by card, until the seat is done, or all can see that nothing is left. */
function* discards(table: AdAstraTable, seat: number, identical: boolean): Play<number> {
  const { hand } = table.player(seat);
  const given: number[] = [];
  const fits = (resource: number): boolean => {
    if (at(hand, resource) === 0) return false;
    if (identical) return given.length === 0 ? at(hand, resource) >= 2 : given[0] === resource;
    return !given.includes(resource) && (given.length > 0 || hand.filter((amount) => amount > 0).length >= 2);
  };
  const most = identical ? Infinity : RESOURCES.length;
  while (sizeOf(hand) > 0 && given.length < most) {
    const choices = (): string[] => [
      ...RESOURCES.flatMap((letter, resource) => (fits(resource) ? [`discard ${letter}`] : [])),
      ...(given.length === 1 ? [] : ['pass']),
    ];
    const text = yield* decide(table, seat, choices);
    if (text === 'pass') {
      if (given.length === 0) table.sheet.say({ kind: 'passed', seat, rule: 'B3.2' });
      break;
    }
    table.pay(seat, cardsOf(text.slice(8)), 'B8.3');
    given.push(RESOURCES.findIndex((letter) => letter === text.slice(8)));
  }
  return given.length;
}

/** B8.4: 3 to the one who scored most; B10.8 breaks a tie. */
function* bonus(table: AdAstraTable, owner: number, scored: readonly number[]): Play {
  const most = Math.max(...scored);
  const best = table.from(owner).filter((seat) => scored[seat] === most);
  if (most === 0) return;
  if (best.length === 1) {
    table.addPoints(at(best, 0), 'bonus', 3, 'B8.4');
    return;
  }
  for (const seat of best) {
    if (table.player(seat).artifacts.length === 0) continue;
    const text = yield* decide(table, seat, () => ['pass'], { uses: ['laurea'] });
    if (text === 'pass') continue;
    table.useUp(seat, 'laurea');
    table.addPoints(seat, 'artifacts', 3, 'B10.8');
    return;
  }
}
