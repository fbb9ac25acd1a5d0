import { BadInput } from './bad-input.ts';
import { CHACHA_CONSTANTS, chachaBlock } from './chacha.ts';

/** 256 bits as 64 lowercase hexadecimal digits: all the chance of a game. */
export type Seed = string;

/** Reads a seed as people write it: up to 64 hexadecimal digits, so `1` is a seed too. */
export function readSeed(text: unknown): Seed {
  if (typeof text !== 'string' || !/^[0-9a-f]{1,64}$/i.test(text)) {
    throw new BadInput('seed', text, '1 to 64 hexadecimal digits (0-9, a-f)');
  }
  return text.toLowerCase().padStart(64, '0');
}

/** A seed from 32 bytes of the platform's crypto source. */
export function seedFromBytes(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new BadInput('seed', `${bytes.length} bytes`, '32 bytes');
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed of the `n`th of many games that all follow from one seed. */
export function childSeed(seed: Seed, n: number): Seed {
  return derivedSeed(seed, `child ${n}`);
}

/** The seed of the epoch that the `n`th change of a game begins: whoever is bound to the game's seed can't choose it. */
export function epochSeed(seed: Seed, n: number): Seed {
  return derivedSeed(seed, `epoch ${n}`);
}

/** The seed as eight words. */
export function seedWords(seed: Seed): Int32Array {
  const words = new Int32Array(8);
  for (let i = 0; i < 8; i += 1) words[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
  return words;
}

function derivedSeed(seed: Seed, name: string): Seed {
  return Array.from(deriveKey(seedWords(seed), name), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A key for one named purpose (HChaCha20): knowing it tells nothing about the seed or about any other purpose. */
export function deriveKey(words: Int32Array, name: string): Int32Array {
  if (name.length > 16) throw new RangeError(`the name '${name}' is longer than 16 characters`);
  const input = new Int32Array(16);
  input.set(CHACHA_CONSTANTS);
  input.set(words, 4);
  for (let i = 0; i < name.length; i += 1) {
    const word = 12 + (i >> 2);
    input[word] = (input[word] ?? 0) | ((name.charCodeAt(i) & 0xff) << ((i & 3) * 8));
  }
  const output = new Int32Array(16);
  chachaBlock(input, output, false);
  output.copyWithin(4, 12);
  return output.subarray(0, 8);
}
