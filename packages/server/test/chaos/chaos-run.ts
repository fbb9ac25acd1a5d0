import { startPostgres } from '../../../../test/postgres.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { chaosTest } from './chaos.ts';

/** `npm run chaos`: as the test, many times in a row and with more games. Arguments: how many times, the first seed, how many games, and troubles. */
const { times, first, games, most } = wholeNumbers({ times: 20, first: 1, games: 4, most: 25 });
const postgres = await startPostgres({ durable: true });
try {
  for (let seed = first; seed < first + times; seed += 1) {
    const begun = performance.now();
    const { lost, doubled, problems, troubles, ...report } = await chaosTest(await postgres.newDatabase(), { games, most, seed });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `seed ${seed}, ${seconds} s:`,
      report,
      troubles,
      `${lost.length} lost, ${doubled.length} doubled, ${problems.length} problems`,
    );
    for (const problem of [...lost, ...doubled, ...problems]) console.log(problem);
    if (lost.length + doubled.length + problems.length > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}
