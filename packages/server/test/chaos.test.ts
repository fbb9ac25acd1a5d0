import { afterAll, expect, it } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { chaosTest } from './chaos/chaos.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

it('three nodes, killed, frozen, stopped and cut off in turn, one of them an hour ahead, play every game to its end and lose nothing', async () => {
  const { lost, doubled, problems, acknowledged, troubles } = await chaosTest(await postgres.newDatabase(), { games: 1, most: 5, seed: 5 });
  expect({ lost, doubled, problems }).toEqual({ lost: [], doubled: [], problems: [] });
  expect(acknowledged).toBeGreaterThan(50);
  expect(Object.values(troubles).reduce((sum, many) => sum + many, 0)).toBeGreaterThan(2);
}, 300_000);
