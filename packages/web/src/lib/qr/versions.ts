/** One size of QR code at level M. */
export interface Version {
  readonly number: number;
  /** Modules on a side. */
  readonly size: number;
  /** Data codewords of each block. */
  readonly blocks: readonly number[];
  /** Codewords of error correction of each block. */
  readonly correction: number;
  /** Rows and columns of the centres of alignment patterns. */
  readonly alignment: readonly number[];
}

/** Blocks as [how many, data codewords], correction codewords of each, alignment: ISO/IEC 18004, tables 9 and E.1, level M. */
const TABLE: readonly (readonly [blocks: readonly (readonly [number, number])[], correction: number, alignment: readonly number[]])[] = [
  [[[1, 16]], 10, []],
  [[[1, 28]], 16, [6, 18]],
  [[[1, 44]], 26, [6, 22]],
  [[[2, 32]], 18, [6, 26]],
  [[[2, 43]], 24, [6, 30]],
  [[[4, 27]], 16, [6, 34]],
  [[[4, 31]], 18, [6, 22, 38]],
  [
    [
      [2, 38],
      [2, 39],
    ],
    22,
    [6, 24, 42],
  ],
  [
    [
      [3, 36],
      [2, 37],
    ],
    22,
    [6, 26, 46],
  ],
  [
    [
      [4, 43],
      [1, 44],
    ],
    26,
    [6, 28, 50],
  ],
];

const VERSIONS: readonly Version[] = TABLE.map(([blocks, correction, alignment], index) => ({
  number: index + 1,
  size: 21 + 4 * index,
  blocks: blocks.flatMap(([count, length]) => Array.from({ length: count }, () => length)),
  correction,
  alignment,
}));

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number): Version {
  const version = VERSIONS.find((one) => bytes <= capacityOf(one));
  if (version === undefined) throw new RangeError(`${bytes} bytes are too many for a QR code of version ${VERSIONS.length}, level M`);
  return version;
}

/** From version 10 on, the length is written with two bytes in place of one. */
export function lengthBits({ number }: Version): number {
  return number < 10 ? 8 : 16;
}

export function dataCodewords({ blocks }: Version): number {
  return blocks.reduce((sum, length) => sum + length, 0);
}

/** Mode and length take their part. */
function capacityOf(version: Version): number {
  return Math.floor((dataCodewords(version) * 8 - 4 - lengthBits(version)) / 8);
}
