import { startPostgres } from '../../../../test/postgres.ts';
import { openStore } from '../../src/store/open.ts';
import { aServer, NO_LIMITS } from '../a-server.ts';
import { wholeNumbers } from '../whole-numbers.ts';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz`: as the test, with many more messages. Arguments: how many, and the seed. */
const { count, seed } = wholeNumbers({ count: 100_000, seed: 1 });
const postgres = await startPostgres();
const store = await openStore({ databaseUrl: await postgres.newDatabase() });
const server = await aServer(store, { ...NO_LIMITS, watchEvery: 0 });
try {
  const report = await fuzz(server, store, { count, seed });
  const { before, after, ...told } = report;
  console.log(told);
  const problems = [
    ...(after === before ? [] : ['the table was changed']),
    ...((report.answers['internal'] ?? 0) === 0 ? [] : ['something went wrong inside']),
    ...server.reported.map(String),
    ...(report.playedOn === 3 ? [] : ['the game did not go on']),
    ...(report.heapAfter - report.heapBefore < 100 ? [] : ['the memory has grown']),
  ];
  console.log(problems.length === 0 ? `${count} messages: no crash, no change` : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await store.close();
  await postgres.stop();
}
