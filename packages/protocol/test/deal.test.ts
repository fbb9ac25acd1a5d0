import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDeal, commitmentTo, type Deal, dealProof, dealSeed, valueHash } from '../src/index.ts';

const SERVER_SEED = '00ff'.repeat(16);
const VALUES = ['a'.repeat(32), '', 'b'.repeat(32)];
const HASHES = VALUES.map((value) => (value === '' ? '' : valueHash(value)));

function aDeal(change: Partial<Deal> = {}): Deal {
  return { table: 'table', serverSeed: SERVER_SEED, commitment: commitmentTo(SERVER_SEED), values: VALUES, hashes: HASHES, ...change };
}

describe('the deal', () => {
  it('follows from the seed of the server and the values of all, as anybody can compute', () => {
    const key = Buffer.from(SERVER_SEED, 'hex');
    expect(commitmentTo(SERVER_SEED)).toBe(createHash('sha256').update(key).digest('hex'));
    expect(valueHash('ab'.repeat(16))).toBe(createHash('sha256').update(Buffer.alloc(16, 0xab)).digest('hex'));
    expect(dealSeed(aDeal())).toBe(
      createHmac('sha256', key)
        .update(`astrarium:table:${VALUES.join(':')}`)
        .digest('hex'),
    );
  });

  it('passes when everything is as it was promised', () => {
    const deal = aDeal();
    const seen = { commitment: deal.commitment, hashes: HASHES, values: { 0: 'a'.repeat(32), 2: 'b'.repeat(32) } };
    expect(checkDeal(deal, dealSeed(deal), seen)).toBeUndefined();
    // Without hashes, as values were sent openly in earlier versions.
    const old = aDeal({ hashes: ['', '', ''] });
    expect(checkDeal(old, dealSeed(old), { commitment: deal.commitment, values: { 0: 'a'.repeat(32) } })).toBeUndefined();
    // A value that came too late is in nobody's deal.
    const late = aDeal({ values: ['', '', 'b'.repeat(32)] });
    expect(checkDeal(late, dealSeed(late), seen)).toBeUndefined();
  });

  it('names what is wrong', () => {
    const deal = aDeal();
    const seed = dealSeed(deal);
    expect(checkDeal({ ...deal, serverSeed: 'ff00'.repeat(16) }, seed)).toBe('wrong-commitment');
    expect(checkDeal(deal, seed, { commitment: '0'.repeat(64) })).toBe('other-commitment');
    expect(checkDeal(deal, seed, { hashes: ['', '', ''] })).toBe('other-hash');
    expect(checkDeal({ ...deal, values: ['c'.repeat(32), '', ''] }, seed)).toBe('wrong-value');
    expect(checkDeal(deal, seed, { values: { 0: 'c'.repeat(32) } })).toBe('other-value');
    expect(checkDeal(deal, '0'.repeat(64))).toBe('wrong-seed');
    expect(checkDeal({ ...deal, values: ['a'.repeat(32), '', ''] }, seed)).toBe('wrong-seed');
    expect(checkDeal({ ...deal, table: 'other' }, seed)).toBe('wrong-seed');
  });

  it('says what it proves', () => {
    expect(dealProof(false, true, [true, true])).toBe('elsewhere');
    expect(dealProof(true, false, [false, true])).toBe('sealed');
    expect(dealProof(true, true, [true, true])).toBe('all');
    expect(dealProof(true, true, [false, true])).toBe('some');
    expect(dealProof(true, true, [false, false])).toBe('nobody');
    expect(dealProof(true, true, [])).toBe('nobody');
    expect(dealProof(true, true, [true])).toBe('alone');
  });
});
