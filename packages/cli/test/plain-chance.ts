import { readFileSync } from 'node:fs';
import { at } from '@astrarium/core';

/** Chance as a stranger would write it from docs/record-format.md alone: nothing of the engine's own is used. */

const text = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8');

/** The example that stands under this heading of the document. */
export function exampleUnder(heading: string): unknown {
  const [, part = ''] = text.split(`\n### ${heading}\n`);
  const [, json] = /```json\n(.*?)```/s.exec(part) ?? [];
  if (json === undefined) throw new Error(`docs/record-format.md has no example under ${heading}`);
  return JSON.parse(json);
}

export interface DealExample {
  readonly table: string;
  readonly serverSeed: string;
  readonly seal: string;
  readonly values: readonly string[];
  readonly hashes: readonly string[];
  readonly seed: string;
}

/** The deal from which all examples follow. */
export const deal = exampleUnder('The deal') as DealExample;

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function streamKey(seed: string, name: string): number[] {
  const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16));
  const padded = Buffer.alloc(16);
  padded.write(name, 'ascii');
  const out = rounds([...CONSTANTS, ...words, ...[0, 4, 8, 12].map((byte) => padded.readUInt32LE(byte))]);
  return [...out.slice(0, 4), ...out.slice(12)];
}

export function stream(seed: string, name: string) {
  const key = streamKey(seed, name);
  let n = 0;
  const number = (): number => {
    const input = [...CONSTANTS, ...key, Math.floor(n / 16), 0, 0, 0];
    const word = (at(rounds(input), n % 16) + at(input, n % 16)) >>> 0;
    n += 1;
    return word >>> 1;
  };
  const draw = (k: number): number => {
    const most = 2 ** 31 - 1;
    for (;;) {
      const drawn = number();
      if (drawn < most - (most % k)) return drawn % k;
    }
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const order = [...list];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = draw(i + 1);
      [order[i], order[j]] = [at(order, j), at(order, i)];
    }
    return order;
  };
  return { number, draw, shuffled };
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const QUARTER_ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

function rounds(input: readonly number[]): number[] {
  const w = [...input];
  const turn = (word: number, bits: number): number => ((word << bits) | (word >>> (32 - bits))) >>> 0;
  for (let round = 0; round < 10; round += 1) {
    for (const [a = 0, b = 0, c = 0, d = 0] of QUARTER_ROUNDS) {
      for (const [x, y, z, bits] of [
        [a, b, d, 16],
        [c, d, b, 12],
        [a, b, d, 8],
        [c, d, b, 7],
      ] as const) {
        w[x] = (at(w, x) + at(w, y)) >>> 0;
        w[z] = turn((at(w, z) ^ at(w, x)) >>> 0, bits);
      }
    }
  }
  return w;
}
