import { at } from '@astrarium/core';
import type { Play } from '../sheet.ts';
import { decide } from './decide.ts';
import { type AdAstraTable, RESOURCES } from './table.ts';

/** B1.5: the pairs on the Production cards of red, yellow, green, blue and grey. */
const PAIRS: readonly (readonly string[])[] = [
  ['FX', 'WY', 'EZ'],
  ['WF', 'EY', 'XZ'],
  ['FE', 'WX', 'YZ'],
  ['EX', 'FY', 'WZ'],
  ['WE', 'FZ', 'XY'],
];

/** B4: the owner picks, everybody takes, and then B10.4 may be used. */
export function* production(table: AdAstraTable, owner: number, card: number): Play {
  const pair = at(at(PAIRS, table.player(owner).faction), card);
  const text = yield* decide(table, owner, () => pair.split('').map((letter) => `produce ${letter}`));
  const resource = RESOURCES.findIndex((letter) => text === `produce ${letter}`);
  table.sheet.say({ kind: 'resource-chosen', seat: owner, resource, rule: 'B4.1' });
  for (const seat of table.from(owner)) table.gain(seat, resource, due(table, seat, resource), shortRule(table, seat, resource));
  for (const seat of table.from(owner)) {
    if (table.player(seat).artifacts.length === 0 || due(table, seat, resource) === 0 || at(table.bank, resource) === 0) continue;
    const answer = yield* decide(table, seat, () => ['pass'], { uses: ['machina'] });
    if (answer === 'pass') continue;
    table.useUp(seat, 'machina');
    table.gain(seat, resource, due(table, seat, resource), 'B10.4');
  }
}

/** B4.2: 1 for a colony or a starship, 2 for a factory. */
function due(table: AdAstraTable, seat: number, resource: number): number {
  let cards = 0;
  for (const planet of table.planets.values()) {
    if (!planet.faceUp || planet.kind !== resource) continue;
    if (planet.settlement?.seat === seat) cards += planet.settlement.item === 'factory' ? 2 : 1;
    cards += table.player(seat).ships.filter((place) => place === planet.place).length;
  }
  return cards;
}

/** B4.3: a short bank is told by its own rule. */
function shortRule(table: AdAstraTable, seat: number, resource: number): string {
  return at(table.bank, resource) < due(table, seat, resource) ? 'B4.3' : 'B4.2';
}
