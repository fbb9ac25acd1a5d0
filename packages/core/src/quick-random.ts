/** A source of numbers from 0 to n - 1. */
export type Below = (n: number) => number;

/**
 * The fast generator for bots and simulations (sfc32), where millions of numbers matter and nobody has to trust them.
 * The luck of a game itself comes from `Chance`.
 */
export function quickRandom(seed: number): Below {
  let a = seed | 0;
  let b = (seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return (n) => Math.floor((next() / 0x1_0000_0000) * n);
}
