import { startPostgres } from './postgres.ts';

/** One PostgreSQL for all test files, each of which takes a database of its own there: making a server takes seconds. */
export default async function onePostgres(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env['TEST_DATABASE_URL'] = url;
  return stop;
}
