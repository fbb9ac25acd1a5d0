import { createHash, createHmac } from 'node:crypto';
import { quickRandom } from '@astrarium/core';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256, sha256OfText } from '../src/index.ts';

describe('SHA-256', () => {
  it('is that of everybody else, for messages of every length around the ends of blocks', () => {
    const chance = quickRandom(17);
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, () => chance(256));
      expect(sha256(message), `length ${length}`).toBe(createHash('sha256').update(message).digest('hex'));
    }
    expect(sha256OfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256OfText('étoile ✦')).toBe(createHash('sha256').update('étoile ✦').digest('hex'));
  });

  it('makes the HMAC that is everybody else’s', () => {
    const chance = quickRandom(18);
    for (const length of [0, 1, 31, 32, 55, 64, 100]) {
      const key = Uint8Array.from({ length: 32 }, () => chance(256));
      const message = Uint8Array.from({ length }, () => chance(256));
      expect(hmacSha256(key, message)).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }
  });
});
