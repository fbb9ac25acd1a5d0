import { CHACHA_CONSTANTS, chachaBlock } from './chacha.ts';
import { deriveKey, type Seed, seedWords } from './seed.ts';

/** How many numbers each named stream has given so far: with the seed, the whole state of chance. */
export type ChancePositions = Readonly<Record<string, number>>;

/**
 * All the luck of a game: named streams drawn from one seed, so that a draw more in one of them shifts no other.
 * The n-th number of a stream depends on seed, name and n only, hence any position can be returned to.
 */
export class Chance {
  readonly seed: Seed;
  private readonly words: Int32Array;
  private readonly streams = new Map<string, RandomStream>();

  constructor(seed: Seed, positions: ChancePositions = {}) {
    this.seed = seed;
    this.words = seedWords(seed);
    for (const [name, position] of Object.entries(positions)) this.stream(name).position = position;
  }

  /** A whole number from 0 to n - 1, each as likely. */
  below(name: string, n: number): number {
    const stream = this.stream(name);
    // Numbers from the last, incomplete run of n are drawn again, so that none is likelier than another.
    const limit = MAX - (MAX % n);
    for (;;) {
      const number = nextNumber(stream);
      if (number < limit) return number % n;
    }
  }

  /** Puts the list into a random order, in place. */
  shuffle(name: string, list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.below(name, i + 1);
      const moved = list[i];
      list[i] = list[j];
      list[j] = moved;
    }
  }

  /** Plain data to store; `new Chance(seed, positions)` goes on from there. */
  positions(): ChancePositions {
    return Object.fromEntries([...this.streams].map(([name, stream]) => [name, stream.position]));
  }

  /** How many numbers it has given so far, in all streams. */
  get drawn(): number {
    let drawn = 0;
    for (const { position } of this.streams.values()) drawn += position;
    return drawn;
  }

  private stream(name: string): RandomStream {
    let stream = this.streams.get(name);
    if (stream === undefined) {
      stream = openStream(deriveKey(this.words, name));
      this.streams.set(name, stream);
    }
    return stream;
  }
}

/** Streams give numbers of 31 bits, which the engine divides as whole numbers. */
const MAX = 0x7fff_ffff;

interface RandomStream {
  position: number;
  readonly input: Int32Array;
  readonly block: Int32Array;
  /** Which block of 16 words `block` holds; -1 before the first. */
  held: number;
}

function openStream(key: Int32Array): RandomStream {
  const input = new Int32Array(16);
  input.set(CHACHA_CONSTANTS);
  input.set(key, 4);
  return { position: 0, input, block: new Int32Array(16), held: -1 };
}

function nextNumber(stream: RandomStream): number {
  const wanted = stream.position >>> 4;
  if (stream.held !== wanted) {
    stream.input[12] = wanted;
    chachaBlock(stream.input, stream.block, true);
    stream.held = wanted;
  }
  const word = stream.block[stream.position & 15] ?? 0;
  stream.position += 1;
  return word >>> 1;
}
