import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawings, encode, formatBits, type Modules, versionBits } from './encode.ts';
import { errorCorrection } from './galois.ts';

test('the error correction of the worked example of ISO/IEC 18004, version 1, level M', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('the format and version bits of the tables of the standard', () => {
  const formats = Array.from({ length: 8 }, (_, mask) => formatBits(mask).toString(2).padStart(15, '0'));
  expect(formats).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ]);
  expect([7, 8, 9, 10].map((version) => versionBits(version).toString(16))).toEqual(['7c94', '85bc', '9a99', 'a4d3']);
});

/** SHA-256 of the code as another encoder drew it; that one weighs masks in its own way, so it may be any of the eight. */
const DRAWN_ELSEWHERE: readonly (readonly [text: string, size: number, digest: string])[] = [
  ['Astrarium', 21, '0957d451e9555c5493cdd2827dd2859baab9e6394368c967511ca9abc863cd1d'],
  [
    'https://astrarium.example/online/Ab3dEfGh1jKlMn0p#join=0123456789abcdefABCDEF',
    37,
    'eb8b24eb9fff2c566c0faeddcdc91e53628d3f2c391f8c70ea003bd62f20457a',
  ],
  ['a'.repeat(150), 49, 'cd04c70899bf969579d3ee61f16026f9073766920c04fc423789d70fc0b035f5'],
];

test.for(DRAWN_ELSEWHERE)('%s is drawn as another encoder draws it', ([text, size, digest]) => {
  expect(drawings(text).map(digestOf)).toContain(digest);
  const chosen = encode(text);
  expect(chosen.length).toBe(size);
  expect(drawings(text).map(digestOf)).toContain(digestOf(chosen));
});

test('every length up to 213 bytes has its version, and no more than that', () => {
  expect(Array.from({ length: 213 }, (_, length) => drawings('x'.repeat(length + 1))[0]?.length)).toEqual(
    Array.from({ length: 213 }, (_, length) => 21 + 4 * MOST_BYTES.findIndex((most) => length + 1 <= most)),
  );
  expect(() => encode('x'.repeat(214))).toThrow(RangeError);
});

test('letters beyond ASCII are written as UTF-8', () => {
  expect(encode('é'.repeat(7)).length).toBe(21);
  expect(encode('é'.repeat(8)).length).toBe(25);
});

/** The bytes that versions 1 to 10 hold at level M, by the standard. */
const MOST_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

function digestOf(modules: Modules): string {
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return createHash('sha256').update(rows.join('\n')).digest('hex');
}
