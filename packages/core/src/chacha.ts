/**
 * The ChaCha20 block function (RFC 8439), as a keyed source of words nobody can foresee without the key.
 * `input` is the block's 16 words; with `sum` they are added to the result, as the cipher does, without it not, as HChaCha20 does.
 */
export function chachaBlock(input: Int32Array, output: Int32Array, sum: boolean): void {
  output.set(input);
  for (let round = 0; round < 10; round += 1) {
    for (let i = 0; i < QUARTERS.length; i += 4) {
      const a = QUARTERS[i] as number;
      const b = QUARTERS[i + 1] as number;
      const c = QUARTERS[i + 2] as number;
      const d = QUARTERS[i + 3] as number;
      let wa = output[a] as number;
      let wb = output[b] as number;
      let wc = output[c] as number;
      let wd = output[d] as number;
      wa = (wa + wb) | 0;
      wd = rotate(wd ^ wa, 16);
      wc = (wc + wd) | 0;
      wb = rotate(wb ^ wc, 12);
      wa = (wa + wb) | 0;
      wd = rotate(wd ^ wa, 8);
      wc = (wc + wd) | 0;
      wb = rotate(wb ^ wc, 7);
      output[a] = wa;
      output[b] = wb;
      output[c] = wc;
      output[d] = wd;
    }
  }
  if (sum) for (let i = 0; i < 16; i += 1) output[i] = (output[i] as number) + (input[i] as number);
}

/** "expand 32-byte k", the four words every block begins with. */
export const CHACHA_CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** The eight quarter rounds of a double round, four words each: first the columns, then the diagonals. */
const COLUMNS = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
const DIAGONALS = [0, 5, 10, 15, 1, 6, 11, 12, 2, 7, 8, 13, 3, 4, 9, 14];
const QUARTERS = Uint8Array.from([...COLUMNS, ...DIAGONALS]);

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
