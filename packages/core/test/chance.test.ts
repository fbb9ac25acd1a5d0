import { describe, expect, test } from 'vitest';
import { CHACHA_CONSTANTS, chachaBlock } from '../src/chacha.ts';
import { Chance, childSeed, QuickChance, quickRandom, readSeed, seedFromBytes } from '../src/index.ts';

const SEED = readSeed('1');

describe('ChaCha20', () => {
  test('gives the block of RFC 8439, section 2.3.2', () => {
    const key = Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i);
    const input = Int32Array.of(...CHACHA_CONSTANTS, ...key, 1, 0x09000000, 0x4a000000, 0);
    const output = new Int32Array(16);
    chachaBlock(input, output, true);
    const words = Array.from(output, (word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(words.slice(0, 4)).toEqual(['e4e7f110', '15593bd1', '1fdd0f50', 'c47120a3']);
    expect(words.slice(12)).toEqual(['d19c12b5', 'b94e16de', 'e883d0cb', '4e3c50a2']);
  });
});

describe('Chance', () => {
  test('follows from the seed alone', () => {
    const draw = (seed: string): number[] => {
      const chance = new Chance(readSeed(seed));
      return Array.from({ length: 40 }, () => chance.below('deck', 1000));
    };
    expect(draw('1')).toEqual(draw('1'));
    expect(draw('1')).not.toEqual(draw('2'));
  });

  test('keeps streams apart: drawing from one shifts no other', () => {
    const quiet = new Chance(SEED);
    const busy = new Chance(SEED);
    for (let i = 0; i < 100; i += 1) busy.below('die', 6);
    const draws = (chance: Chance): number[] => Array.from({ length: 20 }, () => chance.below('deck', 1000));
    expect(draws(busy)).toEqual(draws(quiet));
    expect(draws(new Chance(SEED))).not.toEqual(Array.from({ length: 20 }, () => quiet.below('other', 1000)));
  });

  test('goes on from stored positions', () => {
    const chance = new Chance(SEED);
    for (let i = 0; i < 37; i += 1) chance.below('deck', 48);
    const twin = new Chance(SEED, JSON.parse(JSON.stringify(chance.positions())));
    const rest = (c: Chance): number[] => Array.from({ length: 50 }, () => c.below('deck', 48));
    expect(rest(twin)).toEqual(rest(chance));
  });

  test('gives every number as often, and every order of a short list', () => {
    const chance = new Chance(SEED);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i += 1) {
      const roll = chance.below('die', 6);
      counts[roll] = (counts[roll] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const list = [1, 2, 3, 4];
      chance.shuffle('deck', list);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('never changes: a stored game must draw the same for ever', () => {
    const chance = new Chance(SEED);
    expect(Array.from({ length: 8 }, () => chance.below('deck', 48))).toMatchInlineSnapshot(`
      [
        37,
        43,
        15,
        11,
        8,
        35,
        45,
        32,
      ]
    `);
    expect(childSeed(SEED, 7)).toMatchInlineSnapshot(`"a6fd770996a9fbb41a26165bb61d8b23ba5c1436edada7ef5f1b0cebf4040c62"`);
  });
});

describe('seeds', () => {
  test('short ones are filled up, capitals made small', () => {
    expect(readSeed('Ab1')).toBe(`${'0'.repeat(61)}ab1`);
  });

  test.each(['', 'xyz', '1'.repeat(65), 7, undefined])('%j is refused with what would be right', (seed) => {
    expect(() => readSeed(seed)).toThrow(/seed: got .*, expected 1 to 64 hexadecimal digits/);
  });

  test('come from 32 bytes', () => {
    expect(seedFromBytes(Uint8Array.from({ length: 32 }, (_, i) => i))).toMatch(/^000102.*1e1f$/);
    expect(() => seedFromBytes(new Uint8Array(16))).toThrow(/32 bytes/);
  });

  test('children differ from each other and from their parent', () => {
    const seeds = Array.from({ length: 1000 }, (_, n) => childSeed(SEED, n));
    expect(new Set([SEED, ...seeds]).size).toBe(1001);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('quickRandom', () => {
  test('is even and follows from its seed', () => {
    const below = quickRandom(5);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i += 1) {
      const n = below(4);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    const list = (seed: number): number[] => {
      const next = quickRandom(seed);
      return Array.from({ length: 20 }, () => next(1000));
    };
    expect(list(1)).toEqual(list(1));
    expect(list(1)).not.toEqual(list(2));
    expect(list(1)).not.toEqual(list(1 + 0x1_0000_0000));
  });
});

describe('QuickChance', () => {
  test('draws from its source, whatever the stream, and follows from it alone', () => {
    const draw = (seed: number): number[] => {
      const chance = new QuickChance(quickRandom(seed));
      return Array.from({ length: 20 }, (_, n) => chance.below(n % 2 === 0 ? 'deck' : 'die', 1000));
    };
    const below = quickRandom(7);
    expect(draw(7)).toEqual(Array.from({ length: 20 }, () => below(1000)));
    expect(draw(8)).not.toEqual(draw(7));
  });

  test('shuffles without losing anything, and has no positions to return to', () => {
    const chance = new QuickChance(quickRandom(7));
    const list = Array.from({ length: 48 }, (_, n) => n);
    chance.shuffle('deck', list);
    expect(list).not.toEqual(list.toSorted((a, b) => a - b));
    expect(new Set(list).size).toBe(48);
    expect(chance.positions()).toEqual({});
  });
});
