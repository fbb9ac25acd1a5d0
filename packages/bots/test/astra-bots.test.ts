import { type AstraState, type AstraView, astra, type Decision } from '@astrarium/astra';
import { at, Chance, childSeed, quickRandom, readSeed, type Seat } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { adept } from '../src/astra/adept/adept.ts';
import { observesToFinish } from '../src/astra/adept/reach.ts';
import { soloPositionValue } from '../src/astra/adept/solo.ts';
import { astraBots } from '../src/astra/bots.ts';
import { novice } from '../src/astra/novice.ts';
import { type Bot, selfPlay } from '../src/index.ts';

/** Positions from random games, with the seat that decides. */
function positions(players: number, count: number): { state: AstraState; seat: Seat }[] {
  const found: { state: AstraState; seat: Seat }[] = [];
  for (let seed = 0; found.length < count; seed += 1) {
    const chance = new Chance(childSeed(readSeed('b075'), seed));
    const below = quickRandom(seed);
    const state = astra.setup(astra.options({ players }), chance);
    for (let n = 0; astra.waitingFor(state).length > 0; n += 1) {
      const seat = at(astra.waitingFor(state), 0);
      if (n % 9 === seed % 9) found.push({ state: astra.clone(state), seat });
      const legal = astra.legal(state, seat);
      astra.apply(state, seat, at(legal, below(legal.length)), chance);
    }
  }
  return found.slice(0, count);
}

function choose(bot: Bot<AstraView, Decision>, state: AstraState, seat: Seat): string {
  return astra.write(bot.choose(() => astra.view(state, seat), astra.legal(state, seat), quickRandom(11)));
}

describe.each([novice, adept])('$name', (bot) => {
  test('decides what is legal, and the same again from the same view and luck', () => {
    for (const { state, seat } of positions(3, 60)) {
      const decision = choose(bot, state, seat);
      expect(astra.legal(state, seat).map((legal) => astra.write(legal))).toContain(decision);
      expect(choose(bot, state, seat)).toBe(decision);
    }
  });

  test('depends on nothing outside its view: another state with the same view gives the same decision', () => {
    for (const [n, { state, seat }] of positions(4, 60).entries()) {
      const other = astra.imagine(astra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n)));
      expect(choose(bot, other, seat)).toBe(choose(bot, state, seat));
    }
  });
});

test('adept beats novice, and novice beats the dice', () => {
  const wins = (first: string, second: string, games: number): number => {
    const bots = astraBots;
    let won = 0;
    for (let game = 0; game < games; game += 1) {
      const names = game % 2 === 0 ? [first, second] : [second, first];
      const seated = names.map((name) => bots.find((bot) => bot.name === name) ?? novice);
      const { result } = selfPlay(astra, { options: { players: 2 }, seed: childSeed(readSeed('f16'), game), bots: seated });
      if (result.winners.includes(names.indexOf(first))) won += 1 / result.winners.length;
    }
    return won / games;
  };
  expect(wins('adept', 'novice', 20)).toBeGreaterThanOrEqual(0.9);
  expect(wins('novice', 'random', 200)).toBeGreaterThan(0.55);
});

describe('solo', () => {
  test.each([novice, adept])('$name depends on nothing outside its view', (bot) => {
    for (const [n, { state, seat }] of positions(1, 40).entries()) {
      const decision = choose(bot, state, seat);
      expect(astra.legal(state, seat).map((legal) => astra.write(legal))).toContain(decision);
      const other = astra.imagine(astra.view(state, seat), new Chance(childSeed(readSeed('d1ff'), n)));
      expect(choose(bot, other, seat)).toBe(decision);
    }
  });

  test('the stronger bot fares better against Auptolemy, and adept beats it', () => {
    const play = (name: string, games: number) => {
      const bots = astraBots.filter((bot) => bot.name === name);
      const results = Array.from({ length: games }, (_, game) => {
        const { result } = selfPlay(astra, { options: { players: 1 }, seed: childSeed(readSeed('5010'), game), bots });
        return { won: result.winners.includes(0), margin: at(result.seats, 0).total - at(result.seats, 1).total };
      });
      return {
        wins: results.filter(({ won }) => won).length / games,
        margin: results.reduce((sum, { margin }) => sum + margin, 0) / games,
      };
    };
    const [dice, beginner, expert] = [play('random', 100), play('novice', 100), play('adept', 20)];
    expect(beginner.margin).toBeGreaterThan(dice.margin);
    expect(expert.margin).toBeGreaterThan(beginner.margin + 15);
    expect(expert.wins).toBeGreaterThan(0.5);
  });

  test('adept hurries to the end before Auptolemy’s deck runs out: losing so is worth least', () => {
    const state = astra.setup(astra.options({ players: 1 }), new Chance(readSeed('1')));
    if (state.automa === null) throw new Error('no Auptolemy');
    const fresh = soloPositionValue(state, state.automa);
    state.automa.drawn = state.automa.deck.length - 3;
    expect(soloPositionValue(state, state.automa)).toBeLessThan(fresh - 5);
    state.automa.ranOut = true;
    state.frames.length = 0;
    expect(soloPositionValue(state, state.automa)).toBeLessThan(fresh - 20);
  });
});

describe('how many Observes finish a card', () => {
  const taurus = astra.read('use tau') as { card: number };
  const marked = (stars: string): number =>
    stars.split(' ').reduce((set, star) => set | (1 << (astra.read(`mark tau ${star}`) as { star: number }).star), 0);

  test.each([
    ['bet eps gam lam 37 eta alf zet', 1],
    ['bet eps gam alf zet lam', 2],
    ['bet eps gam', 3],
    ['bet eps gam lam 37 eta alf zet mu nu', 0],
  ])('Taurus with %s marked: %i', (stars, observes) => {
    expect(observesToFinish(taurus.card, marked(stars))).toBe(observes);
  });

  test('too many stars are not worth counting', () => {
    expect(observesToFinish(taurus.card, 0)).toBe(Infinity);
  });
});
