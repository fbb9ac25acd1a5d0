import { at, Chance, childSeed, readSeed } from '@astrarium/core';
import { expect, test } from 'vitest';
import { type AdAstraState, adAstra, SYSTEMS } from '../src/index.ts';
import { faceDown } from '../src/state.ts';

const SEED = readSeed('2ed');
const SYSTEM = 3;

function redealt(state: AdAstraState): AdAstraState[] {
  return Array.from({ length: 300 }, (_, n) => {
    const copy = adAstra.clone(state);
    adAstra.redeal(copy, new Chance(childSeed(SEED, n)));
    return copy;
  });
}

test('face-down planets that no seat has looked at may be anything that is left, and stay what they are once one has', () => {
  const state = adAstra.setup(adAstra.options({ players: 3 }), new Chance(SEED));
  // Seat 1 has looked at one system, and nobody at the others.
  state.known[SYSTEMS.length + SYSTEM] = faceDown(state, SYSTEM);
  const all = redealt(state);
  const kindsAt = (system: number): number => new Set(all.map(({ planets }) => at(planets, system * 7))).size;
  expect(kindsAt(SYSTEM)).toBe(1);
  expect(kindsAt(SYSTEM + 1)).toBe(7);
  expect(new Set(all.map((one) => JSON.stringify(adAstra.view(one, 1)))).size).toBe(1);
});

test('artifacts not drawn yet are shuffled, those drawn stay where they are', () => {
  const state = adAstra.setup(adAstra.options({ players: 3 }), new Chance(SEED));
  state.drawn = 4;
  const all = redealt(state);
  expect(new Set(all.map(({ artifacts }) => artifacts.slice(0, 4).join())).size).toBe(1);
  expect(new Set(all.map(({ artifacts }) => at(artifacts, 4))).size).toBe(state.artifacts.length - 4);
});
