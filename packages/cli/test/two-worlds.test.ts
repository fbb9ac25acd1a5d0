import { astra } from '@astrarium/astra';
import { at } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { anyTwin, gamesOfTwoWorlds, OF_ASTRA } from '../../../test/two-worlds/games.ts';
import { compareWorlds } from '../../../test/two-worlds/two-worlds.ts';

/** `npm run two-worlds` does the same with 100,000 worlds. */
describe('two worlds that look the same to a viewer', () => {
  test('answer the viewer alike, whatever it asks or tries, and tell it the same while both go on', () => {
    const { differences, worlds, steps, comparisons } = compareWorlds(gamesOfTwoWorlds(), { worlds: 2000, seed: 1 });
    expect(differences).toEqual([]);
    expect(worlds).toBe(2000);
    expect(steps).toBeGreaterThan(5000);
    expect(comparisons).toBeGreaterThan(1_000_000);
  });

  /** Does the last player hold one of the first three Final Scoring cards? That is a secret. */
  const secret = ({ scoring }: { readonly scoring: readonly number[] }): boolean => at(scoring, scoring.length - 1) < 3;

  test.each<[string, Partial<typeof astra>, RegExp]>([
    ['a view', { view: (state, viewer) => ({ ...astra.view(state, viewer), round: secret(state) ? 1 : 2 }) }, /: the view: /],
    [
      'a legal list',
      {
        legal: (state, seat) => {
          const legal = astra.legal(state, seat);
          return secret(state) ? legal : legal.toReversed();
        },
      },
      /: the legal list: /,
    ],
    [
      'a refusal',
      {
        refusal: (state, seat, decision) => {
          const refusal = astra.refusal(state, seat, decision);
          return refusal && { ...refusal, reason: secret(state) ? 'one' : 'other' };
        },
      },
      /: the answer to \{/,
    ],
    [
      'an event',
      {
        apply: (state, seat, decision, chance, tell) => {
          tell?.({ kind: 'turn', seat, round: secret(state) ? 1 : 2, rule: 'A3.1' });
          astra.apply(state, seat, decision, chance, tell);
        },
      },
      /: what is told: /,
    ],
    [
      'what may be undone',
      {
        apply: (state, seat, decision, chance, tell) => {
          if (secret(state)) chance.below('needless', 2);
          astra.apply(state, seat, decision, chance, tell);
        },
      },
      /: whether it can be undone: /,
    ],
    [
      'a question',
      {
        waitingFor: (state) => {
          const waiting = astra.waitingFor(state);
          return secret(state) ? waiting : [...waiting, ...waiting];
        },
      },
      /: who is asked: /,
    ],
    [
      'the amount of work',
      {
        refusal: (state, seat, decision) => (secret(state) && state.slots.includes(99) ? undefined : astra.refusal(state, seat, decision)),
      },
      /: the work for the answer to /,
    ],
  ])('a secret that changes %s is found', (_what, leaks, found) => {
    const leaky = anyTwin({ ...astra, ...leaks }, { players: 3 }, OF_ASTRA);
    const { differences } = compareWorlds([leaky], { worlds: 200, seed: 1 });
    expect(at(differences, 0)).toMatch(found);
  });
});
