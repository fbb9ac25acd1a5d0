import { at } from '@astrarium/core';
import { codewordsOf } from './codewords.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { type Version, versionFor } from './versions.ts';

/** A QR code: rows of modules, true for the dark ones. */
export type Modules = readonly (readonly boolean[])[];

/** The text as a QR code of level M, in the smallest version up to 10 that holds it. Throws `RangeError` for a longer text. */
export function encode(text: string): Modules {
  return drawings(text).reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}

/** The code under each of the eight masks: all of them say the same. */
export function drawings(text: string): readonly Modules[] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewordsOf(bytes, version);
  return MASKS.map((_, mask) => {
    const grid = new Grid(version);
    grid.drawPatterns(mask);
    grid.drawWords(words, mask);
    return grid.dark;
  });
}

/** The code while it is drawn: what belongs to its patterns is not for data. */
class Grid {
  readonly dark: boolean[][];
  private readonly taken: boolean[][];
  private readonly version: Version;

  constructor(version: Version) {
    this.version = version;
    this.dark = square(version.size);
    this.taken = square(version.size);
  }

  /** Everything but the data: three finders, timing, alignment, and what mask and version there are. */
  drawPatterns(mask: number): void {
    const { size, alignment, number } = this.version;
    for (const [row, column] of [
      [3, 3],
      [3, size - 4],
      [size - 4, 3],
    ] as const)
      this.drawRings(row, column, 4);
    // Never over a finder.
    for (const row of alignment) for (const column of alignment) if (this.taken[row]?.[column] !== true) this.drawRings(row, column, 2);
    for (let place = 8; place < size - 8; place += 1) {
      this.set(6, place, place % 2 === 0);
      this.set(place, 6, place % 2 === 0);
    }
    this.drawFormat(mask);
    if (number >= 7) this.drawVersion();
  }

  /** Up and down in pairs of columns from the right, past the column of the timing. */
  drawWords(words: readonly number[], mask: number): void {
    const { size } = this.version;
    const masked = at(MASKS, mask);
    let bit = 0;
    for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
      const right = size - 1 - pair * 2 - (pair * 2 >= size - 7 ? 1 : 0);
      for (let step = 0; step < size; step += 1) {
        const row = pair % 2 === 0 ? size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.taken[row]?.[column] === true) continue;
          const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          at(this.dark, row)[column] = dark !== masked(row, column);
          bit += 1;
        }
      }
    }
  }

  /** Rings around a centre, dark and light in turn: a finder with its quiet margin, or an alignment pattern. */
  private drawRings(centreRow: number, centreColumn: number, reach: number): void {
    for (let row = centreRow - reach; row <= centreRow + reach; row += 1) {
      for (let column = centreColumn - reach; column <= centreColumn + reach; column += 1) {
        const ring = Math.max(Math.abs(row - centreRow), Math.abs(column - centreColumn));
        if (row >= 0 && column >= 0 && row < this.version.size && column < this.version.size)
          this.set(row, column, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  }

  /** Twice the same fifteen bits: around the first finder, and shared by the two others. */
  private drawFormat(mask: number): void {
    const { size } = this.version;
    const bits = formatBits(mask);
    for (let bit = 0; bit < 15; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1;
      const place = at(AROUND_FINDER, bit);
      this.set(place[0], place[1], dark);
      if (bit < 8) this.set(8, size - 1 - bit, dark);
      else this.set(size - 15 + bit, 8, dark);
    }
    this.set(size - 8, 8, true);
  }

  private drawVersion(): void {
    const { size, number } = this.version;
    const bits = versionBits(number);
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((bits >> bit) & 1) === 1;
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      this.set(near, far, dark);
      this.set(far, near, dark);
    }
  }

  private set(row: number, column: number, dark: boolean): void {
    at(this.dark, row)[column] = dark;
    at(this.taken, row)[column] = true;
  }
}

/** Where the bits of the format stand, the lowest first: down the ninth column, then left along the ninth row, past the timing. */
const AROUND_FINDER: readonly (readonly [row: number, column: number])[] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((row) => [row, 8] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((column) => [8, column] as const),
];

/** Level M and the mask under a code that survives three wrong bits. */
export function formatBits(mask: number): number {
  // Level M is 00.
  return ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
}

export function versionBits(number: number): number {
  return (number << 12) | remainder(number << 12, 0x1f25, 12);
}

/** What is left of `value` after division by a polynomial of this degree, without carries. */
function remainder(value: number, polynomial: number, degree: number): number {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= polynomial << (bit - degree);
  return rest;
}

function square(size: number): boolean[][] {
  return Array.from({ length: size }, () => Array.from({ length: size }, () => false));
}
