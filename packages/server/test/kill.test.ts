import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { embeddedFolder } from './a-store.ts';
import { killTest } from './kill/kill.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe.each([
  ['PostgreSQL', await postgres.newDatabase()],
  ['the embedded database', await embeddedFolder()],
])('the server killed while people play, over %s', (_name, where) => {
  it('loses no decision that was acknowledged, and does none twice', async () => {
    // Each start takes seconds; `npm run kill-test` kills it fifty times.
    const { acknowledged, lost, doubled, problems } = await killTest(where, { kills: 1, seed: 3 });
    expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
    expect(acknowledged).toBeGreaterThanOrEqual(20);
  }, 300_000);
});
