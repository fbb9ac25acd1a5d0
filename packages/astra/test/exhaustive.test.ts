import { selfPlay } from '@astrarium/bots';
import { astraBots } from '@astrarium/bots/astra';
import { at, Chance, childSeed, quickRandom, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { ABILITIES, type AstraEvent, AUPTOLEMY, astra, BOON_KINDS, CARDS, ELEMENTS, MODIFIERS, type Modifier } from '../src/index.ts';

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

/** The same for the solo game. */
const TO_SEE_SOLO: ReadonlySet<string> = new Set([
  ...(Object.keys(MODIFIERS) as Modifier[]).map((modifier) => `modifier ${modifier}`),
  ...[1, 2, 3, 4, 5, 6].map((roll) => `roll ${roll}`),
  ...ELEMENTS.map((element) => `Focus ${element}`),
  'win',
  'loss on score',
  'loss by a tie',
  'loss by empty deck',
  'Auptolemy discovers',
  'Auptolemy rests',
  'Telescope collected by Auptolemy',
  'Telescope used by Auptolemy',
  'Boon for Auptolemy',
  'tie with Auptolemy',
  'dreamt discovery',
  'reshuffle',
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

test('the exhaustive runner plays solo until every modifier, ending and turn of Auptolemy’s was seen', () => {
  const seen = new Set<string>();
  let games = 0;
  while (seen.size < TO_SEE_SOLO.size && games < 20_000) {
    playSolo(games, seen);
    games += 1;
  }
  console.log(`every modifier, ending and turn of Auptolemy's was seen after ${games} solo games`);
  expect([...TO_SEE_SOLO].filter((thing) => !seen.has(thing))).toEqual([]);
});

const NO_MODIFIERS: readonly Modifier[] = [];

/** By turns standard and with one modifier. The dice never come close: the standard games are a Novice's, some of them an Adept's. */
function playSolo(seed: number, seen: Set<string>): void {
  const see = (thing: string): void => {
    if (TO_SEE_SOLO.has(thing)) seen.add(thing);
  };
  const names = Object.keys(MODIFIERS) as Modifier[];
  const modifiers = seed % 2 === 0 ? NO_MODIFIERS : [at(names, (seed >> 1) % names.length)];
  const name = seed % 50 === 0 ? 'adept' : seed % 2 === 0 ? 'novice' : 'random';
  const { result } = selfPlay(astra, {
    options: { players: 1, modifiers },
    seed: childSeed(readSeed('a11'), seed),
    bots: astraBots.filter((bot) => bot.name === name),
    tell: (event) => witnessSolo(event, see),
  });
  for (const modifier of modifiers) see(`modifier ${modifier}`);
  const [person, auptolemy] = result.seats.map(({ total }) => total);
  if (result.why === 'library-empty') see('loss by empty deck');
  else if (result.winners.includes(0)) see('win');
  else see(person === auptolemy ? 'loss by a tie' : 'loss on score');
}

function witnessSolo(event: AstraEvent, see: (thing: string) => void): void {
  const byAuptolemy = 'seat' in event && event.seat === AUPTOLEMY;
  if (event.kind === 'rolled') see(`roll ${event.roll}`);
  if (event.kind === 'focus') see(`Focus ${ELEMENTS[at(CARDS, event.card).element]}`);
  if (event.kind === 'reshuffled') see('reshuffle');
  if (event.kind === 'discovered') see(event.seat === null ? 'dreamt discovery' : byAuptolemy ? 'Auptolemy discovers' : '');
  if (!byAuptolemy) return;
  if (event.kind === 'rested') see('Auptolemy rests');
  if (event.kind === 'picked') see(event.tied ? 'tie with Auptolemy' : 'Boon for Auptolemy');
  if (event.kind === 'gained' && event.what === 'telescope') see('Telescope collected by Auptolemy');
  if (event.kind === 'spent' && event.what === 'telescope') see('Telescope used by Auptolemy');
}

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
