import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { temporaryFolder } from './a-store.ts';
import { killTest } from './kill/kill.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe.each([
  ['PostgreSQL', await postgres.newDatabase()],
  ['the embedded database', path.join(temporaryFolder(), 'games')],
])('the server killed twice while people play, over %s', (_name, where) => {
  it('loses no decision that was acknowledged, and does none twice', async () => {
    const { lost, doubled, problems, acknowledged, kills } = await killTest(where, { kills: 2, seed: 3 });
    expect({ lost, doubled, problems, kills }).toEqual({ lost: [], doubled: [], problems: [], kills: 2 });
    expect(acknowledged).toBeGreaterThanOrEqual(30);
  }, 300_000);
});
