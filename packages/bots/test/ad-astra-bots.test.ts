import { type AdAstraState, type AdAstraView, adAstra, countOf, type Decision } from '@astrarium/ad-astra';
import { at, Chance, childSeed, quickRandom, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adept } from '../src/ad-astra/adept/adept.ts';
import { isGoodDeal } from '../src/ad-astra/adept/trade-values.ts';
import { adAstraBots } from '../src/ad-astra/bots.ts';
import { novice } from '../src/ad-astra/novice.ts';
import { type Bot, selfPlay } from '../src/index.ts';

/** Positions from random games, with the seat that decides. */
function positions(
  players: number,
  count: number,
  wanted: (state: AdAstraState) => boolean = () => true,
): { state: AdAstraState; seat: Seat }[] {
  const found: { state: AdAstraState; seat: Seat }[] = [];
  for (let seed = 0; found.length < count; seed += 1) {
    const chance = new Chance(childSeed(readSeed('b075'), seed));
    const below = quickRandom(seed);
    const state = adAstra.setup(adAstra.options({ players }), chance);
    for (let n = 0; adAstra.waitingFor(state).length > 0; n += 1) {
      const seat = at(adAstra.waitingFor(state), 0);
      if (n % 5 === seed % 5 && wanted(state)) found.push({ state: adAstra.clone(state), seat });
      const legal = adAstra.legal(state, seat);
      adAstra.apply(state, seat, at(legal, below(legal.length)), chance);
    }
  }
  return found.slice(0, count);
}

function choose(bot: Bot<AdAstraView, Decision>, state: AdAstraState, seat: Seat): string {
  return adAstra.write(bot.choose(() => adAstra.view(state, seat), adAstra.legal(state, seat), quickRandom(11)));
}

describe.each([novice, adept])('$name', (bot) => {
  test.each([3, 5])('decides what is legal, and the same again from the same view and luck, %i players', (players) => {
    for (const { state, seat } of positions(players, 300)) {
      const decision = choose(bot, state, seat);
      expect(adAstra.legal(state, seat).map((legal) => adAstra.write(legal))).toContain(decision);
      expect(choose(bot, state, seat)).toBe(decision);
    }
  });

  test('depends on nothing outside its view: another state with the same view gives the same decision', () => {
    for (const [n, { state, seat }] of positions(4, 300).entries()) {
      const other = adAstra.imagine(adAstra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n)));
      expect(choose(bot, other, seat)).toBe(choose(bot, state, seat));
    }
  });
});

/** The share of games that `first` wins, alone among three of `second`, on every seat in turn. */
function winShare(first: string, second: string, games: number): number {
  const bots = adAstraBots;
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const seat = game % 4;
    const seated = [0, 1, 2, 3].map((one) =>
      at(
        bots.filter(({ name }) => name === (one === seat ? first : second)),
        0,
      ),
    );
    const { result } = selfPlay(adAstra, { options: { players: 4 }, seed: childSeed(readSeed('f16'), game), bots: seated });
    if (result.winners.includes(seat)) won += 1 / result.winners.length;
  }
  return won / games;
}

test('adept beats three novices, and novice holds its own against the dice', () => {
  expect(winShare('adept', 'novice', 200)).toBeGreaterThanOrEqual(0.8);
  expect(winShare('novice', 'random', 200)).toBeGreaterThan(0.25);
});

test.each([
  [3, { rules: 'original' }],
  [4, { galaxy: 'uneven' }],
  [5, { arcanum: false, responsum: false }],
])('adepts among themselves come to an end, %i players, %j', (players, options) => {
  for (let game = 0; game < 5; game += 1) {
    const bots = Array.from({ length: players }, () => adept);
    const played = selfPlay(adAstra, { options: { players, ...options }, seed: childSeed(readSeed('e4d'), game), bots });
    expect(played.decisions).toBeLessThan(3000);
  }
});

test('adept accepts good offers and no bad ones', () => {
  let accepted = 0;
  const asked = positions(4, 200, (state) => ['answer', 'counter'].includes(state.frames.at(-1)?.phase ?? ''));
  for (const { state, seat } of asked) {
    const { partner, give, want } = at(state.frames, state.frames.length - 1);
    const good = isGoodDeal(adAstra.view(state, seat), seat, partner, give, want);
    expect(choose(adept, state, seat).startsWith('accept')).toBe(good);
    if (good) accepted += 1;
  }
  expect(accepted).toBeGreaterThan(5);
  expect(accepted).toBeLessThan(190);
});

test('adept never takes part in a gift', () => {
  const holdsWater = (hand: number | undefined): boolean => countOf(hand ?? 0, 0) > 0;
  const [position] = positions(
    4,
    1,
    ({ frames, hands }) => frames.at(-1)?.phase === 'answer' && holdsWater(hands[frames.at(-1)?.seat ?? 0]),
  );
  if (position === undefined) throw new Error('nobody was asked');
  const { state, seat } = position;
  const { partner } = at(state.frames, state.frames.length - 1);
  expect(isGoodDeal(adAstra.view(state, seat), seat, partner, 0, 1)).toBe(false);
});
