import { describe, expect, it } from 'vitest';
import { powerCutTest } from './power-cut/power-cut.ts';

describe('a power cut while people play on the embedded database', () => {
  it('loses no decision that was acknowledged, and does none twice', async () => {
    // `npm run power-cut` cuts it fifty times.
    const { lost, doubled, problems, unlike, lostUnsynced } = await powerCutTest({ cuts: 3, seed: 1, decisions: 50 });
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    // The test itself: it knows of all that was written, and of a disk that is not asked to sync it finds the loss.
    expect(unlike).toEqual([]);
    expect(lostUnsynced).toBeGreaterThan(0);
  }, 300_000);
});
