/**
 * SHA-256 (FIPS 180-4), for pages too that came without https: there browsers keep their own to themselves. Bytes in, hexadecimal digits out.
 */
export function sha256(message: Uint8Array): string {
  return toHex(digest(message));
}

/** The hash of a text in UTF-8, as of a token. */
export function sha256OfText(text: string): string {
  return sha256(new TextEncoder().encode(text));
}

/** HMAC (RFC 2104) for keys of up to 64 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): string {
  const padded = (pad: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ pad);
  return sha256(joined(padded(0x5c), digest(joined(padded(0x36), message))));
}

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((number) => number > 1 && isPrime(number));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function digest(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const words = new DataView(bytes.buffer);
  words.setBigUint64(length - 8, BigInt(message.length) * 8n);
  const hash = Int32Array.from(START);
  for (let block = 0; block < length; block += BLOCK) mix(hash, words, block);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mix(hash: Int32Array, words: DataView, block: number): void {
  const w = new Int32Array(64);
  const word = (i: number): number => w[i] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = words.getInt32(block + 4 * i);
    else {
      const [x, y] = [word(i - 15), word(i - 2)];
      w[i] = word(i - 16) + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + word(i - 7) + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word(i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, i) => {
    hash[i] = (hash[i] ?? 0) + sum;
  });
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
