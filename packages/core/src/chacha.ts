/**
 * The ChaCha20 block function (RFC 8439), as a keyed source of words nobody can foresee without the key.
 * `input` is the block's 16 words; with `sum` they are added to the result, as the cipher does, without it not, as HChaCha20 does.
 */
export function chachaBlock(input: Int32Array, output: Int32Array, sum: boolean): void {
  output.set(input);
  for (let round = 0; round < 10; round += 1) {
    quarter(output, 0, 4, 8, 12);
    quarter(output, 1, 5, 9, 13);
    quarter(output, 2, 6, 10, 14);
    quarter(output, 3, 7, 11, 15);
    quarter(output, 0, 5, 10, 15);
    quarter(output, 1, 6, 11, 12);
    quarter(output, 2, 7, 8, 13);
    quarter(output, 3, 4, 9, 14);
  }
  if (sum) for (let i = 0; i < 16; i += 1) output[i] = word(output, i) + word(input, i);
}

/** "expand 32-byte k", the four words every block begins with. */
export const CHACHA_CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 16);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 12);
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 8);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 7);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function word(x: Int32Array, i: number): number {
  return x[i] ?? 0;
}
