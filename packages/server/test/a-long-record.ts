import { adAstra } from '@astrarium/ad-astra';
import { at, type GameRecord, quickRandom, readSeed, Table } from '@astrarium/core';

/** A game of Ad Astra that goes on and on: offers are made and declined, and whoever can pass does. Chance may begin anew after every decision. */
export function aLongRecord(decisions: number, epochs = false): GameRecord {
  let table = Table.start(adAstra, { options: { players: 5 }, seed: readSeed('5eed') });
  const below = quickRandom(1);
  while (table.version < decisions) {
    const seat = at(table.waitingFor(), 0);
    const legal = table.legal(seat).map((decision) => adAstra.write(decision));
    const likely = LIKELY.map((kind) => legal.filter((text) => kind.test(text))).find((some) => some.length > 0) ?? legal;
    table.decide(seat, adAstra.read(at(likely, below(likely.length))));
    if (epochs) table = table.fork(table.version, readSeed(table.version.toString(16)));
  }
  return table.record();
}

/** What is decided if it can be, best first. */
const LIKELY = [/^(offer|decline|counter)/, /^pass/, /^plan trade/, /^(?!score|plan s)/];
