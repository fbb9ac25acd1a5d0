import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, NO_LIMITS, type TestServer } from './a-server.ts';
import { aStore } from './a-store.ts';
import { fuzz } from './fuzz/fuzz.ts';

const store = await aStore();
let server: TestServer;

beforeAll(async () => {
  server = await aServer(store, { ...NO_LIMITS, watchEvery: 0 });
});

afterAll(() => server.stop());

describe('5,000 messages that are malformed, oversized, out of turn, replayed or forged', () => {
  it('bring nothing down and change nothing', async () => {
    const report = await fuzz(server, store, { count: 5000, seed: 7 });
    expect(server.reported).toEqual([]);
    expect(report.answers['internal'] ?? 0).toBe(0);
    expect(report.after).toBe(report.before);
    expect(report.playedOn).toBe(3);
    // Every kind of refusal was met: else this tests less than it says.
    for (const code of ['bad-input', 'not-your-seat', 'no-such-table', 'too-large', 'foreign-origin', 'wrong-phase', 'closed', 'answer'])
      expect(report.answers[code], code).toBeGreaterThan(0);
    expect(report.heapAfter - report.heapBefore).toBeLessThan(100);
  });
});
