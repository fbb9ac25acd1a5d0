import { at, Chance, childSeed, quickRandom, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import {
  ACTION_CARDS,
  type AdAstraEvent,
  type AdAstraState,
  ARTIFACTS,
  adAstra,
  ELEMENTS,
  ENDINGS,
  FACTIONS,
  ITEMS,
  PLANET_KINDS,
  SOURCES,
  SYSTEMS,
} from '../src/index.ts';

/** The options that the runner plays in turn. */
const OPTIONS = [
  { players: 3 },
  { players: 4, rules: 'original' },
  { players: 5, galaxy: 'uneven' },
  { players: 4, arcanum: false },
  { players: 3, responsum: false, rules: 'original', galaxy: 'uneven' },
];

/** Everything that must have happened at least once before the runner rests, told in words. */
const TO_SEE: ReadonlySet<string> = new Set([
  ...FACTIONS.flatMap((faction) => ACTION_CARDS.map((card) => `card ${faction} ${card}`)),
  ...ARTIFACTS.map((artifact) => `artifact ${artifact}`),
  ...ITEMS.flatMap((item) => ['summary', 'original'].map((rules) => `build ${item}, ${rules}`)),
  ...ELEMENTS.map((element) => `score ${element}`),
  ...SOURCES.map((source) => `points by ${source}`),
  ...SYSTEMS.slice(0, 8).map((system) => `look ${system}`),
  ...PLANET_KINDS.map((kind) => `turn up ${kind}`),
  ...OPTIONS.map((_, index) => `options ${index}`),
  ...ENDINGS.map((why) => `end by ${why}`),
  'offered',
  'countered',
  'accepted',
  'declined',
  'swapped',
  'scoring-cards-back',
  'first-player',
  'flight to deep space',
  'short bank',
  'hand limit',
  'exchange with the bank',
  'shared victory',
]);

test('the exhaustive runner plays until every card, artifact, item, element, option and ending was used', () => {
  const seen = new Set<string>();
  let games = 0;
  while (seen.size < TO_SEE.size && games < 40_000) {
    play(games, seen);
    games += 1;
  }
  console.log(`everything in Ad Astra was used after ${games} games`);
  expect([...TO_SEE].filter((thing) => !seen.has(thing))).toEqual([]);
});

/** Movement, Build and Trade: cards that bring nothing to who does nothing. */
const IDLE: ReadonlySet<number> = new Set([3, 4, 5, 6, 7]);

function play(game: number, seen: Set<string>): void {
  const see = (thing: string): void => {
    if (TO_SEE.has(thing)) seen.add(thing);
  };
  const chance = new Chance(childSeed(readSeed('a11'), game));
  const below = quickRandom(game);
  const index = game % OPTIONS.length;
  const state = adAstra.setup(adAstra.options(OPTIONS[index]), chance);
  const tell = (event: AdAstraEvent): void => witness(state, event, see);
  // Every second game, planets are sought and points avoided, so that games end by exploration too.
  const shy = game % 2 === 1;
  // And in some games nobody does anything.
  const idle = game % 50 === 7;
  for (let seats = adAstra.waitingFor(state); seats.length > 0; seats = adAstra.waitingFor(state)) {
    const seat = at(seats, 0);
    const all = adAstra.legal(state, seat);
    const some = shy ? all.filter((decision) => decision.do === 'fly' || (decision.do === 'plan' && decision.card < 8)) : [];
    const quiet = all.filter(
      (decision) => decision.do === 'pass' || decision.do === 'end' || (decision.do === 'plan' && IDLE.has(decision.card)),
    );
    const legal = idle && quiet.length > 0 ? quiet : some.length > 0 ? some : all;
    adAstra.apply(state, seat, at(legal, below(legal.length)), chance, tell);
  }
  see(`options ${index}`);
  see(`end by ${adAstra.result(state)?.why}`);
  if ((adAstra.result(state)?.winners.length ?? 0) > 1) see('shared victory');
}

function witness(state: AdAstraState, event: AdAstraEvent, see: (thing: string) => void): void {
  see(event.kind);
  switch (event.kind) {
    case 'revealed':
      see(`card ${FACTIONS[at(state.factions, event.seat)]} ${ACTION_CARDS[event.card]}`);
      break;
    case 'used':
      see(`artifact ${ARTIFACTS[event.artifact]}`);
      break;
    case 'built':
      see(`build ${event.item}, ${state.rules}`);
      break;
    case 'element-chosen':
      see(`score ${ELEMENTS[event.element]}`);
      break;
    case 'scored':
      see(`points by ${event.source}`);
      break;
    case 'peeked':
      see(`look ${SYSTEMS[event.system]}`);
      break;
    case 'turned-up':
      see(`turn up ${PLANET_KINDS[event.planet]}`);
      break;
    case 'flew':
      if (event.to === 9) see('flight to deep space');
      break;
    case 'gained':
      if (event.rule === 'B4.3') see('short bank');
      break;
    case 'spent':
      if (event.rule === 'B3.3') see('hand limit');
      if (event.rule === 'B7.2') see('exchange with the bank');
      break;
    default:
  }
}
