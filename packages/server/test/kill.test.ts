import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from './a-store.ts';
import { killTest } from './kill/kill.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe.each([
  ['PostgreSQL', await postgres.newDatabase(), 2],
  // Each start of it takes seconds; `npm run kill-test` kills it fifty times.
  ['the embedded database', path.join(temporaryFolder(), 'games'), 1],
])('the server killed while people play, over %s', (_name, where, kills) => {
  it('loses no decision that was acknowledged, and does none twice', async () => {
    const { acknowledged, lost, doubled, problems } = await killTest(where, { kills, seed: 3 });
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(10 * (kills + 1));
  }, 300_000);
});
