import { at, Chance, childSeed, readSeed } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { type AdAstraState, ALIEN, adAstra, DEEP_SPACE, hasFactory, IN_SUPPLY, ownerOf, placeOf, SOL } from '../../src/index.ts';

function games(options: object, count = 60): AdAstraState[] {
  return Array.from({ length: count }, (_, n) => adAstra.setup(adAstra.options(options), new Chance(childSeed(readSeed('b2'), n))));
}

describe.each([3, 4, 5])('%i players', (players) => {
  test('B2.1 as many planets around Sol as players, turned up, with a factory of each; none is alien', () => {
    const homes = new Set<string>();
    for (const state of games({ players, first: 0 })) {
      expect(state.sizes[SOL]).toBe(players);
      expect(state.faceUp[SOL]).toBe((1 << players) - 1);
      const owners = Array.from({ length: players }, (_, index) => at(state.pawns, placeOf(SOL, index)));
      expect(owners.every(hasFactory)).toBe(true);
      expect(owners.map(ownerOf).toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, seat) => seat));
      for (let index = 0; index < players; index += 1) expect(state.planets[placeOf(SOL, index)]).not.toBe(ALIEN);
      homes.add(owners.map(ownerOf).join(''));
    }
    expect(homes.size).toBeGreaterThan(3);
  });

  test('B2.1 the five alien planets all lie elsewhere', () => {
    for (const state of games({ players })) expect(state.planets.slice(0, 56).filter((kind) => kind === ALIEN)).toHaveLength(5);
  });

  test('B2.2 the rest face down around the eight systems, as evenly as they go; the odd ones at random', () => {
    const rest = 43 - players;
    const seen = new Set<string>();
    for (const state of games({ players })) {
      const sizes = state.sizes.slice(0, 8);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(rest);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(state.faceUp.slice(0, 8)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect(state.hidden).toBe(rest);
      seen.add(sizes.join(''));
    }
    // With 3 players 40 planets go round evenly.
    expect(seen.size > 1).toBe(players !== 3);
  });

  test('B2.2 in an uneven galaxy there are 3 to 7 at random', () => {
    const sizes = games({ players, galaxy: 'uneven' }).flatMap((state) => state.sizes.slice(0, 8));
    expect(new Set(sizes)).toEqual(new Set([3, 4, 5, 6, 7]));
    for (const state of games({ players, galaxy: 'uneven' })) {
      expect(state.sizes.reduce((sum, size) => sum + size, 0)).toBe(43);
    }
  });

  test('B2.3 one card of each resource, one starship in deep space, score 0', () => {
    for (const state of games({ players }, 3)) {
      for (let seat = 0; seat < players; seat += 1) {
        expect(state.hands[seat]).toBe(at(state.hands, 0));
        expect(adAstra.view(state, seat).seats[seat]).toMatchObject({
          handSize: 6,
          score: 0,
          ships: [DEEP_SPACE, IN_SUPPLY, IN_SUPPLY, IN_SUPPLY],
        });
      }
    }
  });

  test('B2.3 the first player is drawn from the seed, or chosen', () => {
    expect(new Set(games({ players }).map(({ first }) => first)).size).toBe(players);
    expect(games({ players, first: 1 }, 5).map(({ first }) => first)).toEqual([1, 1, 1, 1, 1]);
  });

  test('B2.4 the planning board has 12 spaces, with 5 players 15', () => {
    const [state] = games({ players }, 1);
    expect(state && adAstra.view(state, 'spectator').spaces).toHaveLength(players === 5 ? 15 : 12);
    if (state === undefined) return;
    const beyond = adAstra.refusal(state, state.first, adAstra.read('plan p1 13'));
    expect(beyond).toEqual(players === 5 ? undefined : { rule: 'B2.4', reason: 'no-such-space' });
  });
});
