import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../../test/postgres.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { killTest } from './kill.ts';

/** `npm run kill-test`: as the test, with many more kills. Arguments: how many on each store, and the seed. */
const { kills, seed } = wholeNumbers({ kills: 50, seed: 1 });
const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-kill-'));
const postgres = await startPostgres({ durable: true });
try {
  for (const [name, where] of [
    ['PostgreSQL', await postgres.newDatabase()],
    ['embedded database', path.join(folder, 'games')],
  ] as const) {
    const { lost, doubled, problems, ...report } = await killTest(where, { kills, seed });
    console.log(name, report, `${lost.length} lost, ${doubled.length} doubled`);
    for (const problem of [...lost, ...doubled, ...problems]) console.log(problem);
    if (lost.length + doubled.length + problems.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
