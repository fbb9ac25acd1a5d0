import { at, Chance, childSeed, quickRandom, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { ABILITIES, type AstraEvent, astra, BOON_KINDS, CARDS } from '../src/index.ts';

/** Everything that must have happened at least once before the runner rests, told in words. */
const TO_SEE: ReadonlySet<string> = new Set([
  ...CARDS.map((card) => `use ${card.code}`),
  ...CARDS.map((card) => `discover ${card.code}`),
  ...Object.keys(ABILITIES).map((ability) => `ability ${ability}`),
  ...BOON_KINDS.map((kind) => `boon ${kind}`),
  ...[2, 3, 4, 5].flatMap((players) => ['end-by-first-player', 'end-by-other-player'].map((why) => `${players} players: ${why}`)),
  'tied pick',
  'discard at the limit',
  'discard by Rest',
  'dreamt discovery',
  'Telescope spent',
  'Telescope bought',
  'shared victory',
  ...['A7.15', 'A7.16', 'A7.17', 'A7.18'].map((rule) => `gain by ${rule}`),
]);

test('the exhaustive runner plays until every Ability, Boon and ending was used', () => {
  const seen = new Set<string>();
  let games = 0;
  while (seen.size < TO_SEE.size && games < 20_000) {
    play(2 + (games % 4), games, seen);
    games += 1;
  }
  console.log(`every card, Ability, Boon and ending was used after ${games} games`);
  expect([...TO_SEE].filter((thing) => !seen.has(thing))).toEqual([]);
});

function play(players: number, seed: number, seen: Set<string>): void {
  const see = (thing: string): void => {
    if (TO_SEE.has(thing)) seen.add(thing);
  };
  const chance = new Chance(childSeed(readSeed('a11'), seed));
  const below = quickRandom(seed);
  const tell = (event: AstraEvent): void => witness(event, see);
  const state = astra.setup(astra.options({ players }), chance, tell);
  for (let seats = astra.waitingFor(state); seats.length > 0; seats = astra.waitingFor(state)) {
    const seat = at(seats, 0);
    const legal = astra.legal(state, seat);
    astra.apply(state, seat, at(legal, below(legal.length)), chance, tell);
  }
  see(`${players} players: ${astra.result(state)?.why}`);
  if ((astra.result(state)?.winners.length ?? 0) > 1) see('shared victory');
}

function witness(event: AstraEvent, see: (thing: string) => void): void {
  switch (event.kind) {
    case 'used':
      see(`use ${at(CARDS, event.card).code}`);
      see(`ability ${at(CARDS, event.card).ability}`);
      break;
    case 'discovered':
      see(event.seat === null ? 'dreamt discovery' : `discover ${at(CARDS, event.card).code}`);
      break;
    case 'picked':
      see(`boon ${at(at(CARDS, event.card).boons, event.box).kind}`);
      if (event.tied) see('tied pick');
      break;
    case 'discarded':
      if (event.rule === 'A8.6') see('discard at the limit');
      if (event.rule === 'A6.2') see('discard by Rest');
      break;
    case 'spent':
      if (event.what === 'telescope') see('Telescope spent');
      if (event.rule === 'A7.4') see('Telescope bought');
      break;
    case 'gained':
      see(`gain by ${event.rule}`);
      break;
    default:
  }
}
