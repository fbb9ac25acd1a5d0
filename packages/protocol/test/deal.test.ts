import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkDeal, commitmentTo, type Deal, dealSeed } from '../src/index.ts';

const SERVER_SEED = '00ff'.repeat(16);
const VALUES = ['a'.repeat(32), '', 'b'.repeat(32)];

async function aDeal(change: Partial<Deal> = {}): Promise<Deal> {
  return { table: 'table', serverSeed: SERVER_SEED, commitment: await commitmentTo(SERVER_SEED), values: VALUES, ...change };
}

describe('the deal', () => {
  it('follows from the seed of the server and the values of all, as anybody can compute', async () => {
    const key = Buffer.from(SERVER_SEED, 'hex');
    expect(await commitmentTo(SERVER_SEED)).toBe(createHash('sha256').update(key).digest('hex'));
    expect(await dealSeed(await aDeal())).toBe(
      createHmac('sha256', key)
        .update(`astrarium:table:${VALUES.join(':')}`)
        .digest('hex'),
    );
  });

  it('passes when everything is as it was promised', async () => {
    const deal = await aDeal();
    const seen = { commitment: deal.commitment, values: { 0: 'a'.repeat(32), 2: 'b'.repeat(32) } };
    expect(await checkDeal(deal, await dealSeed(deal), seen)).toBeUndefined();
  });

  it('names what is wrong', async () => {
    const deal = await aDeal();
    const seed = await dealSeed(deal);
    expect(await checkDeal({ ...deal, serverSeed: 'ff00'.repeat(16) }, seed)).toBe('wrong-commitment');
    expect(await checkDeal(deal, seed, { commitment: '0'.repeat(64) })).toBe('other-commitment');
    expect(await checkDeal(deal, seed, { values: { 0: 'c'.repeat(32) } })).toBe('other-value');
    expect(await checkDeal(deal, '0'.repeat(64))).toBe('wrong-seed');
    expect(await checkDeal({ ...deal, values: ['c'.repeat(32), '', ''] }, seed)).toBe('wrong-seed');
    expect(await checkDeal({ ...deal, table: 'other' }, seed)).toBe('wrong-seed');
  });
});
