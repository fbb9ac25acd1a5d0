import { at } from '@astrarium/core';
import { errorCorrection } from './galois.ts';
import { dataCodewords, lengthBits, type Version } from './versions.ts';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The text's bytes as codewords in the order in which they are drawn: blocks interleaved, error correction after the data. */
export function codewordsOf(bytes: Uint8Array, version: Version): number[] {
  const data = dataOf(bytes, version);
  let start = 0;
  const blocks = version.blocks.map((length) => {
    start += length;
    return data.slice(start - length, start);
  });
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => errorCorrection(block, version.correction)))];
}

function dataOf(bytes: Uint8Array, version: Version): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, lengthBits(version)), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  const capacity = dataCodewords(version) * 8;
  // The end of the message, then up to a whole byte.
  for (let ends = 0; ends < 4 && bits.length < capacity; ends += 1) bits.push(0);
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, word) => Number.parseInt(bits.slice(word * 8, word * 8 + 8).join(''), 2));
  for (let pad = 0; words.length < capacity / 8; pad += 1) words.push(at(PADDING, pad % 2));
  return words;
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);
}

/** The first of each block, then the second of each that has one, and so on. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}
