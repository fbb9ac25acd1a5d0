import { at } from '@astrarium/core';
import type { Play } from '../sheet.ts';
import { decide } from './decide.ts';
import {
  type AdAstraTable,
  ALIEN,
  cardsOf,
  FOOD,
  holds,
  type Item,
  ORES,
  placeOfText,
  placeText,
  RESOURCES,
  sizeOf,
  WATER,
} from './table.ts';

/** B6.1: the owner as many as wanted, each other one at most; by B10.5 as many too. */
export function* build(table: AdAstraTable, owner: number): Play {
  for (const seat of table.from(owner)) {
    // Whoever has no card can build nothing, as all can see.
    let left = sizeOf(table.player(seat).hand) === 0 ? 0 : seat === owner ? Infinity : 1;
    while (left > 0) {
      const text = yield* decide(table, seat, () => [...items(table, seat), 'pass'], { uses: seat === owner || left > 1 ? [] : ['manus'] });
      if (text === 'pass') {
        table.sheet.say({ kind: 'passed', seat, rule: 'B3.2' });
        break;
      }
      if (text === 'use manus') {
        table.useUp(seat, 'manus');
        left = Infinity;
        continue;
      }
      buildOne(table, seat, text);
      left -= 1;
    }
  }
}

/** B6.2; the original print B12.1. */
function costOf(table: AdAstraTable, item: Item): { readonly letters: string; readonly anyOre: boolean; readonly rule: string } {
  const original = table.original && item !== 'colony';
  const rule = original ? 'B12.1' : 'B6.2';
  switch (item) {
    case 'colony':
      return { letters: 'WF', anyOre: true, rule };
    case 'factory':
      return { letters: original ? 'XYZ' : 'WFE', anyOre: false, rule };
    case 'terraformer':
      return { letters: original ? 'WWFF' : 'FE', anyOre: false, rule };
    case 'starship':
      return { letters: original ? 'XYZ' : 'WFE', anyOre: true, rule };
  }
}

function affordable(table: AdAstraTable, seat: number, item: Item, ore: string): boolean {
  return table.supply(seat, item) > 0 && holds(table.player(seat).hand, cardsOf(costOf(table, item).letters + ore));
}

/** B6.3 to B6.5, B12.2. */
function items(table: AdAstraTable, seat: number): string[] {
  const ores = ORES.map((ore) => at(RESOURCES, ore));
  const texts: string[] = [];
  for (const planet of table.planets.values()) {
    const { settlement, terraformedBy } = planet;
    if (!planet.faceUp || (table.owner(planet) ?? seat) !== seat) continue;
    const name = placeText(planet.place);
    const ship = table.hasShip(seat, planet.place);
    const own = settlement?.seat === seat;
    if (settlement === undefined && (ship || terraformedBy === seat)) {
      for (const ore of ores) if (affordable(table, seat, 'colony', ore)) texts.push(`colony ${name} ${ore}`);
    }
    if (own && settlement.item === 'colony' && affordable(table, seat, 'factory', '')) texts.push(`factory ${name}`);
    const fit = table.original ? planet.kind === WATER || planet.kind === FOOD : planet.kind !== ALIEN;
    if (fit && terraformedBy === undefined && (own || ship) && affordable(table, seat, 'terraformer', '')) texts.push(`terraform ${name}`);
  }
  for (const ore of ores) if (affordable(table, seat, 'starship', ore)) texts.push(`starship ${ore}`);
  return texts;
}

function buildOne(table: AdAstraTable, seat: number, text: string): void {
  const [verb = '', where = '', ore = ''] = text.split(' ');
  const item: Item = verb === 'terraform' ? 'terraformer' : verb === 'starship' || verb === 'factory' ? verb : 'colony';
  const { letters, rule } = costOf(table, item);
  table.pay(seat, cardsOf(letters + (item === 'starship' ? where : ore)), rule);
  if (item === 'starship') {
    table.player(seat).ships.push(63);
    table.sheet.say({ kind: 'built', seat, item, place: null, rule: 'B6.5' });
    return;
  }
  const planet = table.planet(placeOfText(where));
  table.sheet.say({ kind: 'built', seat, item, place: planet.place, rule: item === 'terraformer' ? 'B6.4' : 'B6.3' });
  if (item === 'terraformer') {
    planet.terraformedBy = seat;
    table.addPoints(seat, 'terraforming', 4, 'B6.4');
    return;
  }
  planet.settlement = { seat, item };
  if (planet.kind === ALIEN) table.addPoints(seat, 'alien', item === 'colony' ? 3 : 6, 'B6.6');
}
